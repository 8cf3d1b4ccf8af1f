import type { Knex } from 'knex';
import { foldCase, foldText } from '../sql/fold.js';
import { engineOf } from '../tables.js';

/** The columns by which lists of products are sorted and searched, an index for every sort, and revisions that the database counts up itself. */
export async function up(trx: Knex): Promise<void> {
  await addColumns(trx);
  await fillColumns(trx);
  for (const key of SORTED) {
    await trx.raw(`create index erp_products_by_${key} on erp_products (${key}, id)`);
    await trx.raw(`create index erp_products_merchant_${key} on erp_products (merchant_erp_id, ${key}, id)`);
  }
  if (engineOf(trx) === 'postgres') {
    await trx.raw('create index erp_products_search on erp_products using gin (search_text gin_trgm_ops)');
    for (const statement of POSTGRES_TRIGGERS) await trx.raw(statement);
  } else for (const statement of SQLITE_TRIGGERS) await trx.raw(statement);
}

const SORTED = [
  'product_key',
  'name_sort',
  'ean',
  'price_cents',
  'stock_available',
  'stock_reserved',
  'stock_total',
  'status',
];

/** `name_key` and `name_sort` are the folded name to compare and to sort by. The stock is the sum of all places. */
async function addColumns(trx: Knex): Promise<void> {
  const postgres = engineOf(trx) === 'postgres';
  const text = postgres ? 'text collate "C"' : 'text';
  const integer = postgres ? 'bigint' : 'integer';
  const columns = [
    `name_key ${text} not null default ''`,
    `name_sort ${text} not null default ''`,
    `stock_available ${integer} not null default 0`,
    `stock_reserved ${integer} not null default 0`,
    `stock_total ${integer} generated always as (stock_available + stock_reserved) ${postgres ? 'stored' : 'virtual'}`,
  ];
  for (const column of columns) await trx.raw(`alter table erp_products add column ${column}`);
}

async function fillColumns(trx: Knex): Promise<void> {
  await trx.raw(`update erp_products set
    stock_available = (select coalesce(sum(available), 0) from erp_stock where product_id = erp_products.id),
    stock_reserved = (select coalesce(sum(reserved), 0) from erp_stock where product_id = erp_products.id)`);
  for (const { id, name } of await trx<{ id: number; name: string }>('erp_products').select('id', 'name'))
    await trx('erp_products')
      .where({ id })
      .update({ name_key: foldCase(name), name_sort: foldText(name) });
}

const BUMP = 'on conflict (name) do update set n = revisions.n + 1';

/**
 * Triggers that update the product's sums and the merchant's revision in the same transaction, whenever stock moves, a product changes or a
 * forecast is learned.
 */
const SQLITE_TRIGGERS = [
  ...(['insert', 'update', 'delete'] as const).map((event) => {
    const added = event === 'delete' ? [] : [['new', '+'] as const];
    const taken = event === 'insert' ? [] : [['old', '-'] as const];
    const sums = [...taken, ...added].map(
      ([row, sign]) =>
        `update erp_products set stock_available = stock_available ${sign} ${row}.available,
           stock_reserved = stock_reserved ${sign} ${row}.reserved where id = ${row}.product_id;`,
    );
    return `create trigger erp_stock_sum_${event} after ${event} on erp_stock begin ${sums.join(' ')} end`;
  }),
  ...['erp_products', 'stock_forecasts'].flatMap((table) =>
    (['insert', 'update', 'delete'] as const).map(
      (event) => `create trigger ${table}_revision_${event} after ${event} on ${table} begin
        insert into revisions (name, n)
          values ('products:' || ${event === 'delete' ? 'old' : 'new'}.merchant_erp_id, 1) ${BUMP}; end`,
    ),
  ),
];

const NEW_ROWS = 'select product_id, available, reserved from new_rows';
const OLD_ROWS = 'select product_id, -available, -reserved from old_rows';
const CHANGES = {
  insert: { rows: NEW_ROWS, tables: 'new table as new_rows', seen: 'new_rows' },
  update: {
    rows: `${NEW_ROWS} union all ${OLD_ROWS}`,
    tables: 'old table as old_rows new table as new_rows',
    seen: 'new_rows',
  },
  delete: { rows: OLD_ROWS, tables: 'old table as old_rows', seen: 'old_rows' },
} as const;

/**
 * The same triggers for PostgreSQL, run once for each statement: thousands of rows cost one update. Differences are added, so that two
 * writers of one product lose nothing.
 */
const POSTGRES_TRIGGERS = Object.entries(CHANGES).flatMap(([event, { rows, tables, seen }]) => [
  `create function erp_stock_sum_${event}() returns trigger language plpgsql as $$ begin
     update erp_products set stock_available = stock_available + change.available,
       stock_reserved = stock_reserved + change.reserved
     from (select product_id, sum(available) as available, sum(reserved) as reserved
       from (${rows}) as one (product_id, available, reserved) group by product_id) as change
     where erp_products.id = change.product_id and (change.available <> 0 or change.reserved <> 0);
     return null; end $$`,
  `create trigger erp_stock_sum_${event} after ${event} on erp_stock
     referencing ${tables} for each statement execute function erp_stock_sum_${event}()`,
  `create function products_revision_${event}() returns trigger language plpgsql as $$ begin
     insert into revisions (name, n) select 'products:' || merchant_erp_id, 1
       from (select distinct merchant_erp_id from ${seen} order by merchant_erp_id) as merchant ${BUMP};
     return null; end $$`,
  ...['erp_products', 'stock_forecasts'].map(
    (table) => `create trigger ${table}_revision_${event} after ${event} on ${table}
     referencing ${tables} for each statement execute function products_revision_${event}()`,
  ),
]);
