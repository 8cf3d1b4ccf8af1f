import { expect, test } from 'vitest';
import { createSeenOrders } from './seen-orders.js';

test('the first line of every order number is remembered, however many there are', () => {
  const seen = createSeenOrders();
  const numbers = Array.from({ length: 20_000 }, (_, index) => `GS-26-${index}`);
  const lines = new Map(numbers.map((number, index) => [number, 2 * index + 1]));
  expect(numbers.filter((number) => seen.add(number, lines.get(number) ?? 0) !== 0)).toEqual([]);
  expect(numbers.filter((number) => seen.lineOf(number) !== lines.get(number))).toEqual([]);
  expect(numbers.filter((number) => seen.add(number, 7) !== lines.get(number))).toEqual([]);
  expect(seen.lineOf('GS-26-none')).toBe(0);
});
