import type { DataScope } from '@kontor/portal-core/access';
import type { ErpLane, ErpLanesQuery, LaneRecord } from '@kontor/portal-core/erp-link';
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
  type RowOf,
  rowsOf,
  sql,
  text,
  together,
  unfiltered,
  type Writer,
} from '../db/index.js';
import { readMovable, readProductNumbers } from '../erp/index.js';

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
): Promise<{ readonly merchant: number; readonly laneIds: readonly number[] }> {
  const free = sql`${DUE} and next_at <= ${now} and (lease_until is null or lease_until < ${now})`;
  const next = (from: number) =>
    rowsOf(
      trx,
      sql`select ${MERCHANT} from erp_lanes where ${free} and merchant_erp_id > ${from} order by merchant_erp_id, id limit 1`,
    );
  const [found = (await next(-1))[0]] = await next(after);
  if (found === undefined) return { merchant: after, laneIds: [] };
  const merchant = found.merchant_erp_id;
  // One alone is the one that waited longest for its turn, so that none is tried again and again before the others.
  const order = fixed(limit === 1 ? 'next_at, id' : 'id');
  const lock = fixed(engineOf(trx) === 'sqlite' ? '' : 'for update skip locked');
  const claimed = await rowsOf(
    trx,
    sql`with due as materialized (select id from erp_lanes where ${free} and merchant_erp_id = ${merchant}
          order by ${order} limit ${limit} ${lock})
        update erp_lanes set lease_owner = ${owner}, lease_until = ${until} from due
        where erp_lanes.id = due.id returning ${columns('erp_lanes', ['id'])}`,
  );
  return { merchant, laneIds: claimed.map(({ id }) => id) };
}

/** That news `o` are the first of their record that were not sent. */
const IS_HEAD = fixed(`not exists (select 1 from erp_outbox as before where before.lane_id = o.lane_id
  and before.done_at is null and before.seq < o.seq)`);
/** Whether any news may be sent now; a look without a lock. */
export async function isAnyDue(read: Knex, now: string): Promise<boolean> {
  const found = await rowsOf(
    read,
    sql`select ${columns('erp_lanes', ['id'])} from erp_lanes
        where ${DUE} and next_at <= ${now} and (lease_until is null or lease_until < ${now}) limit 1`,
  );
  return found.length > 0;
}

const NEWS = columns('erp_outbox', ['id', 'lane_id', 'news', 'detail', 'created_at'], 'o');
const LANE = columns('erp_lanes', ['record_type', 'record_id', 'merchant_erp_id', 'attempts'], 'l');

