/** A token of HTML. Attribute names are lower case; values and text have their entities decoded. */
export type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'open';
      readonly tag: string;
      readonly attributes: Readonly<Record<string, string>>;
      readonly isClosed: boolean;
    }
  | { readonly kind: 'close'; readonly tag: string };

const TAG = /^<(\/?)([a-z][a-z0-9:-]*)([^]*)>$/i;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]\S*)))?/g;

/** Splits HTML into text and tags; comments, doctypes and processing instructions are left out. Never throws; linear in the length. */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) break;
    if (open > at) yield textToken(html.slice(at, open));
    if (!/[a-z/!?]/i.test(html[open + 1] ?? '')) {
      yield textToken('<');
      at = open + 1;
      continue;
    }
    const end = endOfTag(html, open);
    if (end < 0) return;
    const token = tagToken(html.slice(open, end));
    if (token) yield token;
    at = end;
  }
  if (at < html.length) yield textToken(html.slice(at));
}

/** Offset after the tag or comment that begins at `open`; -1 when it is never closed. */
function endOfTag(html: string, open: number): number {
  if (html.startsWith('<!--', open)) {
    const end = html.indexOf('-->', open + 2);
    return end < 0 ? -1 : end + 3;
  }
  let quote = '';
  for (let at = open + 1; at < html.length; at += 1) {
    const char = html[at]!;
    if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '>') return at + 1;
    else if ((char === '"' || char === "'") && /[=\s]/.test(html[at - 1] ?? '')) quote = char;
  }
  return -1;
}

function tagToken(source: string): HtmlToken | null {
  const parts = TAG.exec(source);
  if (!parts) return null;
  const tag = parts[2]!.toLowerCase();
  if (parts[1] === '/') return { kind: 'close', tag };
  return { kind: 'open', tag, attributes: readAttributes(parts[3]!), isClosed: parts[3]!.endsWith('/') };
}

function readAttributes(source: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name, double, single, bare] of source.matchAll(ATTRIBUTE)) {
    const key = name!.toLowerCase();
    if (!Object.hasOwn(attributes, key)) attributes[key] = decodeEntities(double ?? single ?? bare ?? '');
  }
  return attributes;
}

function textToken(text: string): HtmlToken {
  return { kind: 'text', text: decodeEntities(text) };
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/** Decodes the entities in serialised HTML: the five of XML, `nbsp` and numbers. Others are left unchanged. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[String(name)] ?? whole;
    const point = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    const isCharacter = point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
    return isCharacter ? String.fromCodePoint(point) : '\ufffd';
  });
}

/** Encodes text for HTML, also within double quotes. */
export function encodeEntities(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\u00a0', '&nbsp;');
}
