import { expect, test } from 'vitest';
import type { PlannedOrder } from '@kontor/portal-core/order-import';
import { SheetRows } from './sheet-rows.js';

const anOrder = (...lines: number[]): PlannedOrder => ({
  outcome: 'invalid',
  order: { lines, external_order_id: 'NW-1', issues: [], source: lines.map(() => []) },
});

test('keeps the rows of an order together wherever their lines are, and finds each by its line', () => {
  const rows = new SheetRows([anOrder(2, 9, 40), anOrder(3), anOrder(5, 7)]);
  expect(Array.from({ length: rows.count }, (_, row) => rows.line(row))).toEqual([2, 9, 40, 3, 5, 7]);
  expect([2, 3, 5, 7, 9, 40, 8].map((line) => rows.onLine(line))).toEqual([0, 3, 4, 5, 1, 2, -1]);
  expect(rows.at(5)).toEqual({ order: 2, place: 1 });
});
