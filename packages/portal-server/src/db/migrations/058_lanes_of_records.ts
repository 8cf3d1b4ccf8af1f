import type { Knex } from 'knex';
import { catchUpIds, createTable, engineOf } from '../tables.js';

/** Keeps lanes of products and deliveries beside those of orders: a lane has an id of its own, and the ERP is told of what was chosen. */
export async function up(trx: Knex): Promise<void> {
  for (const column of ['tells_products', 'tells_deliveries'])
    await trx.raw(`alter table erp_connections add column ${column} ${flag(trx)} not null default 0`);
  await trx.raw('alter table erp_outbox rename to erp_outbox_before');
  await trx.raw('alter table erp_lanes rename to erp_lanes_before');
  for (const index of ['erp_outbox_open', 'erp_outbox_oldest', 'erp_lanes_due', 'erp_lanes_refused'])
    await trx.raw(`drop index ${index}`);
  await createTable(
    trx,
    'erp_lanes',
    `id {id}, record_type text not null, record_id integer not null, merchant_erp_id integer not null,
     last_seq integer not null, waiting integer not null, next_at text not null, attempts integer not null default 0,
     refusal text, lease_owner text, lease_until text, unique (record_type, record_id)`,
  );
  await createTable(
    trx,
    'erp_outbox',
    `id {id}, lane_id integer not null references erp_lanes (id), seq integer not null, news text not null,
     detail text not null, created_at text not null, done_at text, outcome text, unique (lane_id, seq)`,
  );
  await trx.raw(
    `insert into erp_lanes (record_type, record_id, merchant_erp_id, last_seq, waiting, next_at, attempts, refusal, lease_owner, lease_until)
     select 'order', order_id, merchant_erp_id, last_seq, waiting, next_at, attempts, refusal, lease_owner, lease_until
     from erp_lanes_before order by order_id`,
  );
  // News keep their ids, by which their receiver knows a repetition.
  await trx.raw(
    `insert into erp_outbox (id, lane_id, seq, news, detail, created_at, done_at, outcome)
     select o.id, l.id, o.seq, o.news, o.detail, o.created_at, o.done_at, o.outcome
     from erp_outbox_before as o join erp_lanes as l on l.record_type = 'order' and l.record_id = o.order_id`,
  );
  await catchUpIds(trx, 'erp_outbox');
  await trx.raw('drop table erp_outbox_before');
  await trx.raw('drop table erp_lanes_before');
  await trx.raw('create index erp_outbox_open on erp_outbox (lane_id, seq) where done_at is null');
  await trx.raw('create index erp_outbox_oldest on erp_outbox (created_at) where done_at is null');
  await trx.raw(
    'create index erp_lanes_due on erp_lanes (merchant_erp_id, id) where waiting > 0 and refusal is null',
  );
  await trx.raw('create index erp_lanes_refused on erp_lanes (id) where refusal is not null');
}

const flag = (trx: Knex): string => (engineOf(trx) === 'postgres' ? 'bigint' : 'integer');
