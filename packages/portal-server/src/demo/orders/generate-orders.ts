import type { InvestigationStatus } from '@kontor/portal-core/investigations';
import type { OrderPayload, OrderStatus } from '@kontor/portal-core/orders';
import { planDays, type BusinessDay } from '../calendar.js';
import type { DemoProduct } from '../catalogue/product-lines.js';
import { DEMO_MERCHANTS, type DemoMerchant } from '../merchants.js';
import { customer } from '../people/recipient.js';
import { createRandom, weighted, type Random } from '../random.js';
import { CUSTOMER_REFERENCES, SCANNER_NOTES, statusAt } from './progress.js';
import { trackingNumber } from './tracking.js';

/** An order of the demo data: its content and its progress. */
export interface DemoOrder {
  readonly merchant: DemoMerchant;
  readonly payload: OrderPayload;
  readonly status: OrderStatus;
  readonly carrier: string;
  readonly trackingNumbers: readonly string[];
  /** `Versandart`. */
  readonly shippingMethod: string;
  readonly customerId: string;
  /** The note the warehouse's scanner shows. */
  readonly comment: string;
  readonly investigationStatus: InvestigationStatus | null;
  readonly errorCount: number;
}

/** State of the generator for a merchant: the number of orders so far. */
interface Business {
  readonly merchant: DemoMerchant;
  readonly product: (random: Random) => DemoProduct;
  readonly carrier: Readonly<Record<string, (random: Random) => string>>;
  orders: number;
}

const SEED = 20_240_917;
const REGULARS = 40;

const itemCount = weighted<number>([
  [1, 0.42],
  [2, 0.27],
  [3, 0.16],
  [4, 0.09],
  [5, 0.06],
]);

/**
 * Generates the orders up to `today` (ISO day), oldest first, one by one as they are read: any number costs the same memory. The same
 * arguments give the same orders.
 */
export function* generateOrders(today: string, count: number): Generator<DemoOrder> {
  const random = createRandom(SEED);
  const business = weighted<Business>(
    DEMO_MERCHANTS.map((merchant) => [openBusiness(merchant), merchant.share]),
  );
  for (const day of planDays(today, count))
    for (let index = 0; index < day.orders; index += 1) yield order(business(random), day, random);
}

function openBusiness(merchant: DemoMerchant): Business {
  return {
    merchant,
    product: weighted(merchant.products.map((product) => [product, product.popularity])),
    carrier: Object.fromEntries(
      Object.entries(merchant.carriers).map(([country, shares]) => [country, weighted(shares)]),
    ),
    orders: 0,
  };
}

function order(business: Business, day: BusinessDay, random: Random): DemoOrder {
  const { merchant } = business;
  const n = (business.orders += 1);
  const customerNumber = random.int(1, REGULARS + Math.ceil(n * 0.8));
  const recipient = customer(merchant.erpId, customerNumber, merchant.place);
  const { address } = recipient;
  const forCompany = address.salutation === 'firma';
  const chosen = chooseItems(business, random, forCompany ? 3 : 1);
  const status = statusAt(day.age, random);
  const shipped = status === 'geliefert' || status === 'verrechnet';
  const carrier = recipient.post_number ? 'DHL' : business.carrier[address.country_code]!(random);
  return {
    merchant,
    payload: {
      date: day.date,
      external_order_id: merchant.orderNumber(n, day.date, random),
      customer_order_reference: random.chance(forCompany ? 0.5 : 0.03) ? reference(random) : '',
      items: chosen.items,
      ...recipient,
    },
    status,
    carrier: shipped || status === 'offen' ? carrier : '',
    trackingNumbers: shipped ? parcels(chosen.weight, random).map(() => trackingNumber(carrier, random)) : [],
    shippingMethod: shippingMethod(merchant, recipient, chosen.weight, random),
    customerId: `K${10_000 + customerNumber}`,
    comment: random.chance(0.03) ? random.pick(SCANNER_NOTES) : '',
    ...troubles(status, day, random),
  };
}

function chooseItems(
  business: Business,
  random: Random,
  bulk: number,
): { items: OrderPayload['items']; weight: number } {
  const wanted = itemCount(random);
  const products = new Set<DemoProduct>();
  while (products.size < wanted) products.add(business.product(random));
  let weight = 0;
  const items = Array.from(products, (product) => {
    const qty = (random.chance(0.8) ? 1 : random.int(2, 4)) * (bulk > 1 ? random.int(1, bulk) : 1);
    weight += product.weight * qty;
    return { id: product.number, name: product.name, qty };
  });
  return { items, weight };
}

function parcels(weight: number, random: Random): readonly number[] {
  const count = weight > 12 ? 2 + Math.floor(weight / 25) : random.chance(0.02) ? 2 : 1;
  return Array.from({ length: Math.min(count, 4) }, (_, index) => index);
}

function shippingMethod(
  merchant: DemoMerchant,
  { address, pack_station }: ReturnType<typeof customer>,
  weight: number,
  random: Random,
): string {
  if (pack_station !== undefined) return 'Packstation';
  if (address.country_code !== merchant.country) return 'Paket International';
  if (random.chance(0.04)) return 'Express';
  return weight < 0.9 ? 'Kleinpaket' : 'Paket';
}

function reference(random: Random): string {
  return random.pick(CUSTOMER_REFERENCES).replace('{n}', random.digits(random.int(3, 7)));
}

/** Decides which errors an order has. Few orders have one, and more errors of recent orders are still open. */
function troubles(
  status: OrderStatus,
  { age, isEarlier }: BusinessDay,
  random: Random,
): Pick<DemoOrder, 'investigationStatus' | 'errorCount'> {
  if (isEarlier) return { investigationStatus: null, errorCount: random.int(1, 2) };
  const fate = random.next();
  const gone = status === 'geliefert' || status === 'verrechnet';
  if (!gone || fate > 0.022) return { investigationStatus: null, errorCount: 0 };
  const open: InvestigationStatus = random.chance(0.5) ? 'OPEN' : 'UNDER_REVIEW';
  const investigationStatus = fate < 0.014 ? (age > 12 ? 'DONE' : open) : null;
  return { investigationStatus, errorCount: fate > 0.009 ? random.int(1, 2) : 0 };
}
