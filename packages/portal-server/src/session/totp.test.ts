import { expect, it } from 'vitest';
import { base32, codeOfStep, stepAt, stepOfCode } from './totp.js';

/** The secret of RFC 6238, appendix B. */
const SECRET = Buffer.from('12345678901234567890');
const now = Date.parse('2026-03-01T10:00:10Z');
const at = (distance: number) => codeOfStep(SECRET, stepAt(now) + distance);
const stepOf = (code: string, lastStep = 0) => stepOfCode(SECRET, code, { now, lastStep });

it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('the code at %i seconds is the one of RFC 6238, appendix B', (seconds, code) => {
  expect(codeOfStep(SECRET, stepAt(seconds * 1000))).toBe(code);
});

it.each([
  ['', ''],
  ['fooba', 'MZXW6YTB'],
  ['12345678901234567890', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'],
])('base32 of %j is that of RFC 4648', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded);
});

it('a code is good one step before and after its own, and no longer', () => {
  expect([-2, -1, 0, 1, 2].map((distance) => stepOf(at(distance)) !== null)).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});

it('a code of a step that was used, or of an earlier one, is no code', () => {
  const present = stepAt(now);
  expect([-1, 0, 1].map((distance) => stepOf(at(distance), present) !== null)).toEqual([false, false, true]);
});
