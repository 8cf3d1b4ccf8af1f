import { daysBetween } from '@kontor/portal-core/dates';
import { forecastDemand, weekdayOf, type DemandForecast } from '@kontor/portal-core/stock-risk';
import type { Knex } from 'knex';
import { inPieces } from '../background/index.js';
import { readDemand, type Days, type ProductToLearn } from '../erp/index.js';

/** Number of products learned before requests get their turn: about a millisecond of work. */
const AT_ONCE = 5;

/** A product with its learned demand; null when it sells too little. */
export interface LearnedProduct {
  readonly product: ProductToLearn;
  readonly forecast: DemandForecast | null;
}

/** Learns the demand of products, given in the order of their record ids, from the orders of some days. */
export async function learnDemand(
  read: Knex,
  products: readonly ProductToLearn[],
  days: Days,
): Promise<readonly LearnedProduct[]> {
  const [first, last] = [products[0], products.at(-1)];
  if (!first || !last) return [];
  const demand = await readDemand(read, { fromId: first.id, toId: last.id }, days);
  const learned: LearnedProduct[] = [];
  for await (const piece of inPieces(products, AT_ONCE))
    for (const product of piece)
      learned.push({ product, forecast: learn(product, demand.get(product.id), days) });
  return learned;
}

/** Learns the demand of one product. Its history begins with its first order if that is within the days. */
function learn(
  { first_day }: ProductToLearn,
  units: readonly number[] | undefined,
  days: Days,
): DemandForecast | null {
  if (first_day === null || units === undefined) return null;
  const first = first_day > days.first ? first_day : days.first;
  const known = units.slice(daysBetween(days.first, first));
  const forecast = forecastDemand({ firstWeekday: weekdayOf(first), units: known });
  return forecast && { ...forecast, weekdayDemand: forecast.weekdayDemand.map(shortened) };
}

/** Rounds to three decimals, which are more than a forecast knows. */
const shortened = (units: number): number => Math.round(units * 1000) / 1000;
