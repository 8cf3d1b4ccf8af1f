import type { DataScope } from '@kontor/portal-core/access';
import { reservesStock, wasSent, type DeliveryAddress } from '@kontor/portal-core/orders';
import type { Knex } from 'knex';
import { noteChanges } from '../../changes/index.js';
import {
  bumpRevision,
  columns,
  engineOf,
  execute,
  fixed,
  foldCase,
  foldText,
  inList,
  jsonRows,
  parseJson,
  type RowOf,
  rowsOf,
  sql,
  type Writer,
} from '../../db/index.js';
import { changeAddresses } from './change-addresses.js';
import { endErpHold } from './erp-hold.js';
import { enqueueNews, newsOfStatus } from '../../erp-outbox/index.js';
import { ordersInScope } from './find/filtered-scope.js';
import { indexedText } from './find/search-terms.js';
import { searchText } from './order-row.js';
import { revisionOf } from './revision.js';
import { moveStock, shipStock } from './stock.js';

/** An order to change; its row is locked until the transaction ends, unless it was read with `readChangeable`. */
export type LockedOrder = RowOf<(typeof LOCKED)['columns']>;
/** `fields` is JSON of `FixedFields`. */
const LOCKED = columns('erp_orders', [
  'id',
  'merchant_erp_id',
  'external_order_id',
  'mod_id',
  'status',
  'comment',
  'tracking_number',
  'carrier',
  'fields',
  'search_text',
  'items',
]);

/** The fields of an order that a change may set. */
export type OrderChange = Partial<Pick<LockedOrder, 'status' | 'comment' | 'tracking_number' | 'carrier'>>;

/** A change that only the ERP makes: the address besides. */
export type ReportedChange = OrderChange & { readonly address?: DeliveryAddress };

/** Reads an order of the scope and locks it for a change; null when there is none. */
export async function lockOrder(trx: Writer, scope: DataScope, id: number): Promise<LockedOrder | null> {
  const [order] = await lockOrders(trx, scope, [id]);
  return order ?? null;
}

/** Reads orders of the scope and locks them for a change, by id; those that do not exist are absent. */
export function lockOrders(trx: Writer, scope: DataScope, ids: readonly number[]): Promise<LockedOrder[]> {
  return findOrders(trx, scope, ids, engineOf(trx) === 'sqlite' ? '' : 'for update');
}

/** Reads orders as `lockOrders` does, without locking them. */
export function readChangeable(
  connection: Knex,
  scope: DataScope,
  ids: readonly number[],
): Promise<LockedOrder[]> {
  return findOrders(connection, scope, ids, '');
}

function findOrders(
  connection: Knex,
  scope: DataScope,
  ids: readonly number[],
  lock: string,
): Promise<LockedOrder[]> {
  const engine = engineOf(connection);
  return rowsOf(
    connection,
    sql`select ${LOCKED} from erp_orders
        where ${inList(engine, 'id', ids)} and ${ordersInScope(engine, scope)} order by id ${fixed(lock)}`,
  );
}

/** A locked order and what changes of it. */
export interface ChangedOrder {
  readonly order: LockedOrder;
  readonly change: ReportedChange;
}

/** Stores the change of one order as `changeOrders` does, and tells the ERP of it. */
export async function changeOrder(trx: Writer, order: LockedOrder, change: OrderChange): Promise<void> {
  await changeOrders(trx, [{ order, change }]);
  const { status, ...others } = change;
  if (status !== undefined) await endErpHold(trx, [order.id]);
  const detail = { ...(status !== undefined && { from: order.status, to: status }), ...others };
  const news = { record_id: order.id, merchant_erp_id: order.merchant_erp_id, detail };
  await enqueueNews(trx, newsOfStatus(status), [news]);
}

const CHANGED = {
  id: 'integer',
  status: 'text',
  comment: 'text',
  tracking_number: 'text',
  carrier: 'text',
  tracking_key: 'text',
  search_text: 'text',
} as const;

