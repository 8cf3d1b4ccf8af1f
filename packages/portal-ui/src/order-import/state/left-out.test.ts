import { expect, test } from 'vitest';
import { leftOutOf } from './left-out.js';

const sure = <Value>(value: Value) => ({ value, confidence: 1, chosen: false });
const detection = (hiddenLines: readonly number[], leftOutCount: number) =>
  ({
    firstLine: sure(3),
    hasHeader: sure(true),
    headerRows: sure(1),
    leftOutCount,
    workbook: { sheets: ['A'], sheet: 'A', chosen: false, hiddenLines },
  }) as never;

test('tells hidden rows from lines that are no orders', () => {
  expect(leftOutOf(detection([5, 8], 4))).toEqual({ hidden: [5, 8], others: 2 });
});

test('counts neither a hidden title nor a row that was taken in after all', () => {
  expect(leftOutOf(detection([1, 5, 8], 2), [8])).toEqual({ hidden: [5], others: 1 });
});
