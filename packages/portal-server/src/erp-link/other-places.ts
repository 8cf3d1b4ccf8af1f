import type { OtherPlace, StockReport } from '@kontor/portal-core/erp-link';
import { cleanText } from '@kontor/portal-core/validation';
import { foldCase } from '../db/index.js';
import type { StockPlace } from '../erp/index.js';

/** A report of the stock of a place, and the product and the warehouse that it is about. */
export interface PlacedReport {
  readonly index: number;
  readonly report: StockReport;
  readonly productId: number;
  readonly warehouseId: number;
}

const keyOf = (productId: number, warehouseId: number): string => `${productId} ${warehouseId}`;

/**
 * The places where pieces of a product lie and that none of the reports names, though they name others of that warehouse: by the index of the
 * first such report of the product there.
 */
export function otherPlaces(
  found: readonly StockPlace[],
  reports: readonly PlacedReport[],
): ReadonlyMap<number, readonly OtherPlace[]> {
  const named = new Map<string, Set<string>>();
  const first = new Map<string, number>();
  for (const { index, report, productId, warehouseId } of reports) {
    if (report.position == null) continue;
    const key = keyOf(productId, warehouseId);
    named.set(key, (named.get(key) ?? new Set()).add(foldCase(cleanText(report.position))));
    if (!first.has(key)) first.set(key, index);
  }
  const others = new Map<number, OtherPlace[]>();
  for (const { product_id, warehouse_id, position, available, reserved } of found) {
    const key = keyOf(product_id, warehouse_id);
    const index = first.get(key);
    const on_hand = available + reserved;
    if (index === undefined || on_hand === 0 || named.get(key)?.has(foldCase(position)) === true) continue;
    others.set(index, [...(others.get(index) ?? []), { position, on_hand }]);
  }
  return others;
}