/**
 * Stores changes of locked orders; their reserved stock follows their status. Whether the changes are allowed is not checked. A handful of
 * statements for any number of orders. The ERP is not told: such changes come from there.
 */
export async function changeOrders(trx: Writer, changed: readonly ChangedOrder[]): Promise<void> {
  if (changed.length === 0) return;
  const rows = changed.map(({ order, change }) => {
    const { id, status, comment, tracking_number, carrier } = { ...order, ...change };
    const search = newSearchText(order, change);
    return [id, status, comment, tracking_number, carrier, foldCase(tracking_number), search] as const;
  });
  await execute(
    trx,
    `with changed as (${jsonRows(engineOf(trx), CHANGED)})
     update erp_orders set status = changed.status, comment = changed.comment, tracking_number = changed.tracking_number,
       carrier = changed.carrier, tracking_key = changed.tracking_key, search_text = changed.search_text,
       mod_id = erp_orders.mod_id + 1
     from changed where erp_orders.id = changed.id`,
    [JSON.stringify(rows)],
  );
  await changeAddresses(trx, changed);
  await reindex(trx, changed);
  await noteChanges(
    trx,
    'order',
    changed.map(({ order }) => order),
  );
  const merchants = new Set(changed.map(({ order }) => order.merchant_erp_id));
  for (const merchantErpId of [...merchants].sort((a, b) => a - b)) {
    await followStatus(
      trx,
      merchantErpId,
      changed.filter(({ order }) => order.merchant_erp_id === merchantErpId),
    );
    await bumpRevision(trx, revisionOf(merchantErpId));
  }
}

/** The search text, which ends with the tracking numbers. */
function newSearchText(order: LockedOrder, change: ReportedChange): string {
  const { tracking_number: tracking = order.tracking_number, address } = change;
  if (address !== undefined) {
    const { Externe_Order_ID: external_order_id, Kundenreferenz: customer_order_reference } = parseJson(
      order.fields,
    );
    return searchText({ external_order_id, customer_order_reference }, address, tracking);
  }
  if (tracking === order.tracking_number) return order.search_text;
  const old = order.tracking_number === '' ? '' : `\n${foldText(order.tracking_number)}`;
  const before = order.search_text.slice(0, order.search_text.length - old.length);
  return tracking === '' ? before : `${before}\n${foldText(tracking)}`;
}

/** Puts the new search texts into SQLite's index, which is kept beside the table. */
async function reindex(trx: Writer, changed: readonly ChangedOrder[]): Promise<void> {
  if (engineOf(trx) !== 'sqlite') return;
  const texts = changed.flatMap(({ order, change }) => {
    const text = newSearchText(order, change);
    return text === order.search_text
      ? []
      : [[order.id, indexedText(order.search_text), indexedText(text)] as const];
  });
  if (texts.length === 0) return;
  const rows = [JSON.stringify(texts)];
  await execute(
    trx,
    `insert into erp_orders_search (erp_orders_search, rowid, search_text)
     select 'delete', value ->> 0, value ->> 1 from json_each(?)`,
    rows,
  );
  await execute(
    trx,
    'insert into erp_orders_search (rowid, search_text) select value ->> 0, value ->> 2 from json_each(?)',
    rows,
  );
}

/** Takes what orders of a merchant had reserved out of the warehouse when they are sent, or gives it back. */
async function followStatus(
  trx: Writer,
  merchantErpId: number,
  changed: readonly ChangedOrder[],
): Promise<void> {
  const sent = new Map<string, number>();
  const back = new Map<string, number>();
  for (const { order, change } of changed) {
    const { status = order.status } = change;
    if (!reservesStock(order.status) || reservesStock(status)) continue;
    const [moved, sign] = wasSent(status) ? [sent, 1] : [back, -1];
    for (const { Nr_Artikel, Menge } of parseJson(order.items))
      moved.set(Nr_Artikel, (moved.get(Nr_Artikel) ?? 0) + sign * Menge);
  }
  await shipStock(trx, merchantErpId, sent);
  await moveStock(trx, merchantErpId, back);
}
