import type { ConnectionState, ErpConnection } from '@kontor/portal-core/erp-link';
import type { Knex } from 'knex';
import {
  changeRow,
  columns,
  computed,
  execute,
  insertRow,
  integer,
  nullable,
  type Row,
  rowsOf,
  sql,
  text,
  type Writer,
} from '../db/index.js';

const CONNECTION = columns('erp_connections', [
  'id',
  'url',
  'salt',
  'old_salt',
  'old_until',
  'state',
  'reason',
  'since',
  'failures',
  'next_try_at',
  'last_success_at',
]);

/** The stored connection; at most one. */
export type StoredConnection = Row<'erp_connections'>;

export async function readConnection(connection: Knex): Promise<StoredConnection | null> {
  const [row] = await rowsOf(connection, sql`select ${CONNECTION} from erp_connections order by id limit 1`);
  return row ?? null;
}

const COUNTS = computed({
  waiting: [integer, 'coalesce(sum(case when refusal is null then waiting else 0 end), 0)'],
  blocked: [integer, 'coalesce(sum(case when refusal is null then 0 else 1 end), 0)'],
  oldest_at: [nullable(text), '(select min(created_at) from erp_outbox where done_at is null)'],
});

/** The connection with what waits, as it is shown. */
export async function presentConnection(read: Knex, stored: StoredConnection): Promise<ErpConnection> {
  const { url, state, reason, since, last_success_at, next_try_at } = stored;
  const [counts] = await rowsOf(read, sql`select ${COUNTS} from erp_lanes where waiting > 0`);
  const { waiting = 0, blocked = 0, oldest_at = null } = counts ?? {};
  return {
    url,
    state,
    reason,
    since,
    last_success_at,
    next_try_at,
    waiting: Number(waiting),
    blocked: Number(blocked),
    oldest_at,
  };
}

const DAY_MS = 86_400_000;

/** Stores the connection. A new secret leaves the old one valid for a day. */
export async function storeConnection(
  trx: Writer,
  known: StoredConnection | null,
  { url, salt, now }: { readonly url: string; readonly salt: string | null; readonly now: number },
): Promise<void> {
  const at = new Date(now).toISOString();
  if (known === null) {
    await insertRow(trx, 'erp_connections', { url, salt: salt ?? '', state: 'running', since: at });
    return;
  }
  const until = new Date(now + DAY_MS).toISOString();
  const secret = salt === null ? {} : { salt, old_salt: known.salt, old_until: until };
  const fresh = { failures: 0, next_try_at: null, reason: '', state: 'running', since: at } as const;
  await changeRow(trx, 'erp_connections', known.id, { url, ...secret, ...fresh });
}

/** Changes the state. Resumed, the ERP is tried at once. */
export async function storeState(
  trx: Writer,
  { id }: StoredConnection,
  state: ConnectionState,
  { since, reason = '' }: { readonly since: string; readonly reason?: string },
): Promise<void> {
  await changeRow(trx, 'erp_connections', id, { state, reason, since, failures: 0, next_try_at: null });
}

/** Takes the connection away with all that was to be told, and was. What the ERP said of orders stays. */
export async function removeConnection(trx: Writer): Promise<void> {
  for (const table of ['erp_connections', 'erp_outbox', 'erp_lanes'])
    await execute(trx, `delete from ${table}`);
}

/** Notes that the ERP was away, why, and when it is tried again. */
export async function storeFailure(
  trx: Writer,
  { id }: StoredConnection,
  { reason, next_try_at }: { readonly reason: string; readonly next_try_at: string },
): Promise<void> {
  await execute(
    trx,
    sql`update erp_connections set failures = failures + 1, reason = ${reason}, next_try_at = ${next_try_at}
        where id = ${id} and state = 'running'`,
  );
}

/** Notes that the ERP answered. */
export async function storeSuccess(trx: Writer, { id }: StoredConnection, now: string): Promise<void> {
  await execute(
    trx,
    sql`update erp_connections set failures = 0, next_try_at = null, last_success_at = ${now},
          reason = case when state = 'running' then '' else reason end where id = ${id}`,
  );
}
