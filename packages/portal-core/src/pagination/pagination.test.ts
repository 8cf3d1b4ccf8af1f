import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isBeyondEnd, offsetOfPage, pageCount, pageNumbers, pageOfOffset } from './pagination.js';

const limit = fc.integer({ min: 1, max: 500 });
const page = fc.integer({ min: 1, max: 10_000 });

it('starts the first page at offset 1 and the next one page size later', () => {
  expect([1, 2, 3].map((number) => offsetOfPage(number, 50))).toEqual([1, 51, 101]);
  fc.assert(
    fc.property(page, limit, fc.nat(), (number, size, within) => {
      expect(pageOfOffset(offsetOfPage(number, size) + (within % size), size)).toBe(number);
    }),
  );
});

it('needs as many pages as hold every record, and one for none', () => {
  expect([0, 1, 50, 51].map((found) => pageCount(found, 50))).toEqual([1, 1, 1, 2]);
});

it('a list has a first page even without records, and no page after its last record', () => {
  expect([0, 50, 51].map((found) => [1, 2, 3].map((number) => isBeyondEnd(number, found, 50)))).toEqual([
    [false, true, true],
    [false, true, true],
    [false, false, true],
  ]);
});

it.each([
  [1, 10, [1, 2, 3]],
  [5, 10, [4, 5, 6]],
  [10, 10, [8, 9, 10]],
  [1, 1, [1]],
  [2, 2, [1, 2]],
  [99, 4, [2, 3, 4]],
])('offers for page %i of %i the pages %j', (current, pages, expected) => {
  expect(pageNumbers(current, pages)).toEqual(expected);
});
