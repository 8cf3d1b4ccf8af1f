import {
  createOrderCheck,
  isRejected,
  planOrders,
  type CheckedOrder,
  type Lookup,
  type PlannedOrder,
  type RowEdits,
} from '@kontor/portal-core/order-import';
import type { CheckPlan } from './protocol.js';

interface Recheck {
  readonly plan: CheckPlan;
  readonly edits: RowEdits;
  readonly lookup: Lookup;
}

/** Issues that rest on other rows than the order's own, or on a row that was not read. */
const BEYOND_THE_ORDER = new Set(['duplicateInFile', 'rowsNotTogether', 'quoteNotClosed', 'maxLength']);

/**
 * Judges one order again after some of its cells have changed. Null when that could concern other orders too: then the whole file
 * has to be checked.
 */
export async function recheckOrder(
  { order }: PlannedOrder,
  columns: readonly number[],
  { plan, edits, lookup }: Recheck,
): Promise<PlannedOrder | null> {
  if (columns.includes(plan.mapping.columns.external_order_id ?? -1)) return null;
  if (isRejected(order) && order.issues.some(({ code }) => BEYOND_THE_ORDER.has(code))) return null;
  const check = createOrderCheck({ ...plan, edits });
  const checked = order.lines.flatMap((line, place) => check.pushRow(order.source[place] ?? [], line));
  checked.push(...check.end());
  const [again, ...others] = checked;
  if (again === undefined || others.length > 0 || again.lines.length !== order.lines.length) return null;
  return planned(again, plan, lookup);
}

async function planned(order: CheckedOrder, plan: CheckPlan, lookup: Lookup): Promise<PlannedOrder | null> {
  for await (const [first] of planOrders(once([order]), { ...plan, lookup })) return first ?? null;
  return null;
}

async function* once<T>(value: T): AsyncGenerator<T> {
  yield value;
}