/** Reads the first news of each lane that was not sent, by their records: everyone who locks several lanes does so in this order. */
export function readHeads(connection: Knex, laneIds: readonly number[]) {
  return rowsOf(
    connection,
    sql`select ${NEWS}, ${LANE} from erp_lanes as l join erp_outbox as o on o.lane_id = l.id
        where ${inList(engineOf(connection), 'l.id', laneIds)} and o.done_at is null and ${IS_HEAD}
        order by l.record_type, l.record_id`,
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
  { laneId, newsId }: { readonly laneId: number; readonly newsId: number },
  result: LaneEnd,
  { owner, now }: Omit<Lease, 'until'>,
): Promise<boolean> {
  const own = await rowsOf(
    trx,
    sql`update erp_lanes set lease_owner = null, lease_until = null, ${changeBy(result)}
        where id = ${laneId} and lease_owner = ${owner} returning ${columns('erp_lanes', ['id'])}`,
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

/** A record that the ERP is told of. */
export interface RecordRef {
  readonly type: LaneRecord;
  readonly id: number;
}

/** Takes the refused news of a record of the scope off its lane, or lets them be sent again. Answers whether there were any. */
export async function decideLane(
  trx: Writer,
  scope: DataScope,
  { type, id }: RecordRef,
  { outcome, now }: { readonly outcome: 'skipped' | 'by hand' | null; readonly now: string },
): Promise<boolean> {
  const taken = fixed(outcome === null ? '' : ', waiting = waiting - 1');
  const [own] = await rowsOf(
    trx,
    sql`update erp_lanes set refusal = null, attempts = 0, next_at = '' ${taken}
        where record_type = ${type} and record_id = ${id} and refusal is not null
          and ${inScope(unfiltered(scope), 'merchant_erp_id')} returning ${columns('erp_lanes', ['id'])}`,
  );
  if (own === undefined) return false;
  const [head] = await readHeads(trx, [own.id]);
  if (head !== undefined && outcome !== null) await markDone(trx, head.id, { outcome, now });
  return true;
}

/** Whether a record of the scope was ever to be told of. */
export async function hasLane(read: Knex, scope: DataScope, { type, id }: RecordRef): Promise<boolean> {
  const found = await rowsOf(
    read,
    sql`select ${columns('erp_lanes', ['id'])} from erp_lanes
        where record_type = ${type} and record_id = ${id} and ${inScope(unfiltered(scope), 'merchant_erp_id')}`,
  );
  return found.length > 0;
}

/**
 * Leaves out what waits of a kind of records, refused or not, of which the ERP is no longer told. What is being sent at this moment is on its
 * way; its answer changes nothing.
 */
export async function leaveOut(trx: Writer, type: Exclude<LaneRecord, 'order'>, now: string): Promise<void> {
  const engine = engineOf(trx);
  const waiting = sql`record_type = ${type} and waiting > 0`;
  const lock = fixed(engine === 'sqlite' ? '' : 'for update');
  await rowsOf(trx, sql`select ${REFUSED} from erp_lanes where ${waiting} order by record_id ${lock}`);
  const lanes = await rowsOf(
    trx,
    sql`update erp_lanes set waiting = 0, refusal = null, attempts = 0, next_at = '', lease_owner = null, lease_until = null
        where ${waiting} returning ${columns('erp_lanes', ['id'])}`,
  );
  const ids = lanes.map(({ id }) => id);
  await execute(
    trx,
    sql`update erp_outbox set done_at = ${now}, outcome = 'skipped'
        where done_at is null and ${inList(engine, 'lane_id', ids)}`,
  );
}

/** Refused records that are let go in one transaction. */
const REPEATED_AT_ONCE = 500;
const REFUSED = columns('erp_lanes', ['id', 'record_type', 'record_id']);
export type RefusedLane = RowOf<(typeof REFUSED)['columns']>;

/** Reads lanes of a scope whose news were refused, above an id. */
export const readRefused = (read: Knex, scope: DataScope, after: number): Promise<RefusedLane[]> =>
  rowsOf(
    read,
    sql`select ${REFUSED} from erp_lanes
        where refusal is not null and id > ${after} and ${inScope(unfiltered(scope), 'merchant_erp_id')}
        order by id limit ${REPEATED_AT_ONCE}`,
  );

/** Lets the refused news of lanes be sent again, whose orders are locked. Answers those that had any. */
export async function repeatLanes(trx: Writer, laneIds: readonly number[]): Promise<readonly RefusedLane[]> {
  const engine = engineOf(trx);
  const lock = fixed(engine === 'sqlite' ? '' : 'for update');
  await rowsOf(
    trx,
    sql`select ${REFUSED} from erp_lanes where ${inList(engine, 'id', laneIds)} order by record_type, record_id ${lock}`,
  );
  return rowsOf(
    trx,
    sql`update erp_lanes set refusal = null, attempts = 0, next_at = ''
        where ${inList(engine, 'id', laneIds)} and refusal is not null returning ${REFUSED}`,
  );
}

const LISTED = together(
  together(
    columns('erp_lanes', ['id', 'record_type', 'record_id', 'merchant_erp_id', 'waiting', 'refusal'], 'l'),
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
  const from = sql`from erp_lanes as l join erp_outbox as o on o.lane_id = l.id and o.done_at is null
    where ${which} and ${inScope(unfiltered(scope), 'l.merchant_erp_id')} and ${IS_HEAD}`;
  const list = { columns: LISTED, found: from, order: fixed('o.created_at, l.id') };
  const rows = await pageRows(read, list, placeOf(paging, 50));
  const idsOf = (type: LaneRecord) =>
    rows.filter(({ record_type }) => record_type === type).map(({ record_id }) => record_id);
  const orders = await readMovable(read, scope, idsOf('order'));
  const numbers = {
    order: new Map(orders.map(({ id, external_order_id }) => [id, external_order_id])),
    product: await readProductNumbers(read, idsOf('product')),
    delivery: new Map(idsOf('delivery').map((id) => [id, String(id)])),
  };
  const entries = rows.map(({ created_at, ...row }) => ({
    ...row,
    number: numbers[row.record_type].get(row.record_id) ?? '',
    since: created_at,
  }));
  return { entries, foundCount: await countRows(read, from) };
}

const LANE_STATE = together(
  columns('erp_lanes', ['record_id', 'waiting', 'refusal'], 'l'),
  computed({
    told: [
      integer,
      `case when exists (select 1 from erp_outbox where lane_id = l.id and outcome in ('sent', 'by hand')) then 1 else 0 end`,
    ],
  }),
);

/** Reads the lanes of orders that the caller may see; an order that the ERP was never to be told of has none. */
export function readLanes(read: Knex, orderIds: readonly number[]) {
  return rowsOf(
    read,
    sql`select ${LANE_STATE} from erp_lanes as l
        where l.record_type = 'order' and ${inList(engineOf(read), 'l.record_id', orderIds)}`,
  );
}

/** Which of the records have news that wait, or were sent since an instant: what was read of them then may be older. */
export async function readUnderWay(
  read: Knex,
  type: LaneRecord,
  recordIds: readonly number[],
  since: string,
): Promise<ReadonlySet<number>> {
  const rows = await rowsOf(
    read,
    sql`select ${columns('erp_lanes', ['record_id'], 'l')} from erp_lanes as l
        where l.record_type = ${type} and ${inList(engineOf(read), 'l.record_id', recordIds)} and (l.waiting > 0 or exists
          (select 1 from erp_outbox as o where o.lane_id = l.id and o.done_at >= ${since}))`,
  );
  return new Set(rows.map(({ record_id }) => record_id));
}
