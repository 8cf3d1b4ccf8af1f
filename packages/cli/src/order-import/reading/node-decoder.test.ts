import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { createNodeDecoder } from './node-decoder.js';

const TEXT = 'Größe €12,50 „Straße“ 𝄞 ž';

describe('the decoder', () => {
  test.each(['utf-8', 'utf-16le', 'utf-16be'] as const)('reads %s cut at every byte', (encoding) => {
    const bytes = iconv.encode(TEXT, encoding);
    for (let at = 0; at <= bytes.length; at += 1) {
      const decoder = createNodeDecoder(encoding);
      const text = decoder.write(bytes.subarray(0, at)) + decoder.write(bytes.subarray(at)) + decoder.end();
      expect(text).toBe(TEXT);
    }
  });

  test('keeps the euro sign and the quotation marks of windows-1252', () => {
    const decoder = createNodeDecoder('windows-1252');
    const bytes = Uint8Array.from([0x80, 0x84, 0x93, 0x8a, 0xdf, 0xfc]);
    expect(decoder.write(bytes) + decoder.end()).toBe('€„“Šßü');
  });
});
