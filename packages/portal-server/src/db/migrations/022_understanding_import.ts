import { orderTwinHash, type DeliveryAddress, type OrderItem } from '@kontor/portal-core';
import type { Knex } from 'knex';
import { jsonRows } from '../sql/json-rows.js';
import { uncheckedRows } from '../sql/rows.js';
import { createTable, engineOf } from '../tables.js';

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

/** Days before the newest order for which orders get their hash too: more than the search for duplicates covers. */
const FILLED_DAYS = 90;

async function addTwins(trx: Knex): Promise<void> {
  const text = engineOf(trx) === 'postgres' ? 'text collate "C"' : 'text';
  await trx.raw(`alter table erp_orders add column twin_hash ${text}`);
  const [newest] = await uncheckedRows<{ day: string | null }>(
    trx,
    'select max(order_date) as day from erp_orders',
  );
  if (newest?.day) await fillTwins(trx, daysBefore(newest.day));
  await trx.raw(
    'create index erp_orders_twin on erp_orders (merchant_erp_id, twin_hash) where twin_hash is not null',
  );
}

function daysBefore(day: string): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? day : new Date(time - FILLED_DAYS * 86_400_000).toISOString().slice(0, 10);
}

const AT_ONCE = 5000;

interface OldOrder extends DeliveryAddress {
  readonly id: number;
  readonly items: string;
}

async function fillTwins(trx: Knex, since: string): Promise<void> {
  for (let after = 0; ;) {
    const orders = await uncheckedRows<OldOrder>(
      trx,
      `select orders.id, orders.items, company, name, second_name, street, address_second_line, postal_code, city, country_code
       from erp_orders as orders join erp_addresses as address on address.id = orders.address_id
       where orders.id > ? and orders.order_date >= ? order by orders.id limit ${AT_ONCE}`,
      [after, since],
    );
    const last = orders.at(-1);
    if (last === undefined) return;
    const hashes = orders.map((order) => [
      order.id,
      orderTwinHash({ items: itemsOf(order), address: order }),
    ]);
    await uncheckedRows(
      trx,
      `with hashes as (${jsonRows(engineOf(trx), { id: 'integer', twin_hash: 'text' })})
       update erp_orders set twin_hash = hashes.twin_hash from hashes where erp_orders.id = hashes.id`,
      [JSON.stringify(hashes)],
    );
    after = last.id;
  }
}

function itemsOf({ items }: OldOrder): OrderItem[] {
  const stored = JSON.parse(items) as { Nr_Artikel: string; Artikelname: string; Menge: number }[];
  return stored.map(({ Nr_Artikel, Artikelname, Menge }) => ({
    id: Nr_Artikel,
    name: Artikelname,
    qty: Menge,
  }));
}
