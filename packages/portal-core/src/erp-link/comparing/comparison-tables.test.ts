import { expect, it } from 'vitest';
import { createTranslator } from '../../i18n/index.js';
import { comparisonTables, tableCsv } from './comparison-tables.js';
import type { Difference } from './comparison.types.js';

const difference = (different: Partial<Difference>): Difference => ({
  kind: 'status',
  order_id: 4711,
  external_order_id: 'NW-1',
  merchant_erp_id: 2,
  day: '2026-11-28',
  here: 'geliefert',
  there: 'Wird geprüft',
  ...different,
});
const days = [
  {
    day: '2026-11-28',
    status: 'offen',
    orders_here: 4,
    orders_there: 3,
    pieces_here: 12,
    pieces_there: 9,
  },
];
const tables = comparisonTables(
  {
    days,
    differences: [
      difference({}),
      difference({ kind: 'missing_here', order_id: 9, external_order_id: '', here: '', there: 'storniert' }),
      difference({ external_order_id: '=1+1;"x"' }),
    ],
  },
  createTranslator('en'),
);

it('a comparison is two tables in the reader’s words, and words of the ERP stay as they are', () => {
  expect(tables.days.rows).toEqual([['2026-11-28', 'Open', '4', '3', '12', '9']]);
  expect(tables.differences.rows.slice(0, 2)).toEqual([
    ['NW-1', '2026-11-28', 'another status', 'Delivered', 'Wird geprüft'],
    ['9', '2026-11-28', 'missing in Kontor', '', 'Cancelled'],
  ]);
  for (const { headings, rows } of Object.values(tables))
    for (const row of rows) expect(row).toHaveLength(headings.length);
});

it('a table becomes a file that Excel opens, in which nothing runs', () => {
  const lines = tableCsv(tables.differences).split('\r\n');
  expect(lines[0]).toBe('\uFEFFOrder;Day;Difference;Kontor;ERP');
  expect(lines[3]).toMatch(/^"'=1\+1;""x"""/);
  expect(lines.at(-1)).toBe('');
});
