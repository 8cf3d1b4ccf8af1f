import { createCodePageDecoder, type CreateDecoder, type Decoder } from '@kontor/portal-core/order-import';
import { StringDecoder } from 'node:string_decoder';

/** Decoders for the import: its own for code pages, Node's for Unicode. The byte order mark is kept. */
export const createNodeDecoder: CreateDecoder = (encoding) => {
  const page = createCodePageDecoder(encoding);
  if (page !== null) return page;
  if (encoding === 'utf-16be') return bigEndian();
  return stringDecoder(encoding === 'utf-16le' ? 'utf16le' : 'utf8');
};

function stringDecoder(encoding: 'utf8' | 'utf16le'): Decoder {
  const decoder = new StringDecoder(encoding);
  return {
    write: (bytes) => decoder.write(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
    end: () => decoder.end(),
  };
}

/** Decoder for big-endian UTF-16, which Node does not support. */
function bigEndian(): Decoder {
  const decoder = new StringDecoder('utf16le');
  let odd = Buffer.alloc(0);
  return {
    write(bytes) {
      const all = Buffer.concat([odd, bytes]);
      const whole = all.length - (all.length % 2);
      odd = all.subarray(whole);
      return decoder.write(all.subarray(0, whole).swap16());
    },
    end: () => decoder.end(),
  };
}
