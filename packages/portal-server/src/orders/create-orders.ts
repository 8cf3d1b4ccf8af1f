import { isFiltered, mayReadAllMerchants, type DataScope, type Principal } from '@kontor/portal-core/access';
import { issueMessage, type Translate } from '@kontor/portal-core/i18n';
import { outcomeBeside, StoredOrders as NumberedOrders } from '@kontor/portal-core/order-import';
import {
  normaliseOrder,
  validateOrder,
  type CreatedOrder,
  type CreateOrdersAnswer,
  type NewOrder,
  type OrderPayload,
  type RefusedOrder,
} from '@kontor/portal-core/orders';
import { issue, fewerIssues, type Issue } from '@kontor/portal-core/validation';
import type { Knex } from 'knex';
import type { Trail } from '../trail/index.js';
import type { Writer } from '../db/index.js';
import { readMovable, sqlErp } from '../erp/index.js';
import { erpIdsOfMerchants } from '../merchants/index.js';
import type { WriteDoor } from '../wire/index.js';

/** An order of the list that passed every rule, or the reasons why it did not. */
export interface JudgedOrder {
  readonly index: number;
  readonly payload: OrderPayload;
  readonly merchantErpId: number;
  readonly issues: readonly Issue[];
}

/** Checks every order of a list by itself: the rules of core, its merchant, and the merchant's products. */
export async function judgeOrders(
  read: Knex,
  principal: Principal,
  payloads: readonly OrderPayload[],
): Promise<JudgedOrder[]> {
  const merchants = await erpIdsOfMerchants(read);
  const owners = payloads.map((payload) => ownerOf(principal, payload, merchants));
  const products = await productsOf(read, payloads, owners);
  return payloads.map((payload, index) => {
    const { merchantErpId, issues } = owners[index]!;
    const own = products.get(merchantErpId);
    const rules = validateOrder(payload, { isKnownProduct: (id) => own?.has(id) ?? true });
    return { index, payload, merchantErpId, issues: [...rules, ...issues] };
  });
}

interface Owner {
  readonly merchantErpId: number;
  readonly issues: readonly Issue[];
}

/** The merchant of an order. Staff name it; all other users may at most repeat their own. */
function ownerOf(principal: Principal, payload: OrderPayload, merchants: ReadonlySet<number>): Owner {
  const own = principal.merchantErpId;
  const wanted = payload.merchant_erp_id ?? own;
  const issues: Issue[] = [];
  if (wanted === null) issues.push(issue('merchant_erp_id', 'required'));
  else if (wanted !== own && !mayReadAllMerchants(principal))
    issues.push(issue('merchant_erp_id', 'ownMerchantOnly'));
  else if (!merchants.has(wanted)) issues.push(issue('merchant_erp_id', 'invalidValue'));
  return { merchantErpId: wanted ?? 0, issues };
}

async function productsOf(
  read: Knex,
  payloads: readonly OrderPayload[],
  owners: readonly Owner[],
): Promise<Map<number, ReadonlySet<string>>> {
  const wanted = new Map<number, Set<string>>();
  payloads.forEach(({ items }, index) => {
    const { merchantErpId, issues } = owners[index]!;
    if (issues.length > 0) return;
    const ids = wanted.get(merchantErpId) ?? new Set();
    for (const { id } of items) ids.add(id.trim());
    wanted.set(merchantErpId, ids);
  });
  const known = new Map<number, ReadonlySet<string>>();
  for (const [merchantErpId, ids] of wanted) {
    const products = await sqlErp.knownProducts(read, merchantErpId, [...ids]);
    known.set(merchantErpId, new Set(products.map(({ id }) => id)));
  }
  return known;
}

/** The orders of a list, some refused, and the ids of those stored by their place in it. */
export interface StoredOrders {
  readonly judged: readonly JudgedOrder[];
  readonly stored: ReadonlyMap<number, number | null>;
}

/**
 * Stores the orders that passed. An order whose external id is taken becomes `already_exists`, one outside of the writer's fixed filter is
 * refused; the others are stored all the same.
 */
