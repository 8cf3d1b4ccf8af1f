import type { CreateDecoder } from './decoder.js';
import type { EncodingGuess } from './encoding.js';
import type { ImportEncoding } from '../../order-import.types.js';

/** One line of a file as read in an encoding, for the user to choose the right one. */
export interface EncodingReading {
  readonly encoding: ImportEncoding;
  readonly sample: string;
}

const SAMPLE_BYTES = 120;
/** Number of lines compared. */
const LINES = 200;

/** The line that differs most between the possible encodings of a file, most probable encoding first; empty for a confident guess. */
export function encodingReadings(guess: EncodingGuess, createDecoder: CreateDecoder): EncodingReading[] {
  const { value, others = [], evidence } = guess;
  if (others.length === 0 || evidence === undefined) return [];
  const encodings = [value, ...others];
  const read = (line: Uint8Array): string[] =>
    encodings.map((encoding) => {
      const decoder = createDecoder(encoding);
      return (decoder.write(line) + decoder.end()).trim();
    });
  const [first, ...more] = linesOf(evidence).map(read);
  const best = more.reduce((one, other) => (differing(other) > differing(one) ? other : one), first ?? []);
  return encodings.map((encoding, at) => ({ encoding, sample: best[at] ?? '' }));
}

/** Number of different readings of a line; a line that is damaged in the most probable encoding ranks before all others. */
function differing(readings: readonly string[]): number {
  const damaged = readings[0]?.includes('\ufffd') === true;
  return new Set(readings).size + (damaged ? readings.length : 0);
}

/** The lines with a byte beyond ASCII, or the part of them around that byte. */
function linesOf(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  let at = bytes.findIndex((byte) => byte >= 0x80);
  while (at >= 0 && lines.length < LINES) {
    let [from, to] = [at, at];
    while (from > 0 && at - from < SAMPLE_BYTES && !isLineEnd(bytes[from - 1])) from -= 1;
    while (to < bytes.length && to - at < SAMPLE_BYTES && !isLineEnd(bytes[to])) to += 1;
    lines.push(bytes.slice(from, to));
    const rest = bytes.subarray(to).findIndex((byte) => byte >= 0x80);
    at = rest < 0 ? -1 : to + rest;
  }
  return lines;
}

function isLineEnd(byte: number | undefined): boolean {
  return byte === 10 || byte === 13;
}
