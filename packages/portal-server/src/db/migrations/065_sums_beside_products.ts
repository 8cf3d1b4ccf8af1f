import type { Knex } from 'knex';
import { createTable, engineOf } from '../tables.js';
import { predictionsView } from './041_one_demand_model.js';

const SUMS = ['stock_available', 'stock_reserved', 'stock_total'] as const;
const BUMP = 'on conflict (name) do update set n = revisions.n + 1';

/**
 * Moves the sums of stock into a table of their own. PostgreSQL writes a changed row into every index of its table again, and a product is in
 * twenty of them, the search among them; a row of sums is in seven. Every product has one row, made by the database with the product.
 */
export async function up(trx: Knex): Promise<void> {
  const postgres = engineOf(trx) === 'postgres';
  await createTable(
    trx,
    'erp_stock_sums',
    `product_id integer primary key references erp_products (id) on delete cascade, merchant_erp_id integer not null,
     stock_available integer not null default 0, stock_reserved integer not null default 0,
     stock_total integer generated always as (stock_available + stock_reserved) ${postgres ? 'stored' : 'virtual'}`,
  );
  await trx.raw(`insert into erp_stock_sums (product_id, merchant_erp_id, stock_available, stock_reserved)
    select id, merchant_erp_id, stock_available, stock_reserved from erp_products`);
  for (const sum of SUMS) {
    await trx.raw(`create index erp_stock_sums_by_${sum} on erp_stock_sums (${sum}, product_id)`);
    await trx.raw(
      `create index erp_stock_sums_merchant_${sum} on erp_stock_sums (merchant_erp_id, ${sum}, product_id)`,
    );
  }
  await trx.raw('drop view stock_predictions');
  if (!postgres) for (const trigger of OLD_SQLITE_TRIGGERS) await trx.raw(`drop trigger ${trigger}`);
  await dropColumns(trx);
  await trx.raw(predictionsView(postgres, 'erp_stock_sums as stock on stock.product_id'));
  for (const statement of postgres ? ON_POSTGRES : ON_SQLITE) await trx.raw(statement);
}

async function dropColumns(trx: Knex): Promise<void> {
  for (const sum of SUMS.toReversed()) {
    await trx.raw(`drop index erp_products_by_${sum}`);
    await trx.raw(`drop index erp_products_merchant_${sum}`);
    await trx.raw(`alter table erp_products drop column ${sum}`);
  }
}

const OLD_SQLITE_TRIGGERS = ['insert', 'delete', 'available', 'reserved', 'moved'].map(
  (event) => `erp_stock_sum_${event}`,
);

const added = (row: 'new' | 'old', sign: '+' | '-'): string =>
  `update erp_stock_sums set stock_available = stock_available ${sign} ${row}.available,
     stock_reserved = stock_reserved ${sign} ${row}.reserved where product_id = ${row}.product_id;`;

const ON_SQLITE = [
  `create trigger erp_stock_sums_product after insert on erp_products begin
     insert into erp_stock_sums (product_id, merchant_erp_id) values (new.id, new.merchant_erp_id); end`,
  `create trigger erp_stock_sum_insert after insert on erp_stock begin ${added('new', '+')} end`,
  `create trigger erp_stock_sum_delete after delete on erp_stock begin ${added('old', '-')} end`,
  ...['available', 'reserved'].map(
    (field) => `create trigger erp_stock_sum_${field} after update of ${field} on erp_stock
       when new.product_id = old.product_id and new.${field} <> old.${field} begin
       update erp_stock_sums set stock_${field} = stock_${field} + new.${field} - old.${field}
         where product_id = new.product_id; end`,
  ),
  `create trigger erp_stock_sum_moved after update of product_id on erp_stock
     when new.product_id <> old.product_id begin ${added('old', '-')} ${added('new', '+')} end`,
  `create trigger erp_stock_sums_revision after update on erp_stock_sums begin
     insert into revisions (name, n) values ('products:' || new.merchant_erp_id, 1) ${BUMP}; end`,
];

const NEW_ROWS = 'select product_id, available, reserved from new_rows';
const OLD_ROWS = 'select product_id, -available, -reserved from old_rows';
const CHANGES = { insert: NEW_ROWS, update: `${NEW_ROWS} union all ${OLD_ROWS}`, delete: OLD_ROWS };

/** The triggers on stock stay; what they run is put in the place of what they ran. */
const ON_POSTGRES = [
  `create function erp_stock_sums_product() returns trigger language plpgsql as $$ begin
     insert into erp_stock_sums (product_id, merchant_erp_id) select id, merchant_erp_id from new_rows;
     return null; end $$`,
  `create trigger erp_stock_sums_product after insert on erp_products
     referencing new table as new_rows for each statement execute function erp_stock_sums_product()`,
  ...Object.entries(CHANGES).map(
    ([
      event,
      rows,
    ]) => `create or replace function erp_stock_sum_${event}() returns trigger language plpgsql as $$ begin
     update erp_stock_sums set stock_available = stock_available + change.available,
       stock_reserved = stock_reserved + change.reserved
     from (select product_id, sum(available) as available, sum(reserved) as reserved
       from (${rows}) as one (product_id, available, reserved) group by product_id) as change
     where erp_stock_sums.product_id = change.product_id and (change.available <> 0 or change.reserved <> 0);
     return null; end $$`,
  ),
  `create trigger erp_stock_sums_revision after update on erp_stock_sums
     referencing old table as old_rows new table as new_rows for each statement execute function products_revision_update()`,
];
