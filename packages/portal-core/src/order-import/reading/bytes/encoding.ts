import { CODE_PAGES } from './code-pages.js';
import { judgeCodePage } from './code-page-letters.js';
import type { ImportEncoding } from '../../order-import.types.js';

/** An encoding guessed from bytes. */
export interface EncodingGuess {
  readonly value: ImportEncoding;
  /** Confidence from 0 to 1. */
  readonly confidence: number;
  /** Whether the file begins with a byte order mark. */
  readonly byteOrderMark: boolean;
  /** Other possible encodings, most probable first; for an uncertain guess. */
  readonly others?: readonly ImportEncoding[];
  /** Bytes that the guess is based on; for an uncertain guess. */
  readonly evidence?: Uint8Array;
}

/** Checks whether bytes are UTF-8; a character may be split between two chunks. */
export interface Utf8Check {
  push(bytes: Uint8Array): void;
  /** Whether all bytes so far may be UTF-8. */
  readonly valid: boolean;
  /** Whether there was any character beyond ASCII. */
  readonly beyondAscii: boolean;
  /** Whether the last character is complete. */
  readonly complete: boolean;
  /** Numbers of well-formed characters beyond ASCII and of invalid byte sequences. */
  readonly characters: number;
  readonly broken: number;
  /** Offset of the first invalid sequence in all bytes; -1 without one. */
  readonly firstBroken: number;
}

/** Creates a check by the table of well-formed byte sequences (Unicode 15, table 3-7). */
export function createUtf8Check(): Utf8Check {
  return new Utf8Reader();
}

class Utf8Reader implements Utf8Check {
  beyondAscii = false;
  characters = 0;
  broken = 0;
  firstBroken = -1;
  private seen = 0;
  private pending = 0;
  private low = 0x80;
  private high = 0xbf;

  get valid(): boolean {
    return this.broken === 0;
  }
  get complete(): boolean {
    return this.pending === 0;
  }

  push(bytes: Uint8Array): void {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let index = 0; index < bytes.length; index += 1) {
      if (this.pending === 0) index = pastAscii(view, index);
      if (index >= bytes.length) break;
      const byte = bytes[index] ?? 0;
      if (this.pending === 0 && isPair(byte, bytes[index + 1] ?? 0)) {
        this.beyondAscii = true;
        this.characters += 1;
        index += 1;
        continue;
      }
      if (this.pending > 0) {
        if (this.follow(byte)) continue;
        this.break(index);
        if (byte < 0x80) continue;
      }
      this.lead(byte, index);
    }
    this.seen += bytes.length;
  }

  /** Takes a byte inside a character; false when it does not continue the character. */
  private follow(byte: number): boolean {
    if (byte < this.low || byte > this.high) return false;
    this.low = 0x80;
    this.high = 0xbf;
    this.pending -= 1;
    if (this.pending === 0) this.characters += 1;
    return true;
  }

  private lead(byte: number, index: number): void {
    this.beyondAscii = true;
    this.low = byte === 0xe0 ? 0xa0 : byte === 0xf0 ? 0x90 : 0x80;
    this.high = byte === 0xed ? 0x9f : byte === 0xf4 ? 0x8f : 0xbf;
    if (byte >= 0xc2 && byte <= 0xdf) this.pending = 1;
    else if (byte >= 0xe0 && byte <= 0xef) this.pending = 2;
    else if (byte >= 0xf0 && byte <= 0xf4) this.pending = 3;
    else this.break(index);
  }

  private break(index: number): void {
    this.pending = 0;
    this.broken += 1;
    if (this.firstBroken < 0) this.firstBroken = this.seen + index;
  }
}

/** Whether two bytes form a complete character, as for the letters of western languages. */
function isPair(lead: number, next: number): boolean {
  return lead >= 0xc2 && lead <= 0xdf && (next & 0xc0) === 0x80;
}

/** Offset of the first byte from `from` on that is not ASCII: most bytes are, and are skipped eight at a time. */
function pastAscii(view: DataView, from: number): number {
  const { byteLength } = view;
  let index = from;
  while (index + 8 <= byteLength && ((view.getInt32(index) | view.getInt32(index + 4)) & 0x80808080) === 0)
    index += 8;
  while (index < byteLength && view.getUint8(index) < 0x80) index += 1;
  return index;
}

/**
 * Guesses the encoding of a file from its first bytes: byte order mark, zero bytes in every second place (UTF-16), UTF-8 with few or no
 * broken characters, else the code page with the most plausible letters. `complete` means that the bytes are the whole file. Null for bytes
 * that are no text.
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
  const evidence = bytes.subarray(Math.max(0, check.firstBroken - EVIDENCE_BEFORE));
  return { ...encodingOf(check, complete, evidence), byteOrderMark: false };
}

/** The kept encoding, where the bytes leave it open: among several that are possible it is the one of the earlier file. */
export function keptWhereOpen(
  { value, others = [] }: EncodingGuess,
  kept: ImportEncoding | undefined,
): ImportEncoding | undefined {
  const isPossible = others.length > 0 && [value, ...others].some((one) => one === kept);
  return isPossible ? kept : undefined;
}

/** Number of bytes kept before the first broken one, to judge it in its context. */
export const EVIDENCE_BEFORE = 200;

/**
 * The encoding of bytes without byte order mark and zero bytes. A file with as many intact characters as broken ones is a damaged UTF-8
 * file: in any other encoding all its intact characters would be lost. `evidence`: bytes around and after the first broken one.
 */
export function encodingOf(
  check: Utf8Check,
  complete: boolean,
  evidence: Uint8Array,
): Omit<EncodingGuess, 'byteOrderMark'> {
  const broken = check.broken + (complete && !check.complete ? 1 : 0);
  if (broken === 0) return { value: 'utf-8', confidence: check.beyondAscii || complete ? 1 : 0.9 };
  if (broken <= check.characters) {
    const confidence = broken <= check.characters * DAMAGED_SHARE ? 0.9 : 0.4;
    return confidence > 0.5
      ? { value: 'utf-8', confidence }
      : { value: 'utf-8', confidence, others: CODE_PAGES, evidence };
  }
  const { pages, confidence } = judgeCodePage(evidence);
  const [value = 'windows-1252', ...others] = pages;
  // Several whole characters are no chance: the file is mixed, and as UTF-8 its other cells are marked and refused.
  const mixed = check.characters > 2 && broken <= 20 * check.characters;
  if (mixed) return { value: 'utf-8', confidence: 0.3, others: CODE_PAGES, evidence };
  return confidence > 0.5 ? { value, confidence } : { value, confidence: 0.3, others, evidence };
}

/** Largest ratio of broken to intact characters in a UTF-8 file that needs no confirmation. */
const DAMAGED_SHARE = 0.25;

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

/** Detects UTF-16: Latin text in it has a zero byte in most pairs, always on the same side. */
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