export async function storePassed(
  write: WriteDoor,
  scope: DataScope,
  judged: readonly JudgedOrder[],
): Promise<StoredOrders> {
  const good = judged.filter(({ issues }) => issues.length === 0);
  if (good.length === 0) return { judged, stored: new Map() };
  try {
    return { judged, stored: await write((trx, trail) => storeOrders(trx, trail, scope, good)) };
  } catch (error) {
    if (!(error instanceof OutsideFilter)) throw error;
    const issues = [issue('filters', 'outsideFilter')];
    return storePassed(
      write,
      scope,
      judged.map((order) => (error.indexes.includes(order.index) ? { ...order, issues } : order)),
    );
  }
}

/** Undoes a write of orders some of which lie outside of the writer's fixed filter. Whether they do the database says of the stored ones. */
class OutsideFilter extends Error {
  constructor(readonly indexes: readonly number[]) {
    super('Some orders lie outside of the fixed filter');
  }
}

async function storeOrders(
  trx: Writer,
  trail: Trail,
  scope: DataScope,
  judged: readonly JudgedOrder[],
): Promise<Map<number, number | null>> {
  const stored = new Map<number, number | null>();
  for (const merchantErpId of new Set(judged.map((order) => order.merchantErpId))) {
    const own = judged.filter((order) => order.merchantErpId === merchantErpId);
    const orders = own.map(({ payload }) => normaliseOrder(payload));
    const fresh = await freshOf(trx, merchantErpId, orders);
    const ids = await sqlErp.insertOrders(trx, merchantErpId, fresh, { source: 'portal' });
    const idOf = new Map(fresh.map((order, at) => [order, ids[at]]));
    own.forEach(({ index }, at) => stored.set(index, idOf.get(orders[at]!) ?? null));
  }
  if (isFiltered(scope)) await refuseOutside(trx, scope, stored);
  await trail.touch(
    'order',
    [...stored.values()].flatMap((id) => (id === null ? [] : [{ id }])),
  );
  return stored;
}

/** The orders that are not stored yet, also not just like that under another spelling of their number, as an import takes them. */
async function freshOf(trx: Writer, merchantErpId: number, orders: readonly NewOrder[]): Promise<NewOrder[]> {
  const numbers = orders.map(({ external_order_id }) => external_order_id);
  const met = new NumberedOrders(await sqlErp.findExisting(trx, merchantErpId, numbers));
  return orders.filter((order) => outcomeBeside(met.of(order.external_order_id), order) !== 'unchanged');
}

async function refuseOutside(
  trx: Writer,
  scope: DataScope,
  stored: ReadonlyMap<number, number | null>,
): Promise<void> {
  const ids = [...stored.values()].filter((id) => id !== null);
  const seen = new Set((await readMovable(trx, scope, ids)).map(({ id }) => id));
  const outside = [...stored].filter(([, id]) => id !== null && !seen.has(id));
  if (outside.length > 0) throw new OutsideFilter(outside.map(([index]) => index));
}

/** Most reasons in an answer, however many orders are refused; each has one. */
const MOST_TOLD = 2000;

/** Builds the answer: the created orders and the refused ones with the reasons, both in the order of the list. */
export function createAnswer(
  judged: readonly JudgedOrder[],
  stored: ReadonlyMap<number, number | null>,
  t: Translate,
): CreateOrdersAnswer {
  const entries: CreatedOrder[] = [];
  const errors: RefusedOrder[] = [];
  let left = MOST_TOLD;
  for (const { index, payload, issues } of judged) {
    const { external_order_id } = payload;
    const id = stored.get(index);
    if (typeof id === 'number')
      entries.push({ index, external_order_id, order_id: id, recordId: String(id) });
    else {
      const code = issues.length > 0 ? 'validation_failed' : 'already_exists';
      const told = issues.length > 0 ? fewerIssues(issues, Math.max(1, left)) : [alreadyHeld];
      left -= told.length;
      errors.push({
        index,
        external_order_id,
        code,
        errors: told.map((one) => ({ ...one, message: issueMessage(t, one) })),
      });
    }
  }
  return { entries, errors };
}

/** The issue of an order whose external id belongs to another order that is not cancelled. */
export const alreadyHeld = issue('external_order_id', 'alreadyExists', { field: 'external_order_id' });
