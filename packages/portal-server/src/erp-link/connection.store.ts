import type { ConnectionState, ErpConnection } from '@kontor/portal-core/erp-link';
import type { Knex } from 'knex';
import {
  changeRow,
  columns,
  computed,
  countRows,
  engineOf,
  execute,
  fixed,
  insertRow,
  integer,
  nullable,
  type Row,
  rowsOf,
  type Sql,
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
  'read_until',
  'products_read_until',
  'deliveries_read_until',
  'stock_read_until',
  'tells_products',
  'tells_deliveries',
]);

/** The stored connection; at most one. */
export type StoredConnection = Row<'erp_connections'>;

export async function readConnection(connection: Knex): Promise<StoredConnection | null> {
  const [row] = await rowsOf(connection, sql`select ${CONNECTION} from erp_connections order by id limit 1`);
  return row ?? null;
}

const WAITING = computed({
  waiting: [integer, 'coalesce(sum(waiting), 0)'],
  oldest_at: [
    nullable(text),
    `(select min(o.created_at) from erp_outbox as o join erp_lanes as l on l.id = o.lane_id
      where o.done_at is null and l.refusal is null)`,
  ],
});
const BLOCKED = computed({ blocked: [integer, 'count(*)'] });
const HOUR_MS = 3_600_000;

/**
 * The connection with what waits and what was taken of late, as it is shown.
 * @param now milliseconds since 1970.
 */
export async function presentConnection(
  read: Knex,
  stored: StoredConnection,
  now: number,
): Promise<ErpConnection> {
  const { url, state, reason, since, last_success_at, next_try_at, tells_products, tells_deliveries } =
    stored;
  const [waiting] = await rowsOf(
    read,
    sql`select ${WAITING} from erp_lanes where waiting > 0 and refusal is null`,
  );
  const hourAgo = new Date(now - HOUR_MS).toISOString();
  const sent = await countRows(read, sql`from erp_outbox where outcome = 'sent' and done_at >= ${hourAgo}`);
  const [refused] = await rowsOf(read, sql`select ${BLOCKED} from erp_lanes where refusal is not null`);
  return {
    url,
    state,
    reason,
    since,
    last_success_at,
    next_try_at,
    waiting: Number(waiting?.waiting ?? 0),
    blocked: Number(refused?.blocked ?? 0),
    oldest_at: waiting?.oldest_at ?? null,
    sent_last_hour: sent,
    tells_products: tells_products === 1,
    tells_deliveries: tells_deliveries === 1,
  };
}

const DAY_MS = 86_400_000;
/** The id of the connection, so that there are never two. */
const ONLY = 1;

/** What is stored of a connection; the salt is null where it stays, and so is what is left out of what the ERP is told of. */
export interface ConnectionChange {
  readonly url: string;
  readonly salt: string | null;
  readonly now: number;
  readonly tells: { readonly tells_products?: number; readonly tells_deliveries?: number };
}

/** Stores the connection. A new secret leaves the old one valid for a day; a paused connection stays paused. */
export async function storeConnection(
  trx: Writer,
  known: StoredConnection | null,
  { url, salt, now, tells }: ConnectionChange,
): Promise<void> {
  const at = new Date(now).toISOString();
  if (known === null) {
    await insertRow(trx, 'erp_connections', {
      id: ONLY,
      url,
      salt: salt ?? '',
      state: 'running',
      since: at,
      ...tells,
    });
    return;
  }
  const until = new Date(now + DAY_MS).toISOString();
  const secret = salt === null ? {} : { salt, old_salt: known.salt, old_until: until };
  const state = known.state === 'paused' ? {} : ({ state: 'running', since: at } as const);
  const elsewhere =
    url === known.url
      ? {}
      : { read_until: null, products_read_until: null, deliveries_read_until: null, stock_read_until: null };
  const fresh = { failures: 0, next_try_at: null, reason: '', ...elsewhere, ...state };
  await changeRow(trx, 'erp_connections', known.id, { url, ...secret, ...fresh, ...tells });
}

