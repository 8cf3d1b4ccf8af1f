import { addDays, dayOf } from '@kontor/portal-core/dates';
import type { DeliveryProduct, DeliveryStatus } from '@kontor/portal-core/deliveries';
import { Temporal } from 'temporal-polyfill';
import { insertSet, type Writer } from '../db/index.js';
import { insertDelivery } from '../deliveries/index.js';
import { insertInbound } from '../erp/index.js';
import {
  DELIVERY_CARRIERS,
  DELIVERY_COMMENTS,
  DELIVERY_DIFFERENCES,
  DELIVERY_NOTES,
} from './delivery-texts.js';
import { deliveryNote } from './delivery-note.js';
import { demandKey, type Demands } from './insert-stock.js';
import { DEMO_MERCHANTS, type DemoMerchant } from './merchants.js';
import { DELIVERY_PLAN, type PlannedDelivery } from './plan-deliveries.js';
import { createRandom, type Random } from './random.js';
import { storeMedia } from './store-media.js';

export interface DeliveryOptions {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly timeZone: string;
  readonly demands: Demands;
  /** Folder of uploaded files; without it the delivery notes cannot be opened. */
  readonly mediaFolder: string | undefined;
}

const SEED = 9_204;
/** The first number that the ERP gives to an inbound order. */
const FIRST_INTENDO_ID = 70_410;
/** The number before that of the first delivery note. */
const FIRST_NOTE = 4_100;

/** Ids of the users who comment on deliveries. */
interface People {
  readonly warehouse: number;
  /** The merchant's user. */
  readonly merchant: number;
}

/** Stores deliveries of every merchant in every state, with their comments. It runs after stock and accounts are stored. */
export async function insertDeliveries(trx: Writer, options: DeliveryOptions): Promise<void> {
  const random = createRandom(SEED);
  const warehouses: string[] = await trx('erp_warehouses').orderBy('id').pluck('name');
  let intendoId = FIRST_INTENDO_ID;
  let note = FIRST_NOTE;
  const places = [];
  // One after the other: a transaction has one connection, and asking it twice at a time will be an error of the driver.
  for (const [index, merchant] of DEMO_MERCHANTS.entries())
    places.push({
      merchant,
      people: await peopleOf(trx, merchant),
      warehouse: warehouses[index % warehouses.length]!,
    });
  // What was announced first has the lowest number.
  for (const plan of DELIVERY_PLAN.toSorted((a, b) => b.announced - a.announced))
    for (const place of places) {
      const known = plan.booked === undefined ? null : (intendoId += 7);
      await insertOne(trx, options, { ...place, random, plan, intendoId: known, note: (note += 1) });
    }
}

interface Place {
  readonly merchant: DemoMerchant;
  readonly people: People;
  readonly warehouse: string;
  readonly random: Random;
  readonly plan: PlannedDelivery;
  readonly intendoId: number | null;
  /** Number of the delivery note. */
  readonly note: number;
}

interface Announced extends Pick<Place, 'merchant' | 'warehouse' | 'note'> {
  readonly products: readonly DeliveryProduct[];
  readonly announcement: { readonly creation_date: string; readonly delivery_datetime: string };
}

async function insertOne(trx: Writer, options: DeliveryOptions, place: Place): Promise<void> {
  const { merchant, people, warehouse, random, plan, intendoId } = place;
  const { now, timeZone, demands } = options;
  const moment = momentsOf(now, timeZone);
  const past = (days: number, hour: number) => earlier(moment(days, hour), now);
  const products = chooseProducts(merchant, demands, random);
  const delivery = {
    merchantErpId: merchant.erpId,
    userId: people.merchant,
    creation_date: past(-plan.announced, random.int(8, 16)),
    delivery_datetime: moment(plan.inDays, random.int(7, 15)),
    status: plan.status,
    products,
    erp_shop_code: merchant.shop.split('.')[0]!.toUpperCase().slice(0, 20),
    contact: merchant.name,
    phone_number: `+49 40 ${random.digits(7)}`,
    tracking_number: random.chance(0.6) ? `SP${random.digits(9)}` : '',
    warehouse,
    note: random.pick(DELIVERY_NOTES),
    carrier: random.pick(DELIVERY_CARRIERS),
    intendo_id: intendoId,
  };
  const document_file = await storeNote(trx, options, { ...place, products, announcement: delivery });
  const { id } = await insertDelivery(trx, { ...delivery, document_file }, timeZone);
  if (intendoId !== null)
    await insertInbound(trx, { merchantErpId: merchant.erpId, intendoId }, bookedOf(products, plan));
  await insertComments(trx, id, commentsOf(place, past));
}

