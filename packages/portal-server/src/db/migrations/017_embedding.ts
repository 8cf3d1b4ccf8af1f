import type { Knex } from 'knex';
import { createTable, engineOf } from '../tables.js';

/**
 * API keys, the origins from which browsers may call, and the mark of writes made from an embedded page. Of a key only the hash of its
 * secret is kept; `resources` and `origins` are JSON lists. An origin is stored for a key, or until `expires_at` for a session that a user
 * asked for.
 */
export async function up(trx: Knex): Promise<void> {
  await createTable(
    trx,
    'api_keys',
    `id {id}, name text not null, user_id integer not null references users (id), merchant_id integer references merchants (id),
     resources text not null, origins text not null, secret_hash text not null unique, created_at text not null,
     created_by integer not null references users (id), last_used_at text, revoked_at text`,
  );
  await createTable(
    trx,
    'embed_origins',
    `id {id}, origin text not null, api_key_id integer references api_keys (id), expires_at text`,
  );
  await trx.raw('create index embed_origins_origin on embed_origins (origin)');
  const integer = engineOf(trx) === 'postgres' ? 'bigint' : 'integer';
  await trx.raw(`alter table audit_log add column embedded ${integer} not null default 0`);
  await trx.raw(`alter table audit_log add column api_key_id ${integer}`);
}