/** Changes the state. Resumed, the ERP is tried at once. */
export async function storeState(
  trx: Writer,
  { id }: StoredConnection,
  state: ConnectionState,
  since: string,
): Promise<void> {
  await changeRow(trx, 'erp_connections', id, { state, reason: '', since, failures: 0, next_try_at: null });
}

/** Takes the connection away with all that was to be told, and was. What the ERP said of orders stays. */
export async function removeConnection(trx: Writer): Promise<void> {
  if (engineOf(trx) === 'postgres') {
    // Waits for who writes news now, and costs the same however many there are.
    await execute(trx, 'truncate erp_outbox, erp_lanes');
  } else for (const table of ['erp_outbox', 'erp_lanes']) await execute(trx, `delete from ${table}`);
  await execute(trx, 'delete from erp_connections');
}

/** What a round found out about the ERP: `there`, it took something; `answers`, it was only read from. */
export type Finding =
  | { readonly kind: 'there' }
  | { readonly kind: 'answers' }
  | { readonly kind: 'away'; readonly reason: string; readonly nextTryAt: string }
  | { readonly kind: 'access'; readonly reason: string }
  /**
   * It has lost what it had said or taken: nothing is sent or read until a person has looked. It is read on from `readUntil` then; null for the
   * beginning.
   */
  | { readonly kind: 'restored'; readonly reason: string; readonly readUntil: string | null };

/** Notes what a round found out. Nothing when a person has changed address, secret or state meanwhile: it is about another connection. */
export async function storeFinding(
  trx: Writer,
  { id, url, salt }: StoredConnection,
  finding: Finding,
  now: string,
): Promise<void> {
  await execute(
    trx,
    sql`update erp_connections set ${changeBy(finding, now)}
        where id = ${id} and url = ${url} and salt = ${salt} and state = 'running'`,
  );
}

function changeBy(finding: Finding, now: string) {
  if (finding.kind === 'there')
    return sql`failures = 0, next_try_at = null, reason = '', last_success_at = ${now}`;
  if (finding.kind === 'answers') return sql`failures = 0, next_try_at = null, reason = ''`;
  if (finding.kind === 'away')
    return sql`failures = failures + 1, reason = ${finding.reason}, next_try_at = ${finding.nextTryAt}`;
  if (finding.kind === 'restored')
    return sql`state = 'paused', failures = 0, next_try_at = null, reason = ${finding.reason}, since = ${now},
      read_until = ${finding.readUntil}, ${backTo('products_read_until', finding.readUntil)},
      ${backTo('deliveries_read_until', finding.readUntil)},
      ${backTo('stock_read_until', finding.readUntil)}`;
  return sql`state = 'stopped', failures = 0, next_try_at = null, reason = ${finding.reason}, since = ${now}`;
}

/** What else was read of the file goes back to where its orders do: it is older as a whole. */
const backTo = (column: string, until: string | null): Sql =>
  until === null
    ? sql`${fixed(column)} = null`
    : sql`${fixed(column)} = case when ${fixed(column)} > ${until} then ${until} else ${fixed(column)} end`;

/** Which column says up to which timestamp of the ERP records were read. */
const READ_UNTIL = {
  order: 'read_until',
  product: 'products_read_until',
  delivery: 'deliveries_read_until',
  stock: 'stock_read_until',
} as const;
type ReadRecord = keyof typeof READ_UNTIL;

/** Up to which timestamp of the ERP changes of a kind of record were read; null where none were. */
export const readUntilOf = (connection: StoredConnection, record: ReadRecord): string | null =>
  connection[READ_UNTIL[record]];

/** Notes up to which timestamp of the ERP its changes were read. Nothing when the connection leads elsewhere meanwhile. */
export async function storeReadUntil(
  trx: Writer,
  { id, url }: StoredConnection,
  record: ReadRecord,
  until: string,
): Promise<void> {
  const column = fixed(READ_UNTIL[record]);
  await execute(
    trx,
    sql`update erp_connections set ${column} = ${until}
        where id = ${id} and url = ${url} and (${column} is null or ${column} < ${until})`,
  );
}
