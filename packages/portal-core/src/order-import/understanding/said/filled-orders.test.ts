import { expect, it } from 'vitest';
import type { ImportMapping } from '../../order-import.types.js';
import { isFilledInEveryOrder } from './filled-orders.js';

const mapping: ImportMapping = {
  mode: 'new-line',
  columns: { external_order_id: 0, company: 1, city: 2 },
  fallback: { company: 3 },
};

it.each([
  [true, 'without samples', []],
  [
    true,
    'where a further row of an order is blank',
    [
      ['1', 'A', 'X', ''],
      ['1', '', '', ''],
      ['', '', '', ''],
    ],
  ],
  [
    false,
    'where one order has none',
    [
      ['1', 'A', 'X', ''],
      ['2', '', 'X', 'B'],
    ],
  ],
  [
    true,
    'where the other party has it for an order without an address',
    [
      ['1', 'A', 'X', ''],
      ['2', '', '', 'B'],
    ],
  ],
] as const)('says %s %s', (filled, _, samples) => {
  expect(isFilledInEveryOrder(mapping, 'company', samples)).toBe(filled);
});
