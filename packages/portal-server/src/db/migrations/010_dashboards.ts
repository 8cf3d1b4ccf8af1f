import type { Knex } from 'knex';
import { catchUpIds, createTable } from '../tables.js';

/** The first dashboard of every user: the chart of the latest orders beside the latest posts. */
const DEFAULT_WIDGETS = [
  { i: 'orders-chart', x: 0, y: 0, w: 12, h: 8, kind: 'orders_chart' },
  { i: 'latest-orders', x: 0, y: 8, w: 7, h: 8, kind: 'latest_orders' },
  { i: 'latest-posts', x: 7, y: 8, w: 5, h: 8, kind: 'latest_posts' },
];

/**
 * Dashboard layouts, with `content` as JSON text, and the layout of each user. Layout 1 is the default of every new user and cannot be
 * deleted. The users of a deleted layout get it back, so the column needs no foreign key (which SQLite could not add with a default).
 */
export async function up(trx: Knex): Promise<void> {
  await createTable(
    trx,
    'dashboard_configs',
    `id {id}, name text not null, type text not null default 'dashboard' check (type = 'dashboard'), content text not null`,
  );
  await trx.raw('create index dashboard_configs_name on dashboard_configs (name, id)');
  await trx('dashboard_configs').insert({
    id: 1,
    name: 'Standard',
    content: JSON.stringify(DEFAULT_WIDGETS),
  });
  await catchUpIds(trx, 'dashboard_configs');
  await trx.raw('alter table users add column dashboard_config_id integer default 1');
  await trx.raw('create index users_dashboard_config on users (dashboard_config_id)');
}
