import type { MediaExtension } from '@kontor/portal-core/media';
import { fileTypeFromBuffer } from 'file-type';

/** Detected content types by file extension. Old Office files are told apart by the streams they hold. */
const KINDS: Readonly<Record<Exclude<MediaExtension, 'csv' | 'txt'>, readonly string[]>> = {
  png: ['png', 'apng'],
  jpg: ['jpg'],
  jpeg: ['jpg'],
  pdf: ['pdf'],
  xls: ['cfb'],
  doc: ['cfb'],
  xlsx: ['xlsx'],
  docx: ['docx'],
  mp4: ['mp4', 'm4v'],
};
const STREAMS: Partial<Record<MediaExtension, readonly string[]>> = {
  xls: ['Workbook', 'Book'],
  doc: ['WordDocument'],
};

/** True when the bytes of a file match its extension. Nothing is unpacked. */
export async function matchesContent(bytes: Buffer, extension: MediaExtension): Promise<boolean> {
  if (extension === 'csv' || extension === 'txt') return isText(bytes);
  const found = await fileTypeFromBuffer(bytes);
  if (!found || !KINDS[extension].includes(found.ext)) return false;
  return STREAMS[extension]?.some((name) => bytes.includes(Buffer.from(`${name}\0`, 'utf16le'))) ?? true;
}

/** True for text of any encoding: UTF-16 by its mark, else no control characters but white space (and the end mark of old spreadsheets). */
function isText(bytes: Buffer): boolean {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    return bytes.length % 2 === 0;
  return !bytes.some((byte) => byte < 0x20 && !WHITE_SPACE.has(byte));
}

const WHITE_SPACE: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a]);
