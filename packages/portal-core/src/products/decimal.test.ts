import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalsOf, formatDecimal, isDecimal, parseDecimal } from './decimal.js';

const units = fc.integer({ min: 0, max: 999_999_999_999 });
const decimals = fc.integer({ min: 1, max: 3 });
const point = fc.constantFrom('.' as const, ',' as const);

describe('a decimal', () => {
  it('is the same number of units both ways, whatever its point', () => {
    fc.assert(
      fc.property(units, decimals, point, (value, places, separator) => {
        expect(parseDecimal(formatDecimal(value, places, separator), places)).toBe(value);
      }),
    );
  });

  it('a decimal with more places than allowed is refused, not rounded', () => {
    expect(parseDecimal('1.15', 2)).toBe(115);
    expect(parseDecimal('0,07', 2)).toBe(7);
    expect(parseDecimal('64,9', 2)).toBe(6490);
    expect(parseDecimal('12', 3)).toBe(12_000);
    expect(parseDecimal('1.005', 2)).toBeNull();
    expect(parseDecimal('9'.repeat(20), 2)).toBeNull();
  });

  it('is digits with at most one point or comma', () => {
    expect(['0', '12,50', '12.5', '007'].every(isDecimal)).toBe(true);
    expect(['', ',5', '5,', '1.234,50', '-1', '1e3', '١', ' 1', '1 000'].some(isDecimal)).toBe(false);
    expect([decimalsOf('12,500'), decimalsOf('12'), decimalsOf('x')]).toEqual([3, 0, 0]);
  });
});
