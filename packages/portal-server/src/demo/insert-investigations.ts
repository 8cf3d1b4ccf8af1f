import { statusChangeMeta } from '@kontor/portal-core/comments';
import type { InvestigationStatus } from '@kontor/portal-core/investigations';
import { linesOf, type ErpOrderItemRow } from '@kontor/portal-core/erp';
import { catchUpIds, insertSet, type SetRow, uncheckedRows, type Writer } from '../db/index.js';
import { CONVERSATIONS, type Conversation, type Turn } from './conversations.js';
import { createRandom, type Random } from './random.js';

const SEED = 60_311;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Number of comments stored by one statement. */
const AT_ONCE = 5000;

const COMMENT_COLUMNS = {
  id: 'integer',
  order_erp_id: 'integer',
  merchant_erp_id: 'integer',
  order_external_id: 'text',
  user_id: 'integer',
  creation_date: 'text',
  comment: 'text',
  action_meta: 'text',
} as const;

interface InvestigatedOrder {
  readonly id: number;
  readonly merchant_erp_id: number;
  readonly external_order_id: string;
  readonly order_date: string;
  readonly carrier: string;
  readonly tracking_number: string;
  readonly items: string;
  readonly investigation_status: InvestigationStatus;
}

interface DemoComment {
  readonly order: InvestigatedOrder;
  readonly userId: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly text: string;
  readonly actionMeta: string;
}

/** Finds the id of the account that writes a turn; a merchant's by its ERP id. */
type Speakers = (by: Turn['by'], merchantErpId: number) => number;

/** Stores a conversation for every order with an investigation, after the orders and the accounts. Some comments are new to their readers. */
export async function insertInvestigations(trx: Writer, now: number): Promise<void> {
  const orders = await uncheckedRows<InvestigatedOrder>(
    trx,
    `select id, merchant_erp_id, external_order_id, order_date, carrier, tracking_number, items, investigation_status
     from erp_orders where investigation_status is not null order by id`,
  );
  const speakers = await findSpeakers(trx);
  const random = createRandom(SEED);
  const comments = orders
    .flatMap((order) => conversationOf(order, speakers, now, random))
    .sort((one, other) => one.at - other.at);
  const rows = comments.map((comment, index) => rowOf(comment, index + 1));
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await insertSet(
      trx,
      { table: 'investigation_comments', columns: COMMENT_COLUMNS },
      rows.slice(at, at + AT_ONCE),
    );
  await catchUpIds(trx, 'investigation_comments');
  await tellOrders(trx);
  await storeLooks(trx);
}

async function findSpeakers(trx: Writer): Promise<Speakers> {
  const people = await uncheckedRows<{ id: number; username: string; erp_merchant_id: number | null }>(
    trx,
    `select u.id, u.username, m.erp_merchant_id from users u left join merchants m on m.id = u.merchant_id order by u.id`,
  );
  const staff = (username: string) => people.find((user) => user.username === username)?.id ?? 0;
  const [warehouse, sysadmin] = [staff('lager'), staff('admin')];
  const merchants = new Map(people.map(({ id, erp_merchant_id }) => [erp_merchant_id, id]));
  return (by, merchantErpId) =>
    by === 'merchant' ? (merchants.get(merchantErpId) ?? 0) : by === 'warehouse' ? warehouse : sysadmin;
}

function conversationOf(
  order: InvestigatedOrder,
  speakers: Speakers,
  now: number,
  random: Random,
): DemoComment[] {
  const conversation = random.pick(CONVERSATIONS[order.investigation_status]);
  let at = beginningOf(order, conversation, now, random);
  let status: InvestigationStatus | '' = '';
  return conversation.map(({ by, after, text, to }, index) => {
    at += index === 0 ? 0 : after * HOUR + random.int(1, 50) * 60_000;
    const next = index === 0 ? 'OPEN' : to;
    const actionMeta = next ? statusChangeMeta({ from: status, to: next }) : '';
    status = next ?? status;
    const userId = speakers(by, order.merchant_erp_id);
    return { order, userId, at: Math.min(at, now), text: fill(text, order), actionMeta };
  });
}

/** The first instant of a conversation: some days after the order was sent, and early enough for all turns to have taken place. */
function beginningOf(
  order: InvestigatedOrder,
  conversation: Conversation,
  now: number,
  random: Random,
): number {
  const length = conversation.reduce((sum, { after }) => sum + (after + 1) * HOUR, 0);
  const wanted =
    Date.parse(`${order.order_date}T07:00:00Z`) + random.int(2, 5) * DAY + random.int(0, 540) * 60_000;
  return Math.min(wanted, now - length - random.int(10, 300) * 60_000);
}

function fill(
  text: string,
  { external_order_id, tracking_number, carrier, items }: InvestigatedOrder,
): string {
  const [item] = JSON.parse(items) as ErpOrderItemRow[];
  const values: Readonly<Record<string, string>> = {
    order: external_order_id,
    tracking: linesOf(tracking_number)[0] ?? external_order_id,
    carrier: carrier || 'DHL',
    product: item?.Artikelname ?? 'ein Artikel',
  };
  return text.replace(/\{(\w+)\}/g, (_, name: string) => escaped(values[name] ?? ''));
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function rowOf({ order, userId, at, text, actionMeta }: DemoComment, id: number): SetRow {
  const { merchant_erp_id, external_order_id } = order;
  const when = new Date(at).toISOString();
  return [id, order.id, merchant_erp_id, external_order_id, userId, when, text, actionMeta];
}

async function tellOrders(trx: Writer): Promise<void> {
  await trx.raw(
    `update erp_orders set investigation_opened_at =
       (select min(creation_date) from investigation_comments c where c.order_erp_id = erp_orders.id)
     where investigation_status is not null`,
  );
  await trx.raw(
    `update erp_orders set investigation_turn =
       (select case when u.merchant_id is not null then 'staff' when c.action_meta like '%"to":"UNDER_REVIEW"%' then 'staff' else 'merchant' end
        from investigation_comments c join users u on u.id = c.user_id where c.order_erp_id = erp_orders.id order by c.id desc limit 1)
     where investigation_status in ('OPEN', 'UNDER_REVIEW')`,
  );
  await trx.raw(
    `update erp_orders set investigation_turn_since =
       (select max(creation_date) from investigation_comments c where c.order_erp_id = erp_orders.id)
     where investigation_turn is not null`,
  );
}

/** Stores the last comment seen: all comments of finished investigations, and of the others those up to the user's own last one. */
async function storeLooks(trx: Writer): Promise<void> {
  await trx.raw(
    `insert into investigation_looks (user_id, order_erp_id, comment_id)
     select u.id, c.order_erp_id, max(c.id) from investigation_comments c
       join erp_orders o on o.id = c.order_erp_id
       join users u on u.merchant_id is null or u.merchant_id = (select id from merchants m where m.erp_merchant_id = c.merchant_erp_id)
     where o.investigation_status = 'DONE' or c.user_id = u.id
     group by u.id, c.order_erp_id`,
  );
}
