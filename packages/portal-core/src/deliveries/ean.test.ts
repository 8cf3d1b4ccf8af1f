import { expect, it } from 'vitest';
import { isSameEan } from './ean.js';

it('an EAN is the same with a leading zero or with blanks, and no EAN equals none', () => {
  expect(isSameEan('4061478101466', ' 4 061478 101466 ')).toBe(true);
  expect(isSameEan('012345678905', '12345678905')).toBe(true);
  expect(isSameEan('4061478101466', '4061478101467')).toBe(false);
  expect(isSameEan('', '')).toBe(false);
});
