import type { DataScope } from '@kontor/portal-core/access';
import {
  canEdit,
  normaliseOrder,
  orderMachine,
  ORDER_STATUSES,
  validateOrder,
  type OrderCancellation,
  type OrderPayload,
  type OrderReplacement,
} from '@kontor/portal-core/orders';
import { issue } from '@kontor/portal-core/validation';
import type { Trail } from '../trail/index.js';
import { parseJson, type Writer } from '../db/index.js';
import { sqlErp, type LockedOrder, type OrderToStore } from '../erp/index.js';
import { HttpProblem, validationFailed } from '../wire/index.js';
import { alreadyHeld } from './create-orders.js';
import { lockCurrent, mustStayOrders } from './update-order.js';

const CANCELLABLE = ORDER_STATUSES.filter((status) => orderMachine.can(status, 'cancel'));

/** Cancels an order of the scope. Throws `not_found`, `stale`, or `status_conflict` when its status does not allow it. */
export async function cancelOrder(
  trx: Writer,
  trail: Trail,
  scope: DataScope,
  { orderId, modId }: OrderCancellation,
): Promise<void> {
  const { status } = await lockCurrent(trx, scope, orderId, modId);
  if (!CANCELLABLE.includes(status)) throw new HttpProblem('status_conflict');
  await sqlErp.cancelOrders(trx, scope, [orderId], CANCELLABLE);
  await mustStayOrders(trx, scope, [orderId]);
  await trail.touch('order', [{ id: orderId, detail: { from: status, to: 'storniert' } }]);
}

/**
 * Cancels an open order and creates its successor for the same merchant, which keeps the fields that are not in the form. Returns the new
 * id. Throws `not_found`, `stale`, `status_conflict`, `validation_failed`, or `already_exists` when yet another order holds the external
 * id.
 */
export async function replaceOrder(
  trx: Writer,
  trail: Trail,
  scope: DataScope,
  { id, payload: { modId, ...payload } }: { readonly id: number; readonly payload: OrderReplacement },
): Promise<number> {
  const old = await lockCurrent(trx, scope, id, modId);
  if (!canEdit(old.status)) throw new HttpProblem('status_conflict');
  const { merchant_erp_id: merchantErpId, comment } = old;
  await judge(trx, merchantErpId, payload);
  await sqlErp.cancelOrders(trx, scope, [id]);
  const order = { ...normaliseOrder(payload), comment, ...keptFields(old) };
  const [created] = await sqlErp.insertOrders(trx, merchantErpId, [order], { source: 'portal' });
  if (typeof created !== 'number') throw new HttpProblem('already_exists', { issues: [alreadyHeld] });
  await mustStayOrders(trx, scope, [created]);
  const step = { from: old.status, to: 'storniert' } as const;
  await trail.touch('order', [
    { id, detail: { ...step, replaced_by: created } },
    { id: created, detail: { replaces: id } },
  ]);
  return created;
}

function keptFields({ fields }: LockedOrder): Pick<OrderToStore, 'customer_id' | 'shipping_method'> {
  const { Customer_ID, Versandart } = parseJson(fields);
  return { customer_id: Customer_ID, shipping_method: Versandart };
}

async function judge(trx: Writer, merchantErpId: number, payload: OrderPayload): Promise<void> {
  const ids = payload.items.map((item) => item.id.trim());
  const known = new Set((await sqlErp.knownProducts(trx, merchantErpId, ids)).map((product) => product.id));
  const issues = validateOrder(payload, { isKnownProduct: (product) => known.has(product) });
  const { merchant_erp_id: wanted = merchantErpId } = payload;
  if (wanted !== merchantErpId) issues.push(issue('merchant_erp_id', 'merchantFixed'));
  if (issues.length > 0) throw validationFailed(issues);
}
