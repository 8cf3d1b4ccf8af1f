import type { ImageSize } from '@kontor/portal-core/media';

const PNG_MARK = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Markers of a frame's head (ITU-T T.81, table B.1): C0 to CF but for C4, C8 and CC, which are tables and extensions. */
const isFrame = (marker: number) => (marker & 0xf0) === 0xc0 && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The size in pixels that the header of a PNG or JPEG states; nothing is unpacked. Null when it states none. */
export function imageSize(bytes: Buffer): ImageSize | null {
  if (bytes.subarray(0, 8).equals(PNG_MARK))
    return bytes.length < 24 ? null : { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? jpegSize(bytes) : null;
}

/** The size of the largest frame: a decoder may take any of them. */
function jpegSize(bytes: Buffer): ImageSize | null {
  let largest: ImageSize | null = null;
  let at = bytes.indexOf(0xff, 2);
  while (at !== -1 && at + 9 <= bytes.length) {
    const marker = bytes[at + 1]!;
    if (isFrame(marker)) {
      const size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
      if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
    }
    // The picture itself follows its last head.
    if (marker === 0xda) return largest;
    const isAlone = marker === 0xff || marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd9);
    at = bytes.indexOf(0xff, isAlone ? at + 1 : at + 2 + bytes.readUInt16BE(at + 2));
  }
  return largest;
}
