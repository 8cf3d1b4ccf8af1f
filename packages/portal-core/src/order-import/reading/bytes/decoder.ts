import type { ImportEncoding } from '../../order-import.types.js';

/** Decodes bytes to text chunk by chunk; a character split between two chunks is returned with the second. */
export interface Decoder {
  write(bytes: Uint8Array): string;
  end(): string;
}

/** A file that can be read from its beginning more than once. A chunk is valid until the next is requested: copy it to keep it. */
export interface ByteSource {
  open(): AsyncIterable<Uint8Array>;
}

/** Creates decoders: `createCodePageDecoder` for code pages everywhere, the platform's own for Unicode. */
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
