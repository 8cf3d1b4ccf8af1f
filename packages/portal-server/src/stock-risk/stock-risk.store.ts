import type { DataScope } from '@kontor/portal-core/access';
import type { Knex } from 'knex';
import { columns, computed, inScope, integer, type RowOf, rowsOf, sql, text, together } from '../db/index.js';
import { productNumber } from '../erp/index.js';

/** A stored forecast with the product's present stock. */
export type ForecastRow = RowOf<(typeof FORECAST)['columns']>;
const FORECAST_COLUMNS = [
  'product_id',
  'merchant_erp_id',
  'model',
  'weekday_demand',
  'daily_demand',
  'back_test_error',
] as const;
const FORECAST = together(
  columns('stock_forecasts', FORECAST_COLUMNS, 'forecast'),
  computed({
    product_number: [text, productNumber('forecast.product_id')],
    available: [integer, 'prediction.available'],
  }),
);

/** Reads the forecasts of the scope. */
export function findForecasts(read: Knex, scope: DataScope): Promise<ForecastRow[]> {
  return rowsOf(
    read,
    sql`select ${FORECAST}
        from stock_forecasts as forecast
        join stock_predictions as prediction on prediction.product_id = forecast.product_id
        where ${inScope(scope, 'forecast.merchant_erp_id')} order by forecast.product_id`,
  );
}

/** A stored training. */
export interface Training {
  /** ISO in UTC. */
  readonly trained_at: string;
  /** First and last ISO day of the orders it learned from. */
  readonly first_day: string;
  readonly last_day: string;
  /** Number of products that were examined, and of those that sell enough for a forecast. */
  readonly products: number;
  readonly forecasts: number;
  readonly back_test_error: number | null;
  /** The error that the plain mean would have had. */
  readonly plain_error: number | null;
  readonly duration_ms: number;
}

const TRAINING = columns('stock_trainings', [
  'trained_at',
  'first_day',
  'last_day',
  'products',
  'forecasts',
  'back_test_error',
  'plain_error',
  'duration_ms',
]);

/** Reads the last completed training; null before the first. */
export async function lastTraining(read: Knex): Promise<Training | null> {
  const [training] = await rowsOf(
    read,
    sql`select ${TRAINING} from stock_trainings order by id desc limit 1`,
  );
  return training ?? null;
}
