import {
  columnsOfSource,
  createOrderCheck,
  isRejected,
  planOrders,
  type CheckedOrder,
  type PlannedOrder,
  type PlanOptions,
  type RowEdits,
} from '@kontor/portal-core/order-import';
import type { CheckPlan } from './protocol.js';

interface Recheck {
  readonly plan: CheckPlan;
  readonly edits: RowEdits;
  readonly planning: PlanOptions;
}

/** Codes of issues that depend on rows of other orders, or on a row that was not read. */
const BEYOND_THE_ORDER = new Set([
  'duplicateInFile',
  'rowsNotTogether',
  'hiddenRow',
  'detachedRows',
  'headRow',
  'equalRows',
  'equalRowsOften',
  'numberMarked',
  'draggedCell',
  'otherSpelling',
  'countDiffers',
  'amountDiffers',
  'itemsAbove',
  'saidByBox',
  'saidByLine',
  'saidByName',
  'saidByNumber',
  'saidByPage',
  'tooManyRows',
  'tooFewFields',
  'tooManyFields',
  'quoteNotClosed',
  'maxLength',
]);

/**
 * Checks orders again after cells in the given columns (from 0) have changed. Returns null if other orders could be
 * affected, too; then the whole file has to be checked.
 */
export async function recheckOrders(
  orders: readonly PlannedOrder[],
  columns: ReadonlySet<number>,
  { plan, edits, planning }: Recheck,
): Promise<PlannedOrder[] | null> {
  const ids = columnsOfSource(plan.mapping.columns.external_order_id);
  if (ids.some((column) => columns.has(column))) return null;
  const checked: CheckedOrder[] = [];
  for (const { order } of orders) {
    const again = checkedAgain(order, plan, edits);
    if (again === null) return null;
    checked.push(again);
  }
  const planned: PlannedOrder[] = [];
  for await (const batch of planOrders(once(checked), planning)) planned.push(...batch);
  return planned.length === orders.length ? planned : null;
}

function checkedAgain(order: CheckedOrder, plan: CheckPlan, edits: RowEdits): CheckedOrder | null {
  if (isRejected(order) && order.issues.some(({ code }) => BEYOND_THE_ORDER.has(code))) return null;
  const check = createOrderCheck({ ...plan, edits, now: Date.now });
  const checked = order.lines.flatMap((line, place) => check.pushRow(order.source[place] ?? [], line));
  checked.push(...check.end());
  const [again, ...others] = checked;
  if (again === undefined || others.length > 0 || again.lines.length !== order.lines.length) return null;
  return again;
}

async function* once<T>(values: T): AsyncGenerator<T> {
  yield values;
}
