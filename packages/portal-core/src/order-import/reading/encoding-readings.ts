import type { CreateDecoder } from './decoder.js';
import type { EncodingGuess } from './encoding.js';
import type { ImportEncoding } from '../order-import.types.js';

/** One line of a file as it reads in an encoding, for a person to tell which is right. */
export interface EncodingReading {
  readonly encoding: ImportEncoding;
  readonly sample: string;
}

const SAMPLE_BYTES = 120;

/** The same line in each encoding a file may be written in, the likeliest first; empty for a guess that is sure. */
export function encodingReadings(guess: EncodingGuess, createDecoder: CreateDecoder): EncodingReading[] {
  const { value, others = [], evidence } = guess;
  if (others.length === 0 || evidence === undefined) return [];
  const line = telling(evidence);
  return [value, ...others].map((encoding) => {
    const decoder = createDecoder(encoding);
    return { encoding, sample: (decoder.write(line) + decoder.end()).trim() };
  });
}

/** The first line with a byte beyond ASCII, or what of it stands near that byte. */
function telling(bytes: Uint8Array): Uint8Array {
  const at = Math.max(
    0,
    bytes.findIndex((byte) => byte >= 0x80),
  );
  let [from, to] = [at, at];
  while (from > 0 && at - from < SAMPLE_BYTES && !isLineEnd(bytes[from - 1])) from -= 1;
  while (to < bytes.length && to - at < SAMPLE_BYTES && !isLineEnd(bytes[to])) to += 1;
  return bytes.slice(from, to);
}

function isLineEnd(byte: number | undefined): boolean {
  return byte === 10 || byte === 13;
}
