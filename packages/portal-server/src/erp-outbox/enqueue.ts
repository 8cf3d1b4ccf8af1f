import type { OrderNews } from '@kontor/portal-core/erp-link';
import type { OrderStatus } from '@kontor/portal-core/orders';
import { columns, insertSet, insertSetReturning, jsonText, rowsOf, sql, type Writer } from '../db/index.js';

/** News of an order, and what changed of it. */
interface NewsOfOrder {
  readonly order_id: number;
  readonly merchant_erp_id: number;
  readonly detail?: Readonly<Record<string, string>>;
}

const LANE = {
  order_id: 'integer',
  merchant_erp_id: 'integer',
  last_seq: 'integer',
  waiting: 'integer',
  next_at: 'text',
} as const;
/** The number is taken under the lock of the order's lane, so that two writers never get the same, and a later one never goes first. */
const NEXT = `on conflict (order_id) do update set last_seq = erp_lanes.last_seq + 1, waiting = erp_lanes.waiting + 1,
  next_at = case when erp_lanes.waiting = 0 then excluded.next_at else erp_lanes.next_at end`;
const OUTBOX = {
  order_id: 'integer',
  seq: 'integer',
  news: 'text',
  detail: 'text',
  created_at: 'text',
} as const;

/** What the ERP is told of an order with this new status; undefined where its status stays. */
export const newsOfStatus = (status: OrderStatus | undefined): OrderNews =>
  status === 'storniert' ? 'order.cancelled' : 'order.changed';

/**
 * Writes news of orders for the ERP in the transaction of the work itself; nothing where no ERP is connected. Each order is named once. It locks
 * the lanes of the orders, by their ids, after the orders themselves.
 */
export async function enqueueNews(
  trx: Writer,
  news: OrderNews,
  orders: readonly NewsOfOrder[],
): Promise<void> {
  if (orders.length === 0 || !(await isConnected(trx))) return;
  const now = new Date().toISOString();
  const sorted = [...orders].sort((one, other) => one.order_id - other.order_id);
  const lanes = await insertSetReturning(
    trx,
    { table: 'erp_lanes', columns: LANE, tail: NEXT },
    sorted.map(({ order_id, merchant_erp_id }) => [order_id, merchant_erp_id, 1, 1, '']),
    columns('erp_lanes', ['order_id', 'last_seq']),
  );
  const seqOf = new Map(lanes.map(({ order_id, last_seq }) => [order_id, last_seq]));
  await insertSet(
    trx,
    { table: 'erp_outbox', columns: OUTBOX },
    sorted.map(({ order_id, detail = {} }) => [
      order_id,
      seqOf.get(order_id) ?? 0,
      firstNews(news, seqOf.get(order_id)),
      jsonText(detail),
      now,
    ]),
  );
}

/** An order that the ERP was never told of is new to it, whatever changed. */
const firstNews = (news: OrderNews, seq: number | undefined): OrderNews =>
  seq === 1 && news === 'order.changed' ? 'order.created' : news;

/** Puts orders that the ERP was never told of on their way as new ones; answers how many of them were. */
export async function enqueueUntold(
  trx: Writer,
  orders: readonly { readonly id: number; readonly merchant_erp_id: number }[],
  now: string,
): Promise<number> {
  const added = await insertSetReturning(
    trx,
    { table: 'erp_lanes', columns: LANE, tail: 'on conflict (order_id) do nothing' },
    orders.map(({ id, merchant_erp_id }) => [id, merchant_erp_id, 1, 1, '']),
    columns('erp_lanes', ['order_id']),
  );
  await insertSet(
    trx,
    { table: 'erp_outbox', columns: OUTBOX },
    added.map(({ order_id }) => [order_id, 1, 'order.created' satisfies OrderNews, '{}', now]),
  );
  return added.length;
}

async function isConnected(trx: Writer): Promise<boolean> {
  const found = await rowsOf(
    trx,
    sql`select ${columns('erp_connections', ['id'])} from erp_connections limit 1`,
  );
  return found.length > 0;
}
