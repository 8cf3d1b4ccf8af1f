import { cleanText } from '@kontor/portal-core/validation';

const MAX_LENGTH = 200;
/** Invisible characters, among them those that turn the reading direction, so that `gpj.exe` reads as `exe.jpg`. */
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\p{Surrogate}/gu;

/**
 * Cleans a file's own name for showing and saving: without folders, invisible characters and undue length; the extension is kept. A quote
 * in a name comes as `%22` in forms (HTML, "multipart/form-data encoding").
 */
export function originalName(name: string): string {
  const own = cleanText(name.replaceAll('%22', '"').replace(UNSEEN, '')).split(/[/\\]/).at(-1)!.trim();
  if (own.length <= MAX_LENGTH) return own;
  const ending = /\.\w{1,8}$/.exec(own)?.[0] ?? '';
  return own.slice(0, MAX_LENGTH - ending.length).replace(/[\ud800-\udbff]$/, '') + ending;
}

/** `Content-Disposition` of a download with that name (RFC 6266): plain letters for old programs, the whole name in UTF-8. */
export function attachment(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%;]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
