import type { Knex } from 'knex';
import { createTable, engineOf } from '../tables.js';

/** The embedded ERP: products with stock, orders with items and delivery addresses, and the indexes every orders list walks. */
export async function up(trx: Knex): Promise<void> {
  await createProducts(trx);
  await createOrders(trx);
  await createOrderItems(trx);
  await createOrderIndexes(trx);
  await createSearch(trx);
}

/** Creates a table. Texts are compared byte by byte on both engines, so that a sort gives the same order on both. */
function table(trx: Knex, name: string, columns: string): Promise<void> {
  const text = engineOf(trx) === 'postgres' ? 'text collate "C"' : 'text';
  return createTable(trx, name, columns.replace(/\btext\b/g, text));
}

async function createProducts(trx: Knex): Promise<void> {
  await table(
    trx,
    'erp_products',
    `id {id}, merchant_erp_id integer not null, product_number text not null, product_key text not null, name text not null,
     ean text not null default '', price_cents integer not null default 0, unit text not null default '',
     weight_grams integer not null default 0, customs_number text not null default '', barcode text not null default '',
     shop_name text not null default '', status text not null default 'aktiv', min_stock integer not null default 0,
     search_text text not null, mod_id integer not null default 0, unique (merchant_erp_id, product_number)`,
  );
  await table(trx, 'erp_warehouses', `id {id}, name text not null unique`);
  await table(
    trx,
    'erp_stock',
    `id {id}, product_id integer not null references erp_products (id), warehouse_id integer not null references erp_warehouses (id),
     position text not null, available integer not null, reserved integer not null default 0,
     unique (product_id, warehouse_id, position)`,
  );
}

/**
 * Creates the orders and their addresses.
 * `fields` holds as JSON the field data that never changes, `items` the portal rows and `items_text` the export's cell. They are written
 * once with the order, since an edit cancels it and creates another, and lists only combine them. The `_key` columns are folded texts to
 * compare and sort by; `search_text` joins the folded texts of the substring search. An address belongs to one order and has its id.
 */
async function createOrders(trx: Knex): Promise<void> {
  await table(
    trx,
    'erp_addresses',
    `id integer primary key, merchant_erp_id integer not null, salutation text not null, company text not null, name text not null,
     second_name text not null, street text not null, address_second_line text not null, postal_code text not null,
     city text not null, country_code text not null, email text not null`,
  );
  await table(
    trx,
    'erp_orders',
    `id integer primary key, merchant_erp_id integer not null, external_order_id text not null, customer_reference text not null,
     order_date text not null, status text not null, tracking_number text not null default '', carrier text not null default '',
     address_id integer not null, comment text not null default '', fields text not null, items text not null, items_text text not null,
     external_key text not null, product_key text not null, tracking_key text not null default '', search_text text not null,
     content_hash text not null, source text not null, mod_id integer not null default 0, investigation_status text,
     error_count integer not null default 0`,
  );
  if (engineOf(trx) === 'postgres') await trx.raw('create sequence erp_order_ids owned by erp_orders.id');
}

/** Creates the order items, in the order in which a forecast and a search by product read them. An order's own items are stored in its row. */
async function createOrderItems(trx: Knex): Promise<void> {
  const columns = `product_key text not null, merchant_erp_id integer not null, order_date text not null, order_id integer not null,
    position integer not null, qty integer not null, primary key (product_key, merchant_erp_id, order_date, order_id, position)`;
  if (engineOf(trx) === 'postgres') return table(trx, 'erp_order_items', columns);
  await trx.raw(`create table erp_order_items (${columns}) strict, without rowid`);
}

const ORDER_INDEXES = [
  `erp_orders_merchant_date on erp_orders (merchant_erp_id, order_date, id)`,
  `erp_orders_merchant_status on erp_orders (merchant_erp_id, status, order_date, id)`,
  `erp_orders_date on erp_orders (order_date, id)`,
  `erp_orders_status_date on erp_orders (status, order_date, id)`,
  `erp_orders_status_up on erp_orders (status, id desc, merchant_erp_id)`,
  `erp_orders_status_down on erp_orders (status, id, merchant_erp_id)`,
  `erp_orders_key on erp_orders (external_key, id desc, merchant_erp_id)`,
  `erp_orders_product on erp_orders (product_key, id desc, merchant_erp_id)`,
  `erp_orders_tracking on erp_orders (tracking_key, id desc, merchant_erp_id)`,
  `erp_orders_investigation on erp_orders (investigation_status, order_date, id) where investigation_status is not null`,
];

async function createOrderIndexes(trx: Knex): Promise<void> {
  // Cancelled and empty orders do not hold their external id: it may be used again.
  await trx.raw(
    `create unique index erp_orders_external on erp_orders (merchant_erp_id, external_order_id)
     where status <> 'storniert' and status <> ''`,
  );
  for (const index of ORDER_INDEXES) await trx.raw(`create index ${index}`);
}

/**
 * Creates the index for the substring search over `search_text`: trigrams on both engines. Texts are folded already, so nothing folds them
 * again.
 */
async function createSearch(trx: Knex): Promise<void> {
  if (engineOf(trx) === 'postgres') {
    await trx.raw('create extension if not exists pg_trgm');
    await trx.raw('create index erp_orders_search on erp_orders using gin (search_text gin_trgm_ops)');
    return;
  }
  await trx.raw(
    `create virtual table erp_orders_search using fts5
     (search_text, content='', columnsize=0, detail=none, tokenize='trigram case_sensitive 1')`,
  );
}
