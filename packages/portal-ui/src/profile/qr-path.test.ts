import decodeQR from 'qr/decode.js';
import { expect, it } from 'vitest';
import { qrPath } from './qr-path.js';

/** Pixels of a square's side. */
const SIDE = 4;

/** Draws the bars of the path as a browser would, black on white. */
function draw({ size, path }: ReturnType<typeof qrPath>) {
  const width = size * SIDE;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g))
    for (let row = Number(y) * SIDE; row < (Number(y) + 1) * SIDE; row += 1)
      for (let at = Number(x) * SIDE; at < (Number(x) + Number(length)) * SIDE; at += 1)
        data.fill(0, (row * width + at) * 4, (row * width + at) * 4 + 3);
  return { width, height: width, data };
}

it.each([
  'otpauth://totp/Kontor:lager?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Kontor&algorithm=SHA1&digits=6&period=30',
  `otpauth://totp/Kontor%20f%C3%BCr%20H%C3%A4ndler:${'n'.repeat(100)}?secret=GEZDGNBVGY3TQOJQ&issuer=Kontor`,
])('a camera reads from the drawn code what was encoded: %s', (text) => {
  expect(decodeQR(draw(qrPath(text)))).toBe(text);
});
