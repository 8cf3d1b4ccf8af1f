import type { DataScope } from '@kontor/portal-core/access';
import type { OrderReport } from '@kontor/portal-core/erp-link';
import { holdsNumber, storedNumberKey } from '@kontor/portal-core/orders';
import type { Knex } from 'knex';
import { findNumbered, type NumberedOrder } from '../erp/index.js';

/** An order that a report is about. */
export interface ReportedId {
  readonly id: number;
  /** Whether an earlier order of the merchant had its number. */
  readonly hasForerunner: boolean;
}
/** The order that a report is about, or that there is none or more than one. */
export type Reported = ReportedId | 'none' | 'several';

/**
 * Finds the order of each report. Of one merchant's orders one that is not cancelled goes before cancelled ones of the same number, and the exact
 * spelling before others.
 */
export async function findReported(
  connection: Knex,
  scope: DataScope,
  reports: readonly OrderReport[],
): Promise<readonly Reported[]> {
  const numbers = reports.flatMap(({ order_id, external_order_id }) =>
    order_id == null && external_order_id != null ? [external_order_id] : [],
  );
  const byKey = new Map<string, NumberedOrder[]>();
  const found = numbers.length === 0 ? [] : await findNumbered(connection, scope, numbers);
  for (const order of found) {
    const key = storedNumberKey(order.external_order_id);
    const same = byKey.get(key);
    if (same === undefined) byKey.set(key, [order]);
    else same.push(order);
  }
  return reports.map((report) =>
    report.order_id == null ? orderOf(report, byKey) : { id: report.order_id, hasForerunner: false },
  );
}

function orderOf(
  { external_order_id, merchant_erp_id }: OrderReport,
  byKey: ReadonlyMap<string, readonly NumberedOrder[]>,
): Reported {
  const number = external_order_id ?? '';
  const all = byKey.get(storedNumberKey(number)) ?? [];
  const own = all.filter((order) => merchant_erp_id == null || order.merchant_erp_id === merchant_erp_id);
  // Which merchant is meant no status and no spelling says.
  if (new Set(own.map((order) => order.merchant_erp_id)).size > 1) return 'several';
  const live = preferred(own, ({ status }) => holdsNumber(status));
  const [newest, next] = preferred(live, (order) => order.external_order_id === number.trim());
  if (newest === undefined) return 'none';
  // Of cancelled orders the newest is meant.
  return next === undefined || !holdsNumber(newest.status)
    ? { id: newest.id, hasForerunner: own.length > 1 }
    : 'several';
}

/** Those that pass, or all where none does. */
function preferred(
  orders: readonly NumberedOrder[],
  passes: (order: NumberedOrder) => boolean,
): readonly NumberedOrder[] {
  const passed = orders.filter(passes);
  return passed.length > 0 ? passed : orders;
}
