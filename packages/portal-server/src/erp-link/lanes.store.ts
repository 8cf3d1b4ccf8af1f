import type { DataScope } from '@kontor/portal-core/access';
import type { ErpLane, ErpLanesQuery } from '@kontor/portal-core/erp-link';
import type { PortalList } from '@kontor/portal-core/wire';
import type { Knex } from 'knex';
import {
  columns,
  computed,
  countRows,
  engineOf,
  execute,
  fixed,
  inList,
  inScope,
  integer,
  pageRows,
  placeOf,
  rowsOf,
  sql,
  text,
  together,
  unfiltered,
  type Writer,
} from '../db/index.js';
import { readMovable } from '../erp/index.js';

/** Who works on lanes, and when the leases end by themselves. Instants are ISO in UTC. */
export interface Lease {
  readonly owner: string;
  readonly now: string;
  readonly until: string;
}

const DUE = fixed('waiting > 0 and refusal is null');
const MERCHANT = columns('erp_lanes', ['merchant_erp_id']);

/**
 * Leases lanes of one merchant whose next news may be sent: of the one after `after`, so that each has its turn however much another has
 * waiting. Empty when nothing is due.
 */
export async function claimLanes(
  trx: Writer,
  { owner, now, until }: Lease,
  { limit, after }: { readonly limit: number; readonly after: number },
): Promise<{ readonly merchant: number; readonly orderIds: readonly number[] }> {
  const free = sql`${DUE} and next_at <= ${now} and (lease_until is null or lease_until < ${now})`;
  const next = (from: number) =>
    rowsOf(
      trx,
      sql`select ${MERCHANT} from erp_lanes where ${free} and merchant_erp_id > ${from} order by merchant_erp_id, order_id limit 1`,
    );
  const [found = (await next(-1))[0]] = await next(after);
  if (found === undefined) return { merchant: after, orderIds: [] };
  const merchant = found.merchant_erp_id;
  // One alone is the one that waited longest for its turn, so that none is tried again and again before the others.
  const order = fixed(limit === 1 ? 'next_at, order_id' : 'order_id');
  const lock = fixed(engineOf(trx) === 'sqlite' ? '' : 'for update skip locked');
  const claimed = await rowsOf(
    trx,
    sql`with due as materialized (select order_id from erp_lanes where ${free} and merchant_erp_id = ${merchant}
          order by ${order} limit ${limit} ${lock})
        update erp_lanes set lease_owner = ${owner}, lease_until = ${until} from due
        where erp_lanes.order_id = due.order_id returning ${columns('erp_lanes', ['order_id'])}`,
  );
  return { merchant, orderIds: claimed.map(({ order_id }) => order_id) };
}

/** That news `o` are the first of their order that were not sent. */
const IS_HEAD = fixed(`not exists (select 1 from erp_outbox as before where before.order_id = o.order_id
  and before.done_at is null and before.seq < o.seq)`);
/** Whether any news may be sent now; a look without a lock. */
export async function isAnyDue(read: Knex, now: string): Promise<boolean> {
  const found = await rowsOf(
    read,
    sql`select ${columns('erp_lanes', ['order_id'])} from erp_lanes
        where ${DUE} and next_at <= ${now} and (lease_until is null or lease_until < ${now}) limit 1`,
  );
  return found.length > 0;
}

const NEWS = columns('erp_outbox', ['id', 'order_id', 'news', 'detail', 'created_at'], 'o');
const LANE = columns('erp_lanes', ['merchant_erp_id', 'attempts'], 'l');

/** Reads the first news of each lane that was not sent. */
export function readHeads(connection: Knex, orderIds: readonly number[]) {
  return rowsOf(
    connection,
    sql`select ${NEWS}, ${LANE} from erp_lanes as l join erp_outbox as o on o.order_id = l.order_id
        where ${inList(engineOf(connection), 'l.order_id', orderIds)} and o.done_at is null and ${IS_HEAD}
        order by o.order_id`,
  );
}

/** What becomes of a lane: its first news are done, or refused, or tried again at an instant, or left as they are. */
export type LaneEnd =
  | { readonly end: 'done'; readonly outcome: 'sent' | 'skipped' | 'by hand' }
  | { readonly end: 'refused'; readonly words: string }
  | { readonly end: 'later'; readonly at: string; readonly isOwnFault: boolean }
  | { readonly end: 'released' };

/**
 * Ends the work on the first news of a lane, `newsId`. Nothing happens when the lease was taken over by somebody else meanwhile, who sends them
 * as well: their receiver knows the repetition by its id. Answers whether it was still one's own.
 */
export async function endWork(
  trx: Writer,
  { orderId, newsId }: { readonly orderId: number; readonly newsId: number },
  result: LaneEnd,
  { owner, now }: Omit<Lease, 'until'>,
): Promise<boolean> {
  const own = await rowsOf(
    trx,
    sql`update erp_lanes set lease_owner = null, lease_until = null, ${changeBy(result)}
        where order_id = ${orderId} and lease_owner = ${owner} returning ${columns('erp_lanes', ['order_id'])}`,
  );
  if (own.length === 0) return false;
  if (result.end === 'done') await markDone(trx, newsId, { outcome: result.outcome, now });
  return true;
}

const changeBy = (result: LaneEnd) => {
  if (result.end === 'done') return sql`waiting = waiting - 1, attempts = 0, next_at = ''`;
  if (result.end === 'refused') return sql`refusal = ${result.words}, attempts = attempts + 1`;
  if (result.end === 'released') return sql`attempts = attempts`;
  return sql`next_at = ${result.at}, attempts = attempts + ${result.isOwnFault ? 1 : 0}`;
};

