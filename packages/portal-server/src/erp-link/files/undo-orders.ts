import type { DataScope } from '@kontor/portal-core/access';
import { undoOfOrder, type ErpMark, type OrderState } from '@kontor/portal-core/erp-link';
import type { Writer } from '../../db/index.js';
import { lockOrders, restoreOrders, type LockedOrder } from '../../erp/index.js';
import { markOf, readMarks, storeMarks } from '../erp-mark.store.js';
import type { ChangeToUndo } from './taken-files.store.js';
import { undoEach, type UndoneSet } from './undo-each.js';

/** Makes orders again what they were before a file of shipments. */
export async function undoOrders(
  trx: Writer,
  scope: DataScope,
  changes: readonly ChangeToUndo[],
): Promise<UndoneSet> {
  const ids = [...new Set(changes.map(({ recordId }) => recordId))];
  const orders = new Map((await lockOrders(trx, scope, ids)).map((order) => [order.id, order]));
  const marks = await readMarks(trx, [...orders.keys()]);
  const { verdicts, restored } = undoEach(changes, {
    keyOf: ({ recordId }) => recordId,
    find: (id) => {
      const order = orders.get(id);
      return order === undefined ? null : stateOf(order, markOf(marks, id));
    },
    judge: undoOfOrder,
  });
  const changed = [...restored].flatMap(([id, { of: _, mark, ...change }]) => {
    const order = orders.get(id);
    return order === undefined ? [] : [{ order, change, mark }];
  });
  await restoreOrders(trx, changed);
  await storeMarks(trx, new Map(changed.map(({ order, mark }) => [order.id, mark])));
  const touched = changed.map(({ order, change: { status, ...shipment } }) => ({
    id: order.id,
    detail: { ...(status !== order.status && { from: order.status, to: status }), ...shipment },
  }));
  return { verdicts, touched, kind: 'order' };
}

/** An order as a file finds it or leaves it. */
export const stateOf = (
  { status, carrier, tracking_number }: Pick<LockedOrder, 'status' | 'carrier' | 'tracking_number'>,
  mark: ErpMark,
): OrderState => ({ of: 'order', status, carrier, tracking_number, mark });
