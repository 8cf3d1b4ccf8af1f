import type { Knex } from 'knex';
import { engineOf } from '../tables.js';
import { lookAgain } from './look-again.js';

/** What ends or changes somebody's access, and whose: 0 for that of many. A session that has expired ends nothing. */
const EVENTS = [
  { table: 'sessions', after: 'delete', when: 'old.expires_at > {now}', user: 'old.user_id' },
  {
    table: 'users',
    after: 'update of active, user_role_id, merchant_id, token_version',
    when: `old.active <> new.active or old.user_role_id <> new.user_role_id or old.token_version <> new.token_version
      or coalesce(old.merchant_id, 0) <> coalesce(new.merchant_id, 0)`,
    user: 'old.id',
  },
  { table: 'merchants', after: 'update of active', when: 'old.active <> new.active', user: '0' },
  { table: 'role_resources', after: 'delete', when: '1 = 1', user: '0' },
] as const;

const NOW = {
  sqlite: `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`,
  postgres: `to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
} as const;

/** Tells open pages of changes whose access has ended, and tells anew which names look alike. */
export async function up(trx: Knex): Promise<void> {
  await noteEnds(trx);
  await lookAgain(trx);
}

/**
 * Notes among the changes whose access has ended or become another, wherever that is done: who tells open pages of changes sees it at its
 * next look and asks anew who listens.
 */
async function noteEnds(trx: Knex): Promise<void> {
  const engine = engineOf(trx);
  const now = NOW[engine];
  for (const { table, after, when, user } of EVENTS) {
    const insert = `insert into changes (at, merchant_erp_id, kind, record_id) values (${now}, 0, 'access', ${user});`;
    const trigger = `create trigger ${table}_access after ${after} on ${table} for each row when (${when.replace('{now}', now)})`;
    if (engine === 'sqlite') {
      await trx.raw(`${trigger} begin ${insert} end`);
      continue;
    }
    await trx.raw(
      `create function ${table}_access() returns trigger language plpgsql as $$ begin ${insert} return null; end $$`,
    );
    await trx.raw(`${trigger} execute function ${table}_access()`);
  }
}
