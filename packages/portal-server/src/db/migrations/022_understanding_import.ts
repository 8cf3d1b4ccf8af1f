import type { Knex } from 'knex';
import { createTable, engineOf } from '../tables.js';
import { fillTwinHashes } from './fill-twin-hashes.js';

/**
 * Replaced orders of an import, rows of an order that are not next to each other, remembered recipes, and the hashes that find duplicate
 * orders.
 */
export async function up(trx: Knex): Promise<void> {
  await addReplaced(trx);
  await rebuildResults(trx);
  await createTable(
    trx,
    'import_recipes',
    `id {id}, merchant_erp_id integer not null, shape text not null, content text not null, source_name text not null,
     confirmed_at text not null, confirmed_by integer not null references users (id), unique (merchant_erp_id, shape)`,
  );
  await addTwins(trx);
}

async function addReplaced(trx: Knex): Promise<void> {
  const integer = engineOf(trx) === 'postgres' ? 'bigint' : 'integer';
  await trx.raw(`alter table order_imports add column replaced ${integer} not null default 0`);
}

const OUTCOMES = `('created', 'replaced', 'unchanged', 'conflict', 'invalid')`;

/** `last_line`: the last line of the order. Older results have only the first, which was in the same chunk. */
async function rebuildResults(trx: Knex): Promise<void> {
  if (engineOf(trx) === 'postgres') {
    const table = 'alter table order_import_results';
    await trx.raw(`${table} drop constraint order_import_results_outcome_check`);
    await trx.raw(
      `${table} add constraint order_import_results_outcome_check check (outcome in ${OUTCOMES})`,
    );
    await trx.raw(`${table} add column last_line bigint`);
    await trx.raw('update order_import_results set last_line = line');
    await trx.raw(`${table} alter column last_line set not null`);
  } else await rebuildOnSqlite(trx);
  await trx.raw('create index order_import_results_last on order_import_results (import_id, last_line)');
}

const COPIED = 'import_id, line, external_order_id, outcome, order_id, issues, source, undo';

/** Creates the table anew, since SQLite cannot change the condition on a column. */
async function rebuildOnSqlite(trx: Knex): Promise<void> {
  await trx.raw(`create table order_import_results_anew (import_id integer not null references order_imports (id),
    line integer not null, last_line integer not null, external_order_id text not null,
    outcome text not null check (outcome in ${OUTCOMES}), order_id integer, issues text, source text, undo text,
    primary key (import_id, line)) strict, without rowid`);
  await trx.raw(
    `insert into order_import_results_anew (${COPIED}, last_line) select ${COPIED}, line from order_import_results`,
  );
  await trx.raw('drop table order_import_results');
  await trx.raw('alter table order_import_results_anew rename to order_import_results');
}

async function addTwins(trx: Knex): Promise<void> {
  const text = engineOf(trx) === 'postgres' ? 'text collate "C"' : 'text';
  await trx.raw(`alter table erp_orders add column twin_hash ${text}`);
  await fillTwinHashes(trx);
  await trx.raw(
    'create index erp_orders_twin on erp_orders (merchant_erp_id, twin_hash) where twin_hash is not null',
  );
}
