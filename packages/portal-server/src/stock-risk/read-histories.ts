import { addDays, daysBetween } from '@kontor/portal-core/dates';
import { HISTORY_DAYS, weekdayOf, type Forecaster } from '@kontor/portal-core/stock-risk';
import type { Knex } from 'knex';
import { nextProducts, readDemand, type Days, type ProductToLearn } from '../erp/index.js';

/** Number of past weeks that are foretold afterwards where nobody did in time, each from the days before it. */
export const WEEKS_BACK = 4;
/** Number of products read at a time: their rows, one a day, are taken over in a few milliseconds. */
const CHUNK = 25;

type History = Parameters<Forecaster['foretell']>[0];

/** A product that was ordered, and how. */
export interface KnownProduct extends History {
  readonly product: ProductToLearn;
}

/** The products of all merchants, by the merchant's ERP number, and the days of their histories: a Monday to yesterday. */
export interface Histories {
  readonly days: Days;
  readonly merchants: ReadonlyMap<number, readonly KnownProduct[]>;
}

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, -weekdayOf(day));

/** Reads the orders of all products up to yesterday, as far back as trainings look. Stops between two steps when it is aborted. */
export async function readHistories(read: Knex, today: string, signal?: AbortSignal): Promise<Histories> {
  const first = mondayOf(addDays(mondayOf(today), -HISTORY_DAYS - 7 * WEEKS_BACK));
  const days = { first, last: addDays(today, -1) };
  const merchants = new Map<number, KnownProduct[]>();
  for (let afterId = 0; !signal?.aborted;) {
    const products = await nextProducts(read, afterId, CHUNK);
    const last = products.at(-1);
    if (!last) break;
    const demand = await readDemand(read, { fromId: afterId + 1, toId: last.id }, days);
    for (const product of products) {
      const sold = demand.get(product.id);
      if (sold === undefined || product.first_day === null) continue;
      const known = { product, ...sold, first: Math.max(0, daysBetween(first, product.first_day)) };
      const others = merchants.get(product.merchant_erp_id);
      if (others) others.push(known);
      else merchants.set(product.merchant_erp_id, [known]);
    }
    afterId = last.id;
  }
  return { days, merchants };
}
