import { dataScopeOf, type DataScope, type Principal } from '@kontor/portal-core/access';
import {
  BULK_MAX_ORDERS,
  failedEntries,
  planBulk,
  type BulkAction,
  type BulkAnswer,
  type BulkEntry,
  type BulkRequest,
} from '@kontor/portal-core/orders';
import { issue } from '@kontor/portal-core/validation';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { wholeScope } from '../access/index.js';
import { lockMovable, moveOrders, readMovable, type MovableOrder, type OrderFinder } from '../erp/index.js';
import { validationFailed, type WriteDoor } from '../wire/index.js';
import { planOf, type OrderFinds } from './order-finds.js';
import { mustStayOrders } from './update-order.js';

/** Number of orders in one transaction: those undone by a failure, and the time that others wait. */
const ORDERS_AT_ONCE = 1000;

/** The orders that a request names, and the scope they are limited to. */
export interface BulkTarget extends Pick<BulkAnswer, 'foundCount' | 'next'> {
  readonly ids: readonly number[];
  readonly scope: DataScope;
}

/** Finds the orders of a request. Throws `validation_failed` unless it names them in exactly one way. */
export async function bulkTarget(
  { finder, finds }: { readonly finder: OrderFinder; readonly finds: OrderFinds },
  { ids, find }: BulkRequest,
  { principal, scope }: { readonly principal: Principal; readonly scope: DataScope },
): Promise<BulkTarget> {
  if (ids === undefined && find === undefined) throw validationFailed([issue('ids', 'required')]);
  if (ids === undefined) {
    const byId = [{ fieldName: '_ID_AUFTRA', sortOrder: 'ascend' }] as const;
    const plan = planOf({ ...find, sort: byId }, principal);
    const within = dataScopeOf(principal, plan.options.displayAllMerchants) ?? scope;
    return { ...(await finder.ids(finds.compile(within, plan, BULK_MAX_ORDERS))), scope: within };
  }
  if (find !== undefined) throw validationFailed([issue('find', 'notAllowed')]);
  const named = [...new Set(ids)];
  return { ids: named, foundCount: named.length, next: null, scope: wholeScope(principal, scope) };
}

/** Shows the result of an action for each order without changing anything. */
export async function previewBulk(
  read: Knex,
  action: BulkAction,
  { ids, scope }: BulkTarget,
): Promise<readonly BulkEntry[]> {
  return planBulk(action, ids, (await readMovable(read, scope, ids)).map(plannable));
}

/**
 * Applies an action with one transaction per thousand orders, and returns the result of each order. A transaction that fails undoes its own
 * orders only, and is reported and logged.
 */
export async function applyBulk(
  { write, log }: { readonly write: WriteDoor; readonly log: Pick<Logger, 'error'> },
  action: BulkAction,
  { ids, scope }: BulkTarget,
): Promise<readonly BulkEntry[]> {
  const entries: BulkEntry[] = [];
  for (let at = 0; at < ids.length; at += ORDERS_AT_ONCE) {
    const some = ids.slice(at, at + ORDERS_AT_ONCE);
    let plan: readonly BulkEntry[] = [];
    try {
      await write(async (trx, trail) => {
        const orders = await lockMovable(trx, scope, some);
        plan = planBulk(action, some, orders.map(plannable));
        const moves = plan.filter(({ outcome }) => outcome === 'changed');
        const status = moves[0]?.new_status;
        if (status == null || status === 'geliefert') return;
        const moved = new Set(moves.map(({ order_id }) => order_id));
        await moveOrders(
          trx,
          orders.filter(({ id }) => moved.has(id)),
          status,
        );
        await mustStayOrders(trx, scope, [...moved]);
        await trail.touch('order', moves.map(touched));
      });
      entries.push(...plan);
    } catch (error) {
      log.error({ err: error }, 'Orders of a bulk change were not stored');
      entries.push(...failedEntries(plan.length > 0 ? plan : some.map(unplanned)));
    }
  }
  return entries;
}

const plannable = ({ id, external_order_id, status }: MovableOrder) => ({
  id,
  externalOrderId: external_order_id,
  status,
});
const touched = ({ order_id, status, new_status }: BulkEntry) => ({
  id: order_id,
  detail: { from: status, to: new_status },
});
/** The result of an order that its failed transaction did not reach. */
const unplanned = (id: number): BulkEntry => ({
  order_id: id,
  external_order_id: '',
  status: null,
  new_status: null,
  outcome: 'failed',
  reason: 'notStored',
});
