import { addDays, daysBetween, startOf, today } from '@kontor/portal-core/dates';
import { fitDemand, HISTORY_DAYS, stockLimits, type Forecaster } from '@kontor/portal-core/stock-risk';
import { inPieces, inTurns } from '../background/index.js';
import { type Clock, instantOf } from '../dates/index.js';
import type { Database } from '../db/index.js';
import { findAnnounced, type AnnouncedItems } from '../erp/index.js';
import { storeForecasts, storeTraining, type NewForecast, type Training } from './forecast.store.js';
import { foretellWeeks } from './foretell-weeks.js';
import { readHistories, type KnownProduct } from './read-histories.js';

export interface TrainingOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly timeZone: string;
  /** Ends the training between two steps; forecasts stored by then stay. */
  readonly signal?: AbortSignal;
}

/** Number of products foretold and stored at a time: some milliseconds of work. */
const AT_ONCE = 50;
/** Milliseconds after midnight from which a Monday's stock is no longer what its week begins with. */
const EARLY_MS = 6 * 3_600_000;

/**
 * Learns the demand of every merchant's products from the orders of the past two months up to yesterday and stores the forecasts, then
 * keeps the record of past weeks. Reads through the read-only pool and writes some products in one statement; requests are served
 * between the steps. Returns null when it was aborted.
 */
export async function trainStockRisk(options: TrainingOptions): Promise<Training | null> {
  const { database, clock, timeZone, signal } = options;
  const began = clock();
  const trained_at = instantOf(clock);
  const day = today(clock, timeZone);
  const histories = await readHistories(database.read, day, signal);
  const announced = await findAnnounced(database.read, { kind: 'all' });
  const end = daysBetween(histories.days.first, day);
  let products = 0;
  let forecasts = 0;
  for (const known of histories.merchants.values()) {
    if (signal?.aborted) return null;
    const forecaster = await inTurns(fitDemand(known, end));
    products += known.length;
    for await (const piece of inPieces(known, AT_ONCE)) {
      const made = piece.flatMap((product) => forecastOf(product, forecaster, { day, announced }) ?? []);
      if (made.length > 0) await database.write((trx) => storeForecasts(trx, made, trained_at));
      forecasts += made.length;
    }
  }
  if (signal?.aborted) return null;
  const isEarly = began - startOf(day, timeZone) < EARLY_MS;
  await foretellWeeks(database, histories, { today: day, announced: isEarly ? announced : null, signal });
  if (signal?.aborted) return null;
  const learned = {
    first_day: addDays(day, -HISTORY_DAYS),
    last_day: histories.days.last,
    products,
    forecasts,
  };
  const training: Training = { trained_at, ...learned, duration_ms: clock() - began };
  await database.write((trx) => storeTraining(trx, training));
  return training;
}

interface Now {
  /** ISO day. */
  readonly day: string;
  readonly announced: AnnouncedItems;
}

function forecastOf(
  known: KnownProduct,
  { model, foretell }: Forecaster,
  { day, announced }: Now,
): NewForecast | null {
  const demand = foretell(known);
  if (demand === null) return null;
  const { id, merchant_erp_id } = known.product;
  const stockNeeded = stockLimits({ demand, today: day, announced: announced.get(id) ?? [] });
  return { productId: id, merchantErpId: merchant_erp_id, model, demand, stockNeeded };
}
