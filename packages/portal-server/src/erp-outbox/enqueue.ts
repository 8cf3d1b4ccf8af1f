import { recordOfNews, type ErpNews, type LaneRecord } from '@kontor/portal-core/erp-link';
import type { OrderStatus } from '@kontor/portal-core/orders';
import {
  columns,
  fixed,
  insertSet,
  insertSetReturning,
  jsonText,
  rowsOf,
  type Sql,
  sql,
  type Writer,
} from '../db/index.js';

/** News of a record, and what changed of it. */
interface NewsOfRecord {
  readonly record_id: number;
  readonly merchant_erp_id: number;
  readonly detail?: Readonly<Record<string, string>>;
}

const LANE = {
  record_type: 'text',
  record_id: 'integer',
  merchant_erp_id: 'integer',
  last_seq: 'integer',
  waiting: 'integer',
  next_at: 'text',
} as const;
/** The number is taken under the lock of the record's lane, so that two writers never get the same, and a later one never goes first. */
const NEXT = `on conflict (record_type, record_id) do update set last_seq = erp_lanes.last_seq + 1, waiting = erp_lanes.waiting + 1,
  next_at = case when erp_lanes.waiting = 0 then excluded.next_at else erp_lanes.next_at end`;
const OUTBOX = {
  lane_id: 'integer',
  seq: 'integer',
  news: 'text',
  detail: 'text',
  created_at: 'text',
} as const;

/** What the ERP is told of an order with this new status; undefined where its status stays. */
export const newsOfStatus = (status: OrderStatus | undefined): ErpNews =>
  status === 'storniert' ? 'order.cancelled' : 'order.changed';

/**
 * Writes news of records for the ERP in the transaction of the work itself; nothing where no ERP is connected that is told of them. Each record
 * is named once. It locks the lanes of the records, by their ids, after the records themselves.
 */
export async function enqueueNews(
  trx: Writer,
  news: ErpNews,
  records: readonly NewsOfRecord[],
): Promise<void> {
  const type = recordOfNews(news);
  if (records.length === 0 || !(await isTold(trx, type))) return;
  const now = new Date().toISOString();
  const sorted = [...records].sort((one, other) => one.record_id - other.record_id);
  const lanes = await insertSetReturning(
    trx,
    { table: 'erp_lanes', columns: LANE, tail: NEXT },
    sorted.map(({ record_id, merchant_erp_id }) => [type, record_id, merchant_erp_id, 1, 1, '']),
    columns('erp_lanes', ['id', 'record_id', 'last_seq']),
  );
  const laneOf = new Map(lanes.map((lane) => [lane.record_id, lane]));
  await insertSet(
    trx,
    { table: 'erp_outbox', columns: OUTBOX },
    sorted.flatMap(({ record_id, detail = {} }) => {
      const lane = laneOf.get(record_id);
      return lane === undefined
        ? []
        : [[lane.id, lane.last_seq, firstNews(news, lane.last_seq), jsonText(detail), now]];
    }),
  );
}

/** A record that the ERP was never told of is new to it, whatever changed. */
function firstNews(news: ErpNews, seq: number): ErpNews {
  if (seq !== 1) return news;
  if (news === 'product.changed') return 'product.created';
  return news === 'order.changed' ? 'order.created' : news;
}

/** What the ERP is told first of a record that was there before it. */
const FIRST_NEWS: Readonly<Record<LaneRecord, ErpNews>> = {
  order: 'order.created',
  product: 'product.created',
  delivery: 'delivery.accepted',
};

/** Puts records that the ERP was never told of on their way as new ones; answers how many of them were. */
export async function enqueueUntold(
  trx: Writer,
  type: LaneRecord,
  records: readonly { readonly id: number; readonly merchant_erp_id: number }[],
  now: string,
): Promise<number> {
  if (records.length === 0 || !(await isTold(trx, type))) return 0;
  const added = await insertSetReturning(
    trx,
    { table: 'erp_lanes', columns: LANE, tail: 'on conflict (record_type, record_id) do nothing' },
    records.map(({ id, merchant_erp_id }) => [type, id, merchant_erp_id, 1, 1, '']),
    columns('erp_lanes', ['id']),
  );
  await insertSet(
    trx,
    { table: 'erp_outbox', columns: OUTBOX },
    added.map(({ id }) => [id, 1, FIRST_NEWS[type], '{}', now]),
  );
  return added.length;
}

/** The new values of changed columns as news name them. */
export const toldChanges = (
  detail: Readonly<Record<string, string | number>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(detail).map(([name, value]) => [name, String(value)]));

/** What must be set for the ERP to be told of such records; orders it is always told of. */
const TOLD: Readonly<Record<LaneRecord, Sql>> = {
  order: fixed('true'),
  product: fixed('tells_products = 1'),
  delivery: fixed('tells_deliveries = 1'),
};

/** Whether an ERP is connected that is told of such records. */
async function isTold(trx: Writer, type: LaneRecord): Promise<boolean> {
  const found = await rowsOf(
    trx,
    sql`select ${columns('erp_connections', ['id'])} from erp_connections where ${TOLD[type]} limit 1`,
  );
  return found.length > 0;
}
