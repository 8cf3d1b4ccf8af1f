import { DEMO_PASSWORD } from '@kontor/portal-core/users';
import type { Knex } from 'knex';
import { Temporal } from 'temporal-polyfill';
import { type Database, lockNamePatiently, type Writer } from '../db/index.js';
import { hashPassword } from '../session/index.js';
import { spanOf } from './calendar.js';
import { createIndexes, dropOrderIndexes } from './bulk-indexes.js';
import { insertBlogPosts } from './insert-blog-posts.js';
import { insertCmsBlocks } from './insert-cms-blocks.js';
import { insertDashboards } from './insert-dashboards.js';
import { insertInvestigations } from './insert-investigations.js';
import { insertDeliveries } from './insert-deliveries.js';
import { insertDemoOrders, isReserving } from './insert-orders.js';
import { insertOrderErrors } from './insert-order-errors.js';
import { insertPeople } from './insert-people.js';
import { insertProducts } from './insert-products.js';
import { insertSettings } from './insert-settings.js';
import { demandKey, insertStock, type Demand } from './insert-stock.js';
import { rehearseWeeks } from './rehearse-weeks.js';
import { generateOrders, type DemoOrder } from './orders/generate-orders.js';

export interface DemoOptions {
  /** Milliseconds since 1970; its day in `timeZone` is the last day with orders. */
  readonly now: number;
  readonly timeZone: string;
  /** Number of orders, 4,000 by default; any number takes the same memory. */
  readonly orders?: number;
  /** Folder of uploaded files; without it blog and downloads have no files. */
  readonly mediaFolder?: string;
  /** Password of all accounts; the public one by default. */
  readonly password?: string;
  /** Called now and then with the number of orders stored so far. */
  readonly onProgress?: (stored: number) => void;
}

const DEFAULT_ORDERS = 4000;
/** Number of orders up to which everything is one transaction: a start that is killed half-way leaves an empty database behind. */
const ONE_TRANSACTION = 20_000;

type Step = (trx: Writer) => Promise<void>;

/**
 * Fills an empty database: merchants, accounts, settings, products, orders, stock. The same options give the same data, but for ids of
 * accounts. Each feature that brings data of its own adds a step with a file of its own beside this one. False when another server has
 * filled it meanwhile.
 */
export async function seedDemoData(database: Database, options: DemoOptions): Promise<boolean> {
  const { now, timeZone } = options;
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate();
  const passwordHash = await hashPassword(options.password ?? DEMO_PASSWORD);
  const count = options.orders ?? DEFAULT_ORDERS;
  const plan = {
    now,
    today: today.toString(),
    timeZone,
    passwordHash,
    count,
    mediaFolder: options.mediaFolder,
    onProgress: options.onProgress,
  };
  if (count <= ONE_TRANSACTION) {
    const isFilled = await database.write(async (trx) => {
      if (!(await claimEmpty(trx))) return false;
      for (const step of steps(plan)) await step(trx);
      return true;
    });
    if (isFilled) await rehearseWeeks(database, plan.today);
    return isFilled;
  }
  const indexes = await database.write(dropOrderIndexes);
  let running: Promise<unknown> = Promise.resolve();
  // The next batch is made while the database stores the one before.
  for (const step of steps(plan)) {
    await running;
    running = database.write(step);
  }
  await running;
  await database.write((trx) => createIndexes(trx, indexes));
  return true;
}

interface Plan {
  readonly now: number;
  readonly today: string;
  readonly timeZone: string;
  readonly passwordHash: string;
  readonly count: number;
  readonly mediaFolder: DemoOptions['mediaFolder'];
  readonly onProgress: DemoOptions['onProgress'];
}

function* steps(plan: Plan): Generator<Step> {
  const { now, today, timeZone, passwordHash, count, onProgress } = plan;
  yield insertSettings;
  yield insertProducts;
  const demands = new Map<string, Demand>();
  let stored = 0;
  for (const batch of batches(generateOrders(today, count), count)) {
    yield (trx) => insertDemoOrders(trx, batch);
    for (const order of batch) addDemand(demands, order, spanOf(count));
    stored += batch.length;
    onProgress?.(stored);
  }
  yield (trx) => insertStock(trx, demands);
  yield (trx) => insertPeople(trx, today, passwordHash);
  yield insertDashboards;
  yield (trx) => insertBlogPosts(trx, { today, mediaFolder: plan.mediaFolder });
  yield (trx) => insertCmsBlocks(trx, { today, mediaFolder: plan.mediaFolder });
  yield (trx) => insertDeliveries(trx, { now, timeZone, demands, mediaFolder: plan.mediaFolder });
  yield (trx) => insertInvestigations(trx, now);
  yield (trx) => insertOrderErrors(trx, now);
}

/** Yields batches of a few days, so that ids grow with the date whatever the merchant. */
function* batches(orders: Iterable<DemoOrder>, count: number): Generator<DemoOrder[]> {
  const size = Math.min(6000, Math.max(100, Math.round(count / 40)));
  let batch: DemoOrder[] = [];
  for (const order of orders) {
    batch.push(order);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function addDemand(
  demands: Map<string, Demand>,
  { merchant, payload, status }: DemoOrder,
  days: number,
): void {
  for (const { id, qty } of payload.items) {
    const key = demandKey(merchant.erpId, id);
    const demand = demands.get(key) ?? { daily: 0, reserved: 0 };
    demand.daily += qty / days;
    if (isReserving(status)) demand.reserved += qty;
    demands.set(key, demand);
  }
}

/** True when the database has never been used: it has no accounts and no orders. */
export function isEmpty(database: Database): Promise<boolean> {
  return isUnused(database.read);
}

/** Checks as `isEmpty` does, while every other server that starts on the same database waits: one of them fills it, once. */
async function claimEmpty(trx: Writer): Promise<boolean> {
  await lockNamePatiently(trx, 'demo data');
  return isUnused(trx);
}

async function isUnused(connection: Knex): Promise<boolean> {
  const user = await connection('users').first('id');
  return user === undefined && (await connection('erp_orders').first('id')) === undefined;
}
