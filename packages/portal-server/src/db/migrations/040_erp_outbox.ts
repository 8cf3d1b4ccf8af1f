import type { Knex } from 'knex';
import { createTable } from '../tables.js';

/** Keeps what the ERP is to be told of orders: written with the work itself, sent in order for each order, blocked by what it refuses. */
export async function up(trx: Knex): Promise<void> {
  await createTable(
    trx,
    'erp_connections',
    `id {id}, url text not null, salt text not null, old_salt text, old_until text, state text not null,
     reason text not null default '', since text not null, failures integer not null default 0, next_try_at text,
     last_success_at text`,
  );
  await createTable(
    trx,
    'erp_outbox',
    `id {id}, order_id integer not null references erp_orders (id), seq integer not null, news text not null,
     detail text not null, created_at text not null, done_at text, outcome text, unique (order_id, seq)`,
  );
  await trx.raw('create index erp_outbox_open on erp_outbox (order_id, seq) where done_at is null');
  await trx.raw('create index erp_outbox_oldest on erp_outbox (created_at) where done_at is null');
  await createTable(
    trx,
    'erp_lanes',
    `order_id integer primary key references erp_orders (id), merchant_erp_id integer not null, last_seq integer not null,
     waiting integer not null, next_at text not null, attempts integer not null default 0,
     refusal text, lease_owner text, lease_until text`,
  );
  await trx.raw(
    'create index erp_lanes_due on erp_lanes (merchant_erp_id, order_id) where waiting > 0 and refusal is null',
  );
  await trx.raw('create index erp_lanes_refused on erp_lanes (order_id) where refusal is not null');
}
