import type { DemandForecast, StockLimits } from '@kontor/portal-core';
import type { Writer } from '../db/database.js';
import { insertSet } from '../db/sql/insert-set.js';
import type { Training } from './stock-risk.store.js';

/** A forecast to store. */
export interface NewForecast extends DemandForecast {
  /** The product's record id. */
  readonly productId: number;
  readonly merchantErpId: number;
  readonly stockNeeded: StockLimits;
}

const COLUMNS = {
  product_id: 'integer',
  merchant_erp_id: 'integer',
  model: 'text',
  weekday_demand: 'text',
  daily_demand: 'real',
  stock_needed: 'integer',
  stock_needed_by_day: 'text',
  back_test_error: 'real',
  trained_at: 'text',
} as const;
const CHANGING = Object.keys(COLUMNS).filter((name) => name !== 'product_id');
const TAIL = `on conflict (product_id) do update set ${CHANGING.map((name) => `${name} = excluded.${name}`).join(', ')}`;

/** Stores forecasts, over the earlier ones of the same products. */
export async function storeForecasts(
  trx: Writer,
  forecasts: readonly NewForecast[],
  trainedAt: string,
): Promise<void> {
  await insertSet(
    trx,
    { table: 'stock_forecasts', columns: COLUMNS, tail: TAIL },
    forecasts.map((forecast) => [
      forecast.productId,
      forecast.merchantErpId,
      forecast.model,
      JSON.stringify(forecast.weekdayDemand),
      shortened(forecast.dailyDemand),
      forecast.stockNeeded.withoutRisk,
      JSON.stringify(forecast.stockNeeded.byDay),
      forecast.backTestError === null ? null : shortened(forecast.backTestError),
      trainedAt,
    ]),
  );
}

/** Three decimals are more than a forecast knows. */
const shortened = (units: number): number => Math.round(units * 1000) / 1000;

/** Stores a completed training and takes the forecasts away that it did not renew: those products do not sell enough any more. */
export async function storeTraining(trx: Writer, training: Training): Promise<void> {
  await trx('stock_forecasts').where('trained_at', '<>', training.trained_at).delete();
  await trx('stock_trainings').insert(training);
}