/** Stores the delivery note that a delivery was announced with. Returns the name of its file. */
async function storeNote(
  trx: Writer,
  { mediaFolder, timeZone }: DeliveryOptions,
  { merchant, warehouse, note, products, announcement }: Announced,
): Promise<string> {
  const file = deliveryNote({
    number: String(note),
    sender: merchant.name,
    warehouse,
    day: dayOf(Date.parse(announcement.delivery_datetime), timeZone),
    products,
  });
  const names = await storeMedia(trx, [file], { mediaFolder, createdAt: announcement.creation_date });
  return names.get(file.name)!;
}

/** Chooses one to five products, each with a quantity for some weeks. */
function chooseProducts(merchant: DemoMerchant, demands: Demands, random: Random): DeliveryProduct[] {
  const wanted = random.int(1, 5);
  const chosen = new Set<DemoMerchant['products'][number]>();
  while (chosen.size < wanted) chosen.add(random.pick(merchant.products));
  return Array.from(chosen, ({ number, name }) => {
    const daily = demands.get(demandKey(merchant.erpId, number))?.daily ?? 0.2;
    return { id: number, name, qty: Math.max(6, Math.round((daily * random.int(14, 45)) / 6) * 6) };
  });
}

/** The booked units: the first lines in full, the next in part with a reason, the rest not yet. */
function bookedOf(products: readonly DeliveryProduct[], { booked: share = 0, status }: PlannedDelivery) {
  const total = products.reduce((sum, { qty }) => sum + qty, 0);
  let left = Math.round(total * share);
  return products.map((product) => {
    const booked = Math.min(product.qty, left);
    left -= booked;
    const isShort = booked < product.qty && (booked > 0 || status === 'DONE');
    const reason = isShort ? DELIVERY_DIFFERENCES[status === 'DONE' ? 'DONE' : 'ACCEPTED'] : '';
    return { ...product, booked, reason };
  });
}

const COMMENT_COLUMNS = {
  delivery_id: 'integer',
  user_id: 'integer',
  comment: 'text',
  action_meta: 'text',
  creation_date: 'text',
} as const;

interface NewComment {
  readonly userId: number;
  readonly comment: string;
  readonly meta: string;
  readonly at: string;
}

/** A comment for every status change, at most a day apart, and now and then a question of the merchant in between. */
function commentsOf(
  { plan, people, random }: Place,
  moment: (days: number, hour: number) => string,
): NewComment[] {
  const dayOfStep = (step: number) =>
    -Math.max(0, plan.announced - step * Math.max(1, Math.floor(plan.announced / plan.path.length)));
  const comments: NewComment[] = [];
  plan.path.forEach((to, step) => {
    const from = plan.path[step - 1];
    if (from === undefined) return;
    if (to === 'ACCEPTED' && random.chance(0.4))
      comments.push({
        userId: people.merchant,
        comment: random.pick(DELIVERY_COMMENTS.question),
        meta: '',
        at: moment(dayOfStep(step), 8),
      });
    const comment = random.pick(DELIVERY_COMMENTS[to as Exclude<DeliveryStatus, 'OPEN'>]);
    const meta = JSON.stringify({ action: 'changeStatus', from, to });
    comments.push({ userId: people.warehouse, comment, meta, at: moment(dayOfStep(step), 9 + step) });
  });
  return comments;
}

async function insertComments(
  trx: Writer,
  deliveryId: number,
  comments: readonly NewComment[],
): Promise<void> {
  await insertSet(
    trx,
    { table: 'delivery_comments', columns: COMMENT_COLUMNS },
    comments.map(({ userId, comment, meta, at }) => [deliveryId, userId, comment, meta, at]),
  );
}

async function peopleOf(trx: Writer, { erpId }: DemoMerchant): Promise<People> {
  const warehouse = await trx('users').where({ username: 'lager' }).first<{ id: number }>('id');
  const merchant = await trx('users')
    .join('merchants', 'merchants.id', 'users.merchant_id')
    .where({ erp_merchant_id: erpId })
    .orderBy('users.id')
    .first<{ id: number }>('users.id');
  return { warehouse: warehouse.id, merchant: merchant.id };
}

/** Creates a function that returns the instant of an hour some days from today, as ISO text. */
function momentsOf(now: number, timeZone: string): (days: number, hour: number) => string {
  const today = dayOf(now, timeZone);
  return (days, hour) => {
    const plainTime = { hour, minute: 30 };
    const time = Temporal.PlainDate.from(addDays(today, days)).toZonedDateTime({ timeZone, plainTime });
    return new Date(time.epochMilliseconds).toISOString();
  };
}

/** The earlier of an instant and now: nothing of the past may lie in the future, however early in the day the data is made. */
const earlier = (instant: string, now: number): string =>
  Date.parse(instant) <= now ? instant : new Date(now).toISOString();
