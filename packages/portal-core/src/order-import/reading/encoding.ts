import type { ImportEncoding } from '../order-import.types.js';

/** An encoding guessed from bytes. */
export interface EncodingGuess {
  readonly value: ImportEncoding;
  /** 0 to 1. */
  readonly confidence: number;
  /** Whether the file begins with a byte order mark. */
  readonly byteOrderMark: boolean;
}

/** Follows bytes and tells whether they are UTF-8; a character may be cut between two pieces. */
export interface Utf8Check {
  push(bytes: Uint8Array): void;
  /** Whether everything so far may be UTF-8. */
  readonly valid: boolean;
  /** Whether there was any character beyond ASCII. */
  readonly beyondAscii: boolean;
  /** Whether the last character is whole. */
  readonly complete: boolean;
}

/** A check by the table of well-formed byte sequences (Unicode 15, table 3-7). */
export function createUtf8Check(): Utf8Check {
  let [pending, low, high] = [0, 0x80, 0xbf];
  let [valid, beyondAscii] = [true, false];
  const lead = (byte: number): void => {
    beyondAscii = true;
    low = 0x80;
    high = 0xbf;
    if (byte >= 0xc2 && byte <= 0xdf) pending = 1;
    else if (byte >= 0xe0 && byte <= 0xef) pending = 2;
    else if (byte >= 0xf0 && byte <= 0xf4) pending = 3;
    else valid = false;
    if (byte === 0xe0) low = 0xa0;
    if (byte === 0xed) high = 0x9f;
    if (byte === 0xf0) low = 0x90;
    if (byte === 0xf4) high = 0x8f;
  };
  return {
    push(bytes) {
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      for (let index = 0; valid && index < bytes.length; index += 1) {
        if (pending === 0) index = pastAscii(view, index);
        if (index >= bytes.length) return;
        const byte = bytes[index] ?? 0;
        if (pending === 0) {
          lead(byte);
          continue;
        }
        valid = byte >= low && byte <= high;
        [low, high] = [0x80, 0xbf];
        pending -= 1;
      }
    },
    get valid() {
      return valid;
    },
    get beyondAscii() {
      return beyondAscii;
    },
    get complete() {
      return pending === 0;
    },
  };
}

/** The first byte from `from` on that is not ASCII: most bytes are, and are passed over four at a time. */
function pastAscii(view: DataView, from: number): number {
  const { byteLength } = view;
  let index = from;
  while (index + 4 <= byteLength && (view.getInt32(index) & 0x80808080) === 0) index += 4;
  while (index < byteLength && view.getUint8(index) < 0x80) index += 1;
  return index;
}

/**
 * Guesses the encoding of a file from its first bytes: byte order mark, zero bytes in every second place (UTF-16), well-formed UTF-8,
 * else windows-1252. `complete` says that the bytes are the whole file. Null for bytes that are no text.
 */
export function guessEncoding(bytes: Uint8Array, complete: boolean): EncodingGuess | null {
  const marked = byteOrderMark(bytes);
  if (marked !== null) return { value: marked, confidence: 1, byteOrderMark: true };
  const zeros = zeroBytes(bytes);
  if (zeros.even + zeros.odd > 0) {
    const value = utf16Of(zeros, bytes.length);
    return value === null ? null : { value, confidence: 0.9, byteOrderMark: false };
  }
  if (controlShare(bytes) > 0.01) return null;
  const check = createUtf8Check();
  check.push(bytes);
  if (check.valid && (check.complete || !complete)) {
    const confidence = check.beyondAscii || complete ? 1 : 0.9;
    return { value: 'utf-8', confidence, byteOrderMark: false };
  }
  return { value: 'windows-1252', confidence: windows1252Confidence(bytes), byteOrderMark: false };
}

function byteOrderMark(bytes: Uint8Array): ImportEncoding | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
}

function zeroBytes(bytes: Uint8Array): { even: number; odd: number } {
  const zeros = { even: 0, odd: 0 };
  for (let index = 0; index < bytes.length; index += 1) {
    if (bytes[index] !== 0) continue;
    if (index % 2 === 0) zeros.even += 1;
    else zeros.odd += 1;
  }
  return zeros;
}

/** Text of Latin letters in UTF-16 has a zero byte in most pairs, always on the same side. */
function utf16Of({ even, odd }: { even: number; odd: number }, length: number): ImportEncoding | null {
  const pairs = length / 2;
  if (odd > 0.4 * pairs && even < 0.02 * pairs) return 'utf-16le';
  return even > 0.4 * pairs && odd < 0.02 * pairs ? 'utf-16be' : null;
}

function controlShare(bytes: Uint8Array): number {
  let controls = 0;
  for (const byte of bytes) if (byte < 9 || (byte > 13 && byte < 32)) controls += 1;
  return controls / Math.max(1, bytes.length);
}

/** Bytes windows-1252 leaves undefined, and the ones German and Western European texts are made of. */
const UNDEFINED = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);
const USUAL = /[\xc0-\xff\x80\x84\x85\x91-\x96\xa0\xa7\xab\xb0\xb4\xbb]/;

function windows1252Confidence(bytes: Uint8Array): number {
  let [usual, all] = [0, 0];
  for (const byte of bytes) {
    if (byte < 0x80) continue;
    all += 1;
    if (UNDEFINED.has(byte)) return 0.3;
    if (USUAL.test(String.fromCharCode(byte))) usual += 1;
  }
  return all === 0 ? 0.5 : 0.5 + 0.45 * (usual / all);
}
