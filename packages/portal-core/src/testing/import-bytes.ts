import iconv from 'iconv-lite';
import { createCodePageDecoder } from '../order-import/reading/bytes/code-pages.js';
import type { ByteSource, CreateDecoder } from '../order-import/reading/bytes/decoder.js';

/** Creates decoders like those of the CLI. */
export const createDecoder: CreateDecoder = (encoding) => {
  const page = createCodePageDecoder(encoding);
  if (page !== null) return page;
  const decoder = iconv.getDecoder(encoding, { stripBOM: false });
  return { write: (bytes) => decoder.write(Buffer.from(bytes)), end: () => decoder.end() ?? '' };
};

/** A source that returns its bytes in chunks, each in the memory of the one before, as the command line reads a file. */
export function aSource(content: Uint8Array | string, pieceBytes = 65_536): ByteSource {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return {
    async *open() {
      const memory = new Uint8Array(Math.min(pieceBytes, bytes.length));
      for (let at = 0; at < bytes.length; at += pieceBytes) {
        const piece = bytes.subarray(at, at + pieceBytes);
        memory.set(piece);
        yield memory.subarray(0, piece.length);
      }
    },
  };
}
