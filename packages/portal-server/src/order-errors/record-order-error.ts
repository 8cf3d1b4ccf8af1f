import type { DataScope } from '@kontor/portal-core/access';
import {
  listedIssues,
  parseOrderError,
  type NewOrderError,
  type OrderErrorLists,
  type OrderErrorStatusChange,
} from '@kontor/portal-core/order-errors';
import { ORDER_ERROR_SETTINGS, settingList } from '@kontor/portal-core/settings';
import { mustStaySeen } from '../access/index.js';
import type { Trail } from '../trail/index.js';
import type { Writer } from '../db/index.js';
import { countOrderErrors, lockOrder } from '../erp/index.js';
import { HttpProblem, validationFailed } from '../wire/index.js';
import { readSettings } from '../settings/index.js';
import { insertOrderError, readOrderError, storeErrorStatus } from './order-errors.store.js';

/** The write that records an error. */
export interface ErrorWrite {
  readonly trx: Writer;
  readonly trail: Trail;
  readonly scope: DataScope;
}

/** Records an error of an order of the scope and updates the order's count. Returns the error's id. Throws problems. */
export async function recordOrderError(
  { trx, trail, scope }: ErrorWrite,
  input: NewOrderError,
  origin: { readonly createdBy: number; readonly at: string },
): Promise<number> {
  const parsed = parseOrderError(input, await listsOf(trx));
  if (!parsed.ok) throw validationFailed(parsed.issues);
  const order = await lockOrder(trx, scope, input.order_erp_id);
  if (order === null) throw new HttpProblem('not_found');
  const { merchant_erp_id: merchantErpId } = order;
  const id = await insertOrderError(trx, parsed.value, { ...origin, merchantErpId });
  await mustStaySeen(scope, async () => (await readOrderError(trx, scope, id)) !== null);
  await countOrderErrors(trx, order);
  const { status, type } = parsed.value;
  await trail.touch('order', [{ id: order.id, detail: { error: id, type } }]);
  await trail.touch('order_error', [{ id, detail: { status, type } }]);
  return id;
}

/** Sets the status of an error of the scope to another one of the settings' list. Throws problems. */
export async function changeErrorStatus(
  { trx, trail, scope }: ErrorWrite,
  { id, status }: OrderErrorStatusChange,
): Promise<void> {
  const issues = listedIssues('status', status, (await listsOf(trx)).statuses);
  if (issues.length > 0) throw validationFailed(issues);
  const error = await readOrderError(trx, scope, id);
  if (error === null) throw new HttpProblem('not_found');
  if (error.status === status) return;
  await storeErrorStatus(trx, id, status);
  await mustStaySeen(scope, async () => (await readOrderError(trx, scope, id)) !== null);
  const detail = { from: error.status, to: status };
  await trail.touch('order', [{ id: error.order_erp_id, detail: { error: id, ...detail } }]);
  await trail.touch('order_error', [{ id, detail }]);
}

async function listsOf(trx: Writer): Promise<OrderErrorLists> {
  const settings = await readSettings(trx);
  return {
    statuses: settingList(settings, ORDER_ERROR_SETTINGS.statuses),
    types: settingList(settings, ORDER_ERROR_SETTINGS.types),
  };
}
