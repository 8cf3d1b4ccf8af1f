import { createCodePageDecoder, type CreateDecoder } from '@kontor/portal-core/order-import';
import iconv from 'iconv-lite';

/** Decoders of the import for code pages, those of iconv-lite for Unicode. The byte order mark is left in. */
export const createNodeDecoder: CreateDecoder = (encoding) => {
  const page = createCodePageDecoder(encoding);
  if (page !== null) return page;
  const decoder = iconv.getDecoder(encoding, { stripBOM: false });
  return {
    write: (bytes) => decoder.write(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
    end: () => decoder.end() ?? '',
  };
};
