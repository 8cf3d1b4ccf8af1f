import type { CreateDecoder } from '@kontor/portal-core/order-import';
import iconv from 'iconv-lite';

/** Decoders of iconv-lite: Node 20's own TextDecoder loses the € of windows-1252. The byte order mark is left in. */
export const createNodeDecoder: CreateDecoder = (encoding) => {
  const decoder = iconv.getDecoder(encoding, { stripBOM: false });
  return {
    write: (bytes) => decoder.write(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
    end: () => decoder.end() ?? '',
  };
};
