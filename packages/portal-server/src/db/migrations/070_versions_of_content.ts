import type { Knex } from 'knex';
import { engineOf } from '../tables.js';

/** Counts the changes of blocks, posts and users, so that a change that was made from an older version is told apart. */
export async function up(trx: Knex): Promise<void> {
  const integer = engineOf(trx) === 'postgres' ? 'bigint' : 'integer';
  for (const table of ['cms_blocks', 'blog_posts', 'users'])
    await trx.raw(`alter table ${table} add column mod_id ${integer} not null default 0`);
}
