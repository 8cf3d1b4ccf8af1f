import { addDays } from '@kontor/portal-core/dates';
import type { ErpOrderItemRow } from '@kontor/portal-core/erp';
import { insertSet, uncheckedRows, type Writer } from '../db/index.js';
import { ERROR_TEXTS } from './order-error-texts.js';
import { createRandom, weighted, type Random } from './random.js';

const SEED = 50_923;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const COLUMNS = {
  order_erp_id: 'integer',
  merchant_erp_id: 'integer',
  status: 'text',
  type: 'text',
  error_date: 'text',
  description: 'text',
  created_by_user_id: 'integer',
  creation_date: 'text',
} as const;

const typeOf = weighted<string>([
  ['Falsche Menge', 0.22],
  ['Falscher Artikel', 0.2],
  ['Artikel beschädigt', 0.18],
  ['Adresse unzustellbar', 0.15],
  ['Verspäteter Versand', 0.12],
  ['Sendung verloren', 0.08],
  ['Sonstiges', 0.05],
]);
const youngStatus = weighted<string>([
  ['offen', 0.42],
  ['in Bearbeitung', 0.3],
  ['Rückfrage an Händler', 0.16],
  ['erledigt', 0.12],
]);
const olderStatus = weighted<string>([
  ['erledigt', 0.9],
  ['Rückfrage an Händler', 0.06],
  ['in Bearbeitung', 0.04],
]);

interface TroubledOrder {
  readonly id: number;
  readonly merchant_erp_id: number;
  readonly order_date: string;
  readonly carrier: string;
  readonly items: string;
  readonly error_count: number;
}

/** Stores the number of errors that each order has, some days after it was sent. It runs after the orders and the accounts are stored. */
export async function insertOrderErrors(trx: Writer, now: number): Promise<void> {
  const orders = await uncheckedRows<TroubledOrder>(
    trx,
    `select id, merchant_erp_id, order_date, carrier, items, error_count from erp_orders where error_count > 0 order by id`,
  );
  const people = await trx<{ id: number }>('users').whereIn('user_role_id', [1, 3]).orderBy('id').pluck('id');
  const random = createRandom(SEED);
  const rows = orders.flatMap((order) =>
    Array.from({ length: Number(order.error_count) }, () => anError(order, people, now, random)),
  );
  rows.sort((one, other) => one.createdAt - other.createdAt);
  await insertSet(
    trx,
    { table: 'order_errors', columns: COLUMNS },
    rows.map(({ values }) => values),
  );
}

function anError(order: TroubledOrder, people: readonly number[], now: number, random: Random) {
  const type = typeOf(random);
  const found =
    Date.parse(`${addDays(order.order_date, random.int(1, 6))}T05:00:00Z`) + random.int(0, 11 * 60) * 60_000;
  const happenedAt = Math.min(found, now - random.int(61, 400) * 60_000);
  const createdAt = Math.min(happenedAt + random.int(2, 600) * 60_000, now - HOUR / 2);
  const status = (now - createdAt < 12 * DAY ? youngStatus : olderStatus)(random);
  const iso = (ms: number) => new Date(ms).toISOString();
  return {
    createdAt,
    values: [
      order.id,
      order.merchant_erp_id,
      status,
      type,
      iso(happenedAt),
      describe(type, order, random),
      random.pick(people),
      iso(createdAt),
    ],
  };
}

function describe(type: string, order: TroubledOrder, random: Random): string {
  const [item] = JSON.parse(order.items) as ErpOrderItemRow[];
  return random
    .pick(ERROR_TEXTS[type]!)
    .replace('{product}', item?.Artikelname ?? '')
    .replace('{carrier}', order.carrier || 'DHL')
    .replace('{n}', String(random.int(2, 9)))
    .replace('{place}', `${random.pick(['A', 'B', 'C', 'D'])}-${random.int(10, 24)}-0${random.int(1, 5)}`);
}
