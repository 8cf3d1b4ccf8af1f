/** A part of a file in bytes, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The one part of a file of `size` bytes that a `Range` header asks for (RFC 9110, 14.1.2). Null in all other cases, such as several parts
 * or parts behind the file's end: the answer is then the whole file, as without the header.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | null {
  const [, first = '', last = ''] = RANGE.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : null;
}
