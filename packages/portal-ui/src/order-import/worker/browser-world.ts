import { createCodePageDecoder, type ByteSource, type CreateDecoder } from '@kontor/portal-core/order-import';

/** Decoders for the import: its own for code pages, the browser's for Unicode. Invalid bytes become the replacement character. */
export const createBrowserDecoder: CreateDecoder = (encoding) => {
  const page = createCodePageDecoder(encoding);
  if (page !== null) return page;
  const decoder = new TextDecoder(encoding, { fatal: false, ignoreBOM: true });
  return { write: (bytes) => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() };
};

/** SHA-256 of bytes, hex. Browsers offer it only to pages of secure origins (https, localhost). */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Compresses a text, in UTF-8, with gzip. */
export async function gzip(text: string): Promise<Uint8Array> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** Size in bytes of a piece. */
const PIECE_BYTES = 256 * 1024;

/** A source for bytes in memory, which can be read repeatedly. */
export function bytesSource(bytes: Uint8Array): ByteSource {
  return {
    async *open() {
      for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
    },
  };
}
