import { mayReadAllMerchants, type DataScope, type Principal } from '@kontor/portal-core/access';
import {
  commentPermission,
  ORDER_STATUSES,
  statusEvent,
  validateOrderComment,
  WAREHOUSE_EVENTS,
  type OrderStatus,
  type OrderUpdate,
} from '@kontor/portal-core/orders';
import { cleanText, issue } from '@kontor/portal-core/validation';
import { linesOf } from '@kontor/portal-core/erp';
import { mustStaySeen } from '../access/index.js';
import type { Trail } from '../trail/index.js';
import type { Writer } from '../db/index.js';
import { changeOrder, lockOrder, readMovable, type LockedOrder, type OrderChange } from '../erp/index.js';
import { HttpProblem, validationFailed } from '../wire/index.js';

/** The user, the order and the change. */
export interface OrderUpdateRequest {
  readonly scope: DataScope;
  readonly principal: Principal;
  readonly id: number;
  readonly update: OrderUpdate;
}

/** Changes an order as far as its status and the user's permissions allow: all requested changes or none. Throws problems. */
export async function updateOrder(trx: Writer, trail: Trail, request: OrderUpdateRequest): Promise<void> {
  const order = await lockCurrent(trx, request.scope, request.id, request.update.modId);
  const change = changeOf(order, request);
  if (Object.keys(change).length === 0) return;
  await changeOrder(trx, order, change);
  await mustStayOrders(trx, request.scope, [order.id]);
  const { status, ...detail } = change;
  const step = status === undefined ? {} : { from: order.status, to: status };
  await trail.touch('order', [{ id: order.id, detail: { ...step, ...detail } }]);
}

/** Throws 422 when an order that was just written lies outside of the fixed filter of its writer. */
export const mustStayOrders = (trx: Writer, scope: DataScope, ids: readonly number[]): Promise<void> =>
  mustStaySeen(scope, async () => (await readMovable(trx, scope, ids)).length === ids.length);

/** Reads and locks the order to change. Throws `not_found`, and `stale` when it has changed since the version that the change is based on. */
export async function lockCurrent(
  trx: Writer,
  scope: DataScope,
  id: number,
  modId: string | undefined,
): Promise<LockedOrder> {
  const order = await lockOrder(trx, scope, id);
  if (order === null) throw new HttpProblem('not_found');
  if (modId !== undefined && modId !== String(order.mod_id)) throw new HttpProblem('stale');
  return order;
}

function changeOf(order: LockedOrder, { principal, update }: OrderUpdateRequest): OrderChange {
  const { Status, ZZN_Notiz_Scanner, Trackingnummer, Versanddienstleister } = update.fieldData;
  const change: OrderChange = {
    ...(Status !== undefined && { status: checkedStatus(order, principal, Status) }),
    ...(ZZN_Notiz_Scanner !== undefined && { comment: checkedComment(order, principal, ZZN_Notiz_Scanner) }),
    ...(Trackingnummer !== undefined && {
      tracking_number: linesOf(Trackingnummer).map(cleanText).join('\r'),
    }),
    ...(Versanddienstleister !== undefined && { carrier: cleanText(Versanddienstleister) }),
  };
  const changed = Object.entries(change).filter(
    ([name, value]) => value !== order[name as keyof OrderChange],
  );
  const shipping = changed.some(([name]) => name === 'tracking_number' || name === 'carrier');
  if (shipping && !mayReadAllMerchants(principal)) throw new HttpProblem('forbidden');
  return Object.fromEntries(changed);
}

function checkedStatus(order: LockedOrder, principal: Principal, wanted: string): OrderStatus {
  const status = ORDER_STATUSES.find((known) => known === wanted);
  if (status === undefined) throw validationFailed([issue('fieldData.Status', 'invalidValue')]);
  if (status === order.status) return status;
  const event = statusEvent(order.status, status);
  if (event === null) throw new HttpProblem('status_conflict');
  if (WAREHOUSE_EVENTS.includes(event) && !mayReadAllMerchants(principal)) throw new HttpProblem('forbidden');
  return status;
}

function checkedComment(order: LockedOrder, { resources }: Principal, text: string): string {
  const comment = cleanText(text);
  const path = 'fieldData.ZZN_Notiz_Scanner';
  if (comment === '' && order.comment === '') throw validationFailed([issue(path, 'required')]);
  if (comment === order.comment) return comment;
  const issues = validateOrderComment(comment).map((one) => ({ ...one, path }));
  if (issues.length > 0) throw validationFailed(issues);
  if (commentPermission(order.status, order.comment, resources) === 'read')
    throw new HttpProblem('forbidden');
  return comment;
}
