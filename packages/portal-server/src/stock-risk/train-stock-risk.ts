import { addDays, today } from '@kontor/portal-core/dates';
import { HISTORY_DAYS, stockLimits } from '@kontor/portal-core/stock-risk';
import { type Clock, instantOf } from '../dates/index.js';
import type { Database } from '../db/index.js';
import { findAnnounced, nextProducts, type AnnouncedItems, type Days } from '../erp/index.js';
import { storeForecasts, storeTraining, type NewForecast } from './forecast.store.js';
import { learnDemand, type LearnedProduct } from './learn-demand.js';
import type { Training } from './stock-risk.store.js';
import { summarise } from './training-summary.js';

export interface TrainingOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly timeZone: string;
  /** Ends the training between two steps; forecasts stored by then stay. */
  readonly signal?: AbortSignal;
}

/** Number of products read and stored at a time. */
const CHUNK = 100;

/**
 * Learns the demand of every product from the orders of the past two months up to yesterday and stores the forecasts. Reads through the
 * read-only pool and writes a chunk in one statement; requests are served between the steps. Returns null when it was aborted.
 */
export async function trainStockRisk(options: TrainingOptions): Promise<Training | null> {
  const { database, clock, timeZone, signal } = options;
  const began = clock();
  const trainedAt = instantOf(clock);
  const day = today(clock, timeZone);
  const days: Days = { first: addDays(day, -HISTORY_DAYS), last: addDays(day, -1) };
  const announced = await findAnnounced(database.read, { kind: 'all' });
  const all: LearnedProduct[] = [];
  for (let afterId = 0; ;) {
    const products = await nextProducts(database.read, afterId, CHUNK);
    const last = products.at(-1);
    if (!last) break;
    const learned = await learnDemand(database.read, products, days);
    if (signal?.aborted) return null;
    const forecasts = learned.flatMap((one) => forecastsOf(one, announced, day));
    if (forecasts.length > 0) await database.write((trx) => storeForecasts(trx, forecasts, trainedAt));
    all.push(...learned);
    afterId = last.id;
  }
  const training: Training = {
    trained_at: trainedAt,
    first_day: days.first,
    last_day: days.last,
    ...summarise(all.map(({ forecast }) => forecast)),
    duration_ms: clock() - began,
  };
  await database.write((trx) => storeTraining(trx, training));
  return training;
}

/** The forecasts to store; products that sell too little have none. */
function forecastsOf(
  { product, forecast }: LearnedProduct,
  announced: AnnouncedItems,
  day: string,
): NewForecast[] {
  if (!forecast) return [];
  const { weekdayDemand } = forecast;
  const outlook = { weekdayDemand, today: day, announced: announced.get(product.id) ?? [] };
  return [
    {
      ...forecast,
      productId: product.id,
      merchantErpId: product.merchant_erp_id,
      stockNeeded: stockLimits(outlook),
    },
  ];
}
