import type { ImportEncoding } from '../order-import.types.js';

/** Turns bytes into text piece by piece; a character cut between two pieces comes with the second. */
export interface Decoder {
  write(bytes: Uint8Array): string;
  end(): string;
}

/** Makes decoders: `createCodePageDecoder` for code pages everywhere, for Unicode the platform's own. */
export type CreateDecoder = (encoding: ImportEncoding) => Decoder;

/** A decoder that leaves out the byte order mark. */
export function withoutByteOrderMark(decoder: Decoder): Decoder {
  let atStart = true;
  const strip = (text: string): string => {
    if (!atStart || text === '') return text;
    atStart = false;
    return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  };
  return { write: (bytes) => strip(decoder.write(bytes)), end: () => strip(decoder.end()) };
}
