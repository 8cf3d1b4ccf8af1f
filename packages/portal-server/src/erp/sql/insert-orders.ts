import { noteChanges } from '../../changes/index.js';
import {
  bumpRevision,
  computed,
  engineOf,
  insertSet,
  insertSetReturning,
  integer,
  nullable,
  rowsOf,
  sql,
  type Writer,
} from '../../db/index.js';
import { enqueueNews } from '../../erp-outbox/index.js';
import type { OrderToStore } from '../erp.port.js';
import { indexedText } from './find/search-terms.js';
import { knownProducts } from './known-products.js';
import { ADDRESS_COLUMNS, ITEM_COLUMNS, ORDER_COLUMNS, addressRow, itemRows, orderRow } from './order-row.js';
import { revisionOf } from './revision.js';
import { reserveStock } from './stock.js';

/** Number of orders stored by one statement: more bring no speed and cost memory. */
const BATCH = 5000;
const STORED_ID = computed({ id: [integer, 'id'] });
const LAST_ID = computed({ id: [nullable(integer), 'max(id)'] });
const NEXT_ID = computed({ id: [integer, `nextval('erp_order_ids')`] });

/** See `ErpPort.insertOrders`. */
export async function insertOrders(
  trx: Writer,
  merchantErpId: number,
  orders: readonly OrderToStore[],
  { source }: { readonly source: string },
): Promise<(number | null)[]> {
  const answer: (number | null)[] = [];
  for (let from = 0; from < orders.length; from += BATCH)
    answer.push(...(await insertBatch(trx, merchantErpId, orders.slice(from, from + BATCH), source)));
  const created = answer.flatMap((id) =>
    id === null ? [] : [{ order_id: id, merchant_erp_id: merchantErpId }],
  );
  if (created.length > 0) await bumpRevision(trx, revisionOf(merchantErpId));
  await noteChanges(
    trx,
    'order',
    created.map(({ order_id: id, merchant_erp_id }) => ({ id, merchant_erp_id })),
  );
  await enqueueNews(
    trx,
    'order.created',
    created.map(({ order_id, merchant_erp_id }) => ({ record_id: order_id, merchant_erp_id })),
  );
  return answer;
}

async function insertBatch(
  trx: Writer,
  merchantErpId: number,
  orders: readonly OrderToStore[],
  source: string,
): Promise<(number | null)[]> {
  const productIds = new Set(orders.flatMap(({ items }) => items.map(({ id }) => id)));
  const products = await knownProducts(trx, merchantErpId, [...productIds]);
  const productNames = new Map(products.map(({ id, name }) => [id, name]));
  const ids = await newOrderIds(trx, orders.length);
  const contexts = ids.map((id) => ({ id, merchantErpId, source, productNames }));
  const rows = orders.map((order, index) => orderRow(order, contexts[index]!));
  const tail = 'on conflict do nothing';
  const stored = await insertSetReturning(
    trx,
    { table: 'erp_orders', columns: ORDER_COLUMNS, tail },
    rows,
    STORED_ID,
  );
  const storedIds = new Set(stored.map(({ id }) => id));
  const isStored = (index: number) => storedIds.has(ids[index]!);
  const kept = orders.flatMap((order, index) =>
    isStored(index) ? [{ order, context: contexts[index]! }] : [],
  );
  await insertSet(
    trx,
    { table: 'erp_addresses', columns: ADDRESS_COLUMNS },
    kept.map(({ order, context }) => addressRow(order, context)),
  );
  await insertSet(
    trx,
    { table: 'erp_order_items', columns: ITEM_COLUMNS },
    kept.flatMap(({ order, context }) => itemRows(order, context)),
  );
  await indexForSearch(
    trx,
    rows.filter((_, index) => isStored(index)),
  );
  await reserveStock(
    trx,
    merchantErpId,
    kept.map(({ order }) => order),
  );
  return ids.map((id) => (storedIds.has(id) ? id : null));
}

/** Ids for new orders, which grow with every order. On SQLite nobody else writes meanwhile, so counting on is enough. */
async function newOrderIds(trx: Writer, count: number): Promise<number[]> {
  if (engineOf(trx) === 'sqlite') {
    const [last] = await rowsOf(trx, sql`select ${LAST_ID} from erp_orders`);
    return Array.from({ length: count }, (_, index) => (last?.id ?? 0) + index + 1);
  }
  const numbers = await rowsOf(trx, sql`select ${NEXT_ID} from generate_series(1, ${count})`);
  return numbers.map(({ id }) => id);
}

const ID = Object.keys(ORDER_COLUMNS).indexOf('id');
const SEARCH_TEXT = Object.keys(ORDER_COLUMNS).indexOf('search_text');

/** Adds orders to SQLite's search index; PostgreSQL keeps its trigram index itself. */
async function indexForSearch(
  trx: Writer,
  rows: readonly (readonly (string | number | null)[])[],
): Promise<void> {
  if (engineOf(trx) === 'postgres') return;
  const texts = rows.map((row) => [row[ID] ?? null, indexedText(String(row[SEARCH_TEXT] ?? ''))]);
  const columns = { rowid: 'integer', search_text: 'text' } as const;
  await insertSet(trx, { table: 'erp_orders_search', columns }, texts);
}