async function markDone(
  trx: Writer,
  newsId: number,
  { outcome, now }: { readonly outcome: string; readonly now: string },
): Promise<void> {
  await execute(trx, sql`update erp_outbox set done_at = ${now}, outcome = ${outcome} where id = ${newsId}`);
}

/** Takes the refused news of an order off its lane, or lets them be sent again. Answers whether there were any. */
export async function decideLane(
  trx: Writer,
  scope: DataScope,
  orderId: number,
  { outcome, now }: { readonly outcome: 'skipped' | 'by hand' | null; readonly now: string },
): Promise<boolean> {
  const taken = fixed(outcome === null ? '' : ', waiting = waiting - 1');
  const own = await rowsOf(
    trx,
    sql`update erp_lanes set refusal = null, attempts = 0, next_at = '' ${taken}
        where order_id = ${orderId} and refusal is not null and ${inScope(unfiltered(scope), 'merchant_erp_id')}
        returning ${columns('erp_lanes', ['order_id'])}`,
  );
  if (own.length === 0) return false;
  const [head] = await readHeads(trx, [orderId]);
  if (head !== undefined && outcome !== null) await markDone(trx, head.id, { outcome, now });
  return true;
}

/** Refused orders that are let go in one transaction. */
const REPEATED_AT_ONCE = 500;

/** Reads orders of a scope whose news were refused, above an id. */
export async function readRefused(read: Knex, scope: DataScope, after: number): Promise<readonly number[]> {
  const rows = await rowsOf(
    read,
    sql`select ${columns('erp_lanes', ['order_id'])} from erp_lanes
        where refusal is not null and order_id > ${after} and ${inScope(unfiltered(scope), 'merchant_erp_id')}
        order by order_id limit ${REPEATED_AT_ONCE}`,
  );
  return rows.map(({ order_id }) => order_id);
}

/** Lets the refused news of locked orders be sent again. Answers the orders that had any. */
export async function repeatLanes(trx: Writer, orderIds: readonly number[]): Promise<readonly number[]> {
  const rows = await rowsOf(
    trx,
    sql`update erp_lanes set refusal = null, attempts = 0, next_at = ''
        where ${inList(engineOf(trx), 'order_id', orderIds)} and refusal is not null
        returning ${columns('erp_lanes', ['order_id'])}`,
  );
  return rows.map(({ order_id }) => order_id);
}

const LISTED = together(
  together(
    columns('erp_lanes', ['order_id', 'merchant_erp_id', 'waiting', 'refusal'], 'l'),
    columns('erp_outbox', ['news', 'created_at'], 'o'),
  ),
  computed({
    merchant_name: [
      text,
      `coalesce((select m.merchant_name from merchants as m where m.erp_merchant_id = l.merchant_erp_id), '')`,
    ],
  }),
);

/** Reads the lanes of a scope that wait or are blocked, longest first. */
export async function findLanes(
  read: Knex,
  scope: DataScope,
  { state = 'blocked', ...paging }: ErpLanesQuery,
): Promise<PortalList<ErpLane>> {
  const which = fixed(`l.waiting > 0 and l.refusal is ${state === 'blocked' ? 'not null' : 'null'}`);
  const from = sql`from erp_lanes as l join erp_outbox as o on o.order_id = l.order_id and o.done_at is null
    where ${which} and ${inScope(unfiltered(scope), 'l.merchant_erp_id')} and ${IS_HEAD}`;
  const list = { columns: LISTED, found: from, order: fixed('o.created_at, l.order_id') };
  const rows = await pageRows(read, list, placeOf(paging, 50));
  const orders = await readMovable(
    read,
    scope,
    rows.map(({ order_id }) => order_id),
  );
  const numbers = new Map(orders.map(({ id, external_order_id }) => [id, external_order_id]));
  const entries = rows.map(({ created_at, ...row }) => ({
    ...row,
    external_order_id: numbers.get(row.order_id) ?? '',
    since: created_at,
  }));
  return { entries, foundCount: await countRows(read, from) };
}

const LANE_STATE = together(
  columns('erp_lanes', ['order_id', 'waiting', 'refusal'], 'l'),
  computed({
    told: [
      integer,
      `case when exists (select 1 from erp_outbox where order_id = l.order_id and outcome in ('sent', 'by hand')) then 1 else 0 end`,
    ],
  }),
);

/** Reads the lanes of orders that the caller may see; an order that the ERP was never to be told of has none. */
export function readLanes(read: Knex, orderIds: readonly number[]) {
  return rowsOf(
    read,
    sql`select ${LANE_STATE} from erp_lanes as l where ${inList(engineOf(read), 'l.order_id', orderIds)}`,
  );
}

/** Which of the orders have news that wait, or were sent since an instant: what was read of them then may be older. */
export async function readUnderWay(
  read: Knex,
  orderIds: readonly number[],
  since: string,
): Promise<ReadonlySet<number>> {
  const rows = await rowsOf(
    read,
    sql`select ${columns('erp_lanes', ['order_id'], 'l')} from erp_lanes as l
        where ${inList(engineOf(read), 'l.order_id', orderIds)} and (l.waiting > 0 or exists
          (select 1 from erp_outbox as o where o.order_id = l.order_id and o.done_at >= ${since}))`,
  );
  return new Set(rows.map(({ order_id }) => order_id));
}
