import { cleanText, issue } from '../../validation/index.js';
import type { OtherPlace, StockReport } from '../erp-link.types.js';
import { refused, type ReportRow } from './report-rows.js';

/** What a person says of the places of a product that a file of places does not name: they stay as they are, or nothing lies there. */
export const OTHER_PLACES = ['stay', 'empty'] as const;
export type OtherPlacesSaid = (typeof OTHER_PLACES)[number];

/** Asks the portal what would become of reports. */
export type LookAt<Report> = (
  reports: readonly Report[],
) => Promise<readonly { readonly others?: readonly OtherPlace[] | undefined }[]>;

const folded = (text: string): string => cleanText(text).toLowerCase();
const warehouseKey = ({ merchant_erp_id, product_number, warehouse }: StockReport): string =>
  [merchant_erp_id ?? '', folded(product_number), folded(warehouse)].join('\n');
const placeKey = (report: StockReport): string => `${warehouseKey(report)}\n${folded(report.position ?? '')}`;

/**
 * Settles what becomes of places that a file does not name though it names others of that product and warehouse: a list prints no empty place,
 * so goods that were moved would be there twice. The rows of such a product wait until a person has said it; with `empty` the file has further
 * rows without pieces.
 */
export async function settleOtherPlaces(
  rows: readonly ReportRow<StockReport>[],
  said: OtherPlacesSaid | undefined,
  lookAt: LookAt<StockReport>,
): Promise<readonly ReportRow<StockReport>[]> {
  const placed = rows.filter(({ report, issues }) => issues.length === 0 && report.position != null);
  if (said === 'stay' || placed.length === 0) return rows;
  const known = new Set(rows.map(({ report }) => placeKey(report)));
  const entries = await lookAt(placed.map(({ report }) => report));
  const missing = entries.flatMap(({ others = [] }, at): ReportRow<StockReport>[] => {
    const row = placed[at];
    if (row === undefined) return [];
    return others.map(({ position, on_hand }) => ({ ...row, report: { ...row.report, position, on_hand } }));
  });
  const unnamed = missing.filter(({ report }) => {
    const isNew = !known.has(placeKey(report));
    known.add(placeKey(report));
    return isNew;
  });
  if (said === 'empty')
    return [...rows, ...unnamed.map((row) => ({ ...row, report: { ...row.report, on_hand: 0 } }))];
  const first = new Map(unnamed.toReversed().map(({ report }) => [warehouseKey(report), report]));
  return rows.map((row) => {
    const other = first.get(warehouseKey(row.report));
    if (other === undefined || row.report.position == null) return row;
    const params = { place: other.position ?? '', pieces: other.on_hand };
    return refused(row, issue('position', 'placeNotNamed', params));
  });
}
