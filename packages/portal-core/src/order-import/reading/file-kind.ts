const SIGNATURES: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04], // zip, xlsx, docx
  [0x50, 0x4b, 0x05, 0x06], // empty zip
  [0xd0, 0xcf, 0x11, 0xe0], // xls, doc
  [0x25, 0x50, 0x44, 0x46], // pdf
  [0x89, 0x50, 0x4e, 0x47], // png
  [0xff, 0xd8, 0xff], // jpeg
  [0x47, 0x49, 0x46, 0x38], // gif
  [0x1f, 0x8b], // gzip
  [0x37, 0x7a, 0xbc, 0xaf], // 7z
  [0x52, 0x61, 0x72, 0x21], // rar
  [0x7b, 0x5c, 0x72, 0x74, 0x66], // rtf
];
const MARKUP = /^\s*<(?:!doctype|\?xml|html|head|body|table|svg|script)\b/i;

/** Whether the first bytes are those of another kind of file than text: an archive, a workbook, a picture, a document or a web page. */
export function isOtherFileKind(bytes: Uint8Array): boolean {
  if (SIGNATURES.some((signature) => signature.every((byte, index) => bytes[index] === byte))) return true;
  return MARKUP.test(String.fromCharCode(...bytes.subarray(0, 200)).replace(/^\xef\xbb\xbf/, ''));
}
