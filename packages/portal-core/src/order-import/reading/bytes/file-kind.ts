/** Kinds of files that are not text in columns. `openSheetSource` can read `xlsx`. */
export const FILE_KINDS = [
  'xlsx',
  'xlsxDamaged',
  'xlsxEncrypted',
  'xlsxTooLarge',
  'xls',
  'xlsb',
  'ods',
  'numbers',
  'document',
  'zip',
  'archive',
  'pdf',
  'image',
  'html',
  'xml',
  'json',
  'noColumns',
  'binary',
] as const;
export type FileKind = (typeof FILE_KINDS)[number];

const SIGNATURES: readonly (readonly [FileKind, readonly number[]])[] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['zip', [0x50, 0x4b, 0x05, 0x06]],
  ['xls', [0xd0, 0xcf, 0x11, 0xe0]],
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['image', [0x89, 0x50, 0x4e, 0x47]],
  ['image', [0xff, 0xd8, 0xff]],
  ['image', [0x47, 0x49, 0x46, 0x38]],
  ['image', [0x49, 0x49, 0x2a, 0x00]],
  ['archive', [0x1f, 0x8b]],
  ['archive', [0x37, 0x7a, 0xbc, 0xaf]],
  ['archive', [0x52, 0x61, 0x72, 0x21]],
  ['document', [0x7b, 0x5c, 0x72, 0x74, 0x66]], // rtf
];

/** Names of files that occur in archives of one kind only. */
const ZIP_PARTS: readonly (readonly [FileKind, RegExp])[] = [
  ['xlsb', /xl\/workbook\.bin/i],
  ['xlsx', /xl[/\\](?:workbook\.xml|worksheets|_rels|styles|sharedstrings|theme)/i],
  ['ods', /application\/vnd\.oasis\.opendocument\.spreadsheet/],
  ['document', /application\/vnd\.oasis\.opendocument|word\/document\.xml|ppt\/presentation\.xml/i],
  ['numbers', /Index\/(?:Document|Tables|CalculationEngine)[^\0]*\.iwa|Index\.zip/],
];
/** Bytes at an archive's beginning and end that name its files. */
const ZIP_LOOKED_AT = 64 * 1024;

/** A part of protected workbooks, which have the same container as old ones. */
const ENCRYPTED = [...'EncryptedPackage'].join('\0');

/** The kind of a file by its first bytes (or all of them); null for a file that may be text. */
export function fileKindOf(bytes: Uint8Array): FileKind | null {
  const found = SIGNATURES.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte));
  if (found === undefined) return isPicture(bytes) ? 'image' : null;
  const [kind] = found;
  if (kind === 'zip') return kindOfZip(bytes);
  if (kind === 'xls' && latin1(bytes).includes(ENCRYPTED)) return 'xlsxEncrypted';
  return kind;
}

function kindOfZip(bytes: Uint8Array): FileKind {
  const tail = Math.max(ZIP_LOOKED_AT, bytes.length - ZIP_LOOKED_AT);
  const names = latin1(bytes.subarray(0, ZIP_LOOKED_AT)) + latin1(bytes.subarray(tail));
  return ZIP_PARTS.find(([, part]) => part.test(names))?.[0] ?? 'zip';
}

/** Whether bytes are a picture; WebP and HEIC have their signature a little later. */
function isPicture(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, 12));
  return (head.startsWith('RIFF') && head.endsWith('WEBP')) || /^....ftyp(?:hei|mif|avif|msf)/s.test(head);
}

function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

const JSON_START =
  /^\s*(?:\{\s*(?:"(?:[^"\\]|\\.){0,200}"\s*:|\})|\[\s*(?:\{|\[|\]|-?\d[\d.]*\s*,|"(?:[^"\\]|\\.){0,200}"\s*[,\]]))/;
const HTML_START =
  /^\s*(?:<!--[\s\S]{0,500}?-->\s*)?<(?:!doctype html|html|head|body|meta|table|div|svg|script|style|p|h\d)\b/i;
const XML_START =
  /^\s*<(?:\?xml|!doctype|!--|[a-z_][\w:.-]*(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*(?:\/>\s*$|>\s*<))/i;

/** The kind of a text that is not in columns: a web page, XML or JSON; null for any other. */
export function textKindOf(text: string): FileKind | null {
  const head = text.slice(0, 2000);
  if (HTML_START.test(head)) return 'html';
  if (XML_START.test(head)) return 'xml';
  return JSON_START.test(head) ? 'json' : null;
}
