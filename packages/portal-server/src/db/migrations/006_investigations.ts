import type { Knex } from 'knex';
import { createTable, engineOf } from '../tables.js';

/** Comments on orders, and the last comment that each user has seen. */
export async function up(trx: Knex): Promise<void> {
  await createTable(
    trx,
    'investigation_comments',
    `id {id}, order_erp_id integer not null references erp_orders (id), merchant_erp_id integer not null, order_external_id text not null,
     user_id integer not null, creation_date text not null, comment text not null, action_meta text not null default ''`,
  );
  await trx.raw('create index investigation_comments_order on investigation_comments (order_erp_id, id)');
  await trx.raw(
    'create index investigation_comments_user on investigation_comments (user_id, merchant_erp_id)',
  );
  await createTable(
    trx,
    'investigation_looks',
    'user_id integer not null, order_erp_id integer not null, comment_id integer not null, primary key (user_id, order_erp_id)',
  );
  await addOpening(trx);
}

/** Adds the instant at which an investigation was opened, which lists of orders need besides its status. */
async function addOpening(trx: Knex): Promise<void> {
  const text = engineOf(trx) === 'postgres' ? 'text collate "C"' : 'text';
  await trx.raw(`alter table erp_orders add column investigation_opened_at ${text} not null default ''`);
  // Few orders are investigated: these small indexes hold all that such a list is narrowed by, in the orders it is read in.
  const rest = 'merchant_erp_id, investigation_status) where investigation_status is not null';
  await trx.raw(`create index erp_orders_investigated on erp_orders (order_date, id, ${rest}`);
  await trx.raw(
    `create index erp_orders_investigation_opened on erp_orders (investigation_opened_at, id desc, ${rest}`,
  );
}
