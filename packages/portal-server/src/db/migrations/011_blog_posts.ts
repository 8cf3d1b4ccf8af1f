import type { Knex } from 'knex';
import { createTable } from '../tables.js';

/** The blog posts. Each has its own url; they are read newest first. */
export async function up(trx: Knex): Promise<void> {
  await createTable(
    trx,
    'blog_posts',
    `id {id}, name text not null, content text not null, url text not null unique, thumbnail text not null,
     type text not null default 'post', creation_date text not null`,
  );
  await trx.raw('create index blog_posts_date on blog_posts (creation_date, id)');
}
