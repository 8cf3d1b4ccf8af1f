import type { DataScope } from '@kontor/portal-core/access';
import type { OrderStatus } from '@kontor/portal-core/orders';
import {
  bumpRevision,
  changeRow,
  columns,
  engineOf,
  execute,
  fixed,
  foldCase,
  foldText,
  parseJson,
  type RowOf,
  rowsOf,
  sql,
  type Writer,
} from '../../db/index.js';
import { ordersInScope } from './find/filtered-scope.js';
import { indexedText } from './find/search-terms.js';
import { revisionOf } from './revision.js';
import { moveStock, shipStock } from './stock.js';

/** An order whose row is locked until the transaction ends. */
export type LockedOrder = RowOf<(typeof LOCKED)['columns']>;
/** `fields` is JSON of `FixedFields`. */
const LOCKED = columns('erp_orders', [
  'id',
  'merchant_erp_id',
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

/** Reads an order of the scope and locks it for a change; null when there is none. */
export async function lockOrder(trx: Writer, scope: DataScope, id: number): Promise<LockedOrder | null> {
  const lock = fixed(engineOf(trx) === 'sqlite' ? '' : 'for update');
  const [row] = await rowsOf(
    trx,
    sql`select ${LOCKED} from erp_orders where id = ${id} and ${ordersInScope(engineOf(trx), scope)} ${lock}`,
  );
  return row ?? null;
}

/** Stores a change; the order's reserved stock follows its status. Whether the change is allowed is not checked. */
export async function changeOrder(trx: Writer, order: LockedOrder, change: OrderChange): Promise<void> {
  const { tracking_number: tracking } = change;
  const found = tracking === undefined ? {} : await reindex(trx, order, tracking);
  await changeRow(trx, 'erp_orders', order.id, { ...change, ...found, mod_id: order.mod_id + 1 });
  if (change.status !== undefined) await followStatus(trx, order, change.status);
  await bumpRevision(trx, revisionOf(order.merchant_erp_id));
}

/** Updates the search text, which ends with the tracking numbers. */
async function reindex(trx: Writer, order: LockedOrder, tracking: string) {
  const old = order.tracking_number === '' ? '' : `\n${foldText(order.tracking_number)}`;
  const before = order.search_text.slice(0, order.search_text.length - old.length);
  const search_text = tracking === '' ? before : `${before}\n${foldText(tracking)}`;
  if (engineOf(trx) === 'sqlite') {
    const { id } = order;
    await execute(
      trx,
      sql`insert into erp_orders_search (erp_orders_search, rowid, search_text) values ('delete', ${id}, ${indexedText(order.search_text)})`,
    );
    await execute(
      trx,
      sql`insert into erp_orders_search (rowid, search_text) values (${id}, ${indexedText(search_text)})`,
    );
  }
  return { tracking_key: foldCase(tracking), search_text };
}

const RESERVING: readonly OrderStatus[] = ['offen', 'on hold'];

async function followStatus(trx: Writer, order: LockedOrder, status: OrderStatus): Promise<void> {
  if (!RESERVING.includes(order.status) || RESERVING.includes(status)) return;
  const items = parseJson(order.items);
  const held = new Map<string, number>();
  for (const { Nr_Artikel, Menge } of items) held.set(Nr_Artikel, (held.get(Nr_Artikel) ?? 0) + Menge);
  if (status === 'geliefert') return shipStock(trx, order.merchant_erp_id, held);
  const back = new Map([...held].map(([id, qty]) => [id, -qty]));
  return moveStock(trx, order.merchant_erp_id, back);
}
