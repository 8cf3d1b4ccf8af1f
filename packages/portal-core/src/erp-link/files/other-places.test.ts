import { expect, it } from 'vitest';
import type { OtherPlace, StockReport } from '../erp-link.types.js';
import { settleOtherPlaces } from './other-places.js';
import type { ReportRow } from './report-rows.js';

const row = (line: number, product_number: string, position?: string): ReportRow<StockReport> => ({
  line,
  report: { product_number, warehouse: 'Hamburg', on_hand: 5, ...(position !== undefined && { position }) },
  issues: [],
});
/** A portal where pieces of each product lie on these places, of which it tells those that a set does not name. */
const portal =
  (places: Readonly<Record<string, readonly OtherPlace[]>>) => async (reports: readonly StockReport[]) =>
    reports.map(({ product_number }) => ({ others: places[product_number] }));
const OLD = [{ position: 'A-01', on_hand: 130 }];

it('refuses the rows of a product that lies elsewhere as well, until somebody says what is there', async () => {
  const rows = [row(2, 'T1', 'B-01'), row(3, 'T1', 'B-02'), row(4, 'T2', 'C-01')];
  const settled = await settleOtherPlaces(rows, undefined, portal({ T1: OLD }));
  expect(settled.map(({ issues }) => issues.map(({ code, params }) => [code, params]))).toEqual([
    [['placeNotNamed', { place: 'A-01', pieces: 130 }]],
    [['placeNotNamed', { place: 'A-01', pieces: 130 }]],
    [],
  ]);
});

it('has further rows without pieces where the others are empty, each once', async () => {
  const rows = [row(2, 'T1', 'B-01'), row(3, 't1', 'B-02')];
  const settled = await settleOtherPlaces(rows, 'empty', portal({ T1: OLD, t1: OLD }));
  expect(settled.slice(2).map(({ line, report }) => [line, report.position, report.on_hand])).toEqual([
    [2, 'A-01', 0],
  ]);
});

it('leaves the rows where the places stay, where the file names them anywhere, and without places', async () => {
  const placed = [row(2, 'T1', 'B-01')];
  expect(await settleOtherPlaces(placed, 'stay', portal({ T1: OLD }))).toBe(placed);
  const named = [row(2, 'T1', 'B-01'), row(3, 'T1', 'a-01')];
  expect(await settleOtherPlaces(named, undefined, portal({ T1: OLD }))).toEqual(named);
  const whole = [row(2, 'T1')];
  expect(await settleOtherPlaces(whole, undefined, portal({ T1: OLD }))).toEqual(whole);
});
