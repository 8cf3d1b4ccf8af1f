import type { DataScope } from '@kontor/portal-core/access';
import type { OrderReport } from '@kontor/portal-core/erp-link';
import { holdsNumber, storedNumberKey } from '@kontor/portal-core/orders';
import type { Knex } from 'knex';
import { findNumbered, type NumberedOrder } from '../erp/index.js';

/** The order that a report is about: its id, or that there is none or more than one. */
export type Reported = number | 'none' | 'several';

/** Finds the order of each report. An order that is not cancelled goes before cancelled ones of the same number, and the exact spelling before others. */
export async function findReported(
  connection: Knex,
  scope: DataScope,
  reports: readonly OrderReport[],
): Promise<readonly Reported[]> {
  const numbers = reports.flatMap(({ order_id, external_order_id }) =>
    order_id === undefined && external_order_id !== undefined ? [external_order_id] : [],
  );
  const byKey = new Map<string, NumberedOrder[]>();
  const found = numbers.length === 0 ? [] : await findNumbered(connection, scope, numbers);
  for (const order of found) {
    const key = storedNumberKey(order.external_order_id);
    byKey.set(key, [...(byKey.get(key) ?? []), order]);
  }
  return reports.map((report) => report.order_id ?? orderOf(report, byKey));
}

function orderOf(
  { external_order_id = '', merchant_erp_id }: OrderReport,
  byKey: ReadonlyMap<string, readonly NumberedOrder[]>,
): Reported {
  const all = byKey.get(storedNumberKey(external_order_id)) ?? [];
  const own = all.filter(
    (order) => merchant_erp_id === undefined || order.merchant_erp_id === merchant_erp_id,
  );
  const live = preferred(own, ({ status }) => holdsNumber(status));
  const exact = preferred(live, (order) => order.external_order_id === external_order_id.trim());
  const [newest, next] = exact;
  if (newest === undefined) return 'none';
  // Of cancelled orders of one merchant the newest is meant.
  const isOne = next === undefined || (!holdsNumber(newest.status) && isOfOneMerchant(exact));
  return isOne ? newest.id : 'several';
}

/** Those that pass, or all where none does. */
function preferred(
  orders: readonly NumberedOrder[],
  passes: (order: NumberedOrder) => boolean,
): readonly NumberedOrder[] {
  const passed = orders.filter(passes);
  return passed.length > 0 ? passed : orders;
}

const isOfOneMerchant = (orders: readonly NumberedOrder[]): boolean =>
  new Set(orders.map((order) => order.merchant_erp_id)).size === 1;
