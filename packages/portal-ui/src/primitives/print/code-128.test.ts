import { expect, it } from 'vitest';
import { code128Symbols, code128Widths } from './code-128.js';

it('a text is framed by start, check symbol and stop', () => {
  // 104 + 48·1 + 42·2 + 42·3 + 17·4 + 18·5 + 19·6 + 35·7 = 879, and 879 mod 103 = 55.
  expect(code128Symbols('PJJ123C')).toEqual([104, 48, 42, 42, 17, 18, 19, 35, 55, 106]);
});

it('every character is eleven modules wide, no two look the same, and the stop has thirteen', () => {
  const looks = Array.from({ length: 95 }, (_, value) => {
    const widths = code128Widths(String.fromCharCode(value + 32)) ?? [];
    expect(widths.slice(6, 12).reduce((sum, width) => sum + width)).toBe(11);
    expect(widths.slice(18).reduce((sum, width) => sum + width)).toBe(13);
    return widths.slice(6, 12).join('');
  });
  expect(new Set(looks).size).toBe(95);
});

it('a text with an umlaut, or none at all, has no bar code', () => {
  expect(code128Widths('ÄB-1')).toBeNull();
  expect(code128Widths('')).toBeNull();
});
