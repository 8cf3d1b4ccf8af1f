import type { Knex } from 'knex';
import { createTable, engineOf } from '../tables.js';

const KEYS = 'merchant_erp_id, status, order_date';
const ADD = `on conflict (${KEYS}) do update set n = erp_order_counts.n + excluded.n`;

/**
 * Keeps the number of orders of each merchant, status and day beside the orders: a list's total is a sum of few rows then, where it was a
 * walk along an index of all orders. The database counts itself, so that no writer can forget it.
 */
export async function up(trx: Knex): Promise<void> {
  const columns = `merchant_erp_id integer not null, status text not null, order_date text not null, n integer not null, primary key (${KEYS})`;
  const postgres = engineOf(trx) === 'postgres';
  if (postgres) await createTable(trx, 'erp_order_counts', columns.replace(/\btext\b/g, 'text collate "C"'));
  else await trx.raw(`create table erp_order_counts (${columns}) strict, without rowid`);
  await trx.raw(
    `insert into erp_order_counts (${KEYS}, n) select ${KEYS}, count(*) from erp_orders group by ${KEYS}`,
  );
  for (const trigger of postgres ? POSTGRES_TRIGGERS : SQLITE_TRIGGERS) await trx.raw(trigger);
}

const counted = (row: 'new' | 'old', n: number): string =>
  `insert into erp_order_counts (${KEYS}, n) values (${row}.merchant_erp_id, ${row}.status, ${row}.order_date, ${n}) ${ADD};`;

const SQLITE_TRIGGERS = [
  `create trigger erp_order_counts_insert after insert on erp_orders begin ${counted('new', 1)} end`,
  `create trigger erp_order_counts_update after update of ${KEYS} on erp_orders begin ${counted('old', -1)} ${counted('new', 1)} end`,
  `create trigger erp_order_counts_delete after delete on erp_orders begin ${counted('old', -1)} end`,
];

const NEW_ROWS = `select ${KEYS}, 1 from new_rows`;
const OLD_ROWS = `select ${KEYS}, -1 from old_rows`;
const CHANGES = {
  insert: { rows: NEW_ROWS, tables: 'new table as new_rows' },
  update: {
    rows: `${NEW_ROWS} union all ${OLD_ROWS}`,
    tables: 'old table as old_rows new table as new_rows',
  },
  delete: { rows: OLD_ROWS, tables: 'old table as old_rows' },
} as const;

/** Run once for each statement, in the order of the key, so that two writers do not wait for each other crosswise. */
const POSTGRES_TRIGGERS = Object.entries(CHANGES).flatMap(([event, { rows, tables }]) => [
  `create function erp_order_counts_${event}() returns trigger language plpgsql as $$ begin
     insert into erp_order_counts (${KEYS}, n)
       select ${KEYS}, sum(one.n) from (${rows}) as one (${KEYS}, n)
       group by ${KEYS} having sum(one.n) <> 0 order by ${KEYS} ${ADD};
     return null; end $$`,
  `create trigger erp_order_counts_${event} after ${event} on erp_orders
     referencing ${tables} for each statement execute function erp_order_counts_${event}()`,
]);
