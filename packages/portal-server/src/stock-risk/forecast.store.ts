import type { DemandForecast, StockLimits } from '@kontor/portal-core/stock-risk';
import type { Knex } from 'knex';
import {
  columns,
  engineOf,
  execute,
  inList,
  insertRow,
  insertSet,
  jsonRows,
  type Row,
  rowsOf,
  sql,
  type Writer,
} from '../db/index.js';
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

/** Stores forecasts, replacing earlier ones of the same products. */
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

/** Rounds to three decimals, which are more than a forecast knows. */
const shortened = (units: number): number => Math.round(units * 1000) / 1000;

/** Reads the demand in the forecasts of these products, as JSON with one number per weekday. Products without a forecast are absent. */
export function findWeekdayDemand(
  connection: Knex,
  productIds: readonly number[],
): Promise<Pick<Row<'stock_forecasts'>, 'product_id' | 'weekday_demand'>[]> {
  return rowsOf(
    connection,
    sql`select ${columns('stock_forecasts', ['product_id', 'weekday_demand'])} from stock_forecasts
        where ${inList(engineOf(connection), 'product_id', productIds)}`,
  );
}

/** Stores the stock with which products are not at risk any more. */
export async function storeStockNeeded(
  trx: Writer,
  forecasts: readonly Pick<NewForecast, 'productId' | 'stockNeeded'>[],
): Promise<void> {
  const rows = forecasts.map(({ productId, stockNeeded: { withoutRisk, byDay } }) => [
    productId,
    withoutRisk,
    JSON.stringify(byDay),
  ]);
  const needed = {
    sql: jsonRows(engineOf(trx), { product_id: 'integer', units: 'integer', by_day: 'text' }),
    bindings: [JSON.stringify(rows)],
  };
  await execute(
    trx,
    sql`with needed as (${needed})
        update stock_forecasts set stock_needed = needed.units, stock_needed_by_day = needed.by_day
        from needed where stock_forecasts.product_id = needed.product_id`,
  );
}

/** Stores a completed training and deletes the forecasts that it did not renew: those products do not sell enough any more. */
export async function storeTraining(trx: Writer, training: Training): Promise<void> {
  await execute(trx, sql`delete from stock_forecasts where trained_at <> ${training.trained_at}`);
  await insertRow(trx, 'stock_trainings', training);
}
