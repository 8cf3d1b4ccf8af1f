import type { Knex } from 'knex';
import { createTable } from '../tables.js';

/**
 * Saved views of lists, and the view that each user starts with. `team_erp_id` is the merchant whose users see a shared view, 0 for the
 * staff; it is the owner's at the time of the last save. `content` is JSON.
 */
export async function up(trx: Knex): Promise<void> {
  await createTable(
    trx,
    'saved_views',
    `id {id}, kind text not null, name text not null, name_key text not null, owner_id integer not null references users (id),
     team_erp_id integer not null, is_shared integer not null default 0, content text not null, updated_at text not null,
     unique (owner_id, kind, name_key)`,
  );
  await trx.raw('create index saved_views_team on saved_views (team_erp_id, kind) where is_shared = 1');
  await createTable(
    trx,
    'saved_view_defaults',
    `user_id integer not null references users (id), kind text not null, view_id integer not null references saved_views (id),
     primary key (user_id, kind)`,
  );
  await trx.raw('create index saved_view_defaults_view on saved_view_defaults (view_id)');
}
