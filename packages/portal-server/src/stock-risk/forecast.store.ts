import type { DataScope } from '@kontor/portal-core/access';
import type { Demand, Forecaster, stockLimits } from '@kontor/portal-core/stock-risk';
import type { Knex } from 'knex';
import {
  columns,
  computed,
  engineOf,
  execute,
  inList,
  inScope,
  insertRow,
  insertSet,
  integer,
  jsonRows,
  jsonText,
  parseJson,
  type Row,
  type RowOf,
  rowsOf,
  sql,
  text,
  together,
  type Writer,
} from '../db/index.js';
import { productNumber } from '../erp/index.js';

/** A forecast to store. */
export interface NewForecast {
  /** The product's record id. */
  readonly productId: number;
  readonly merchantErpId: number;
  readonly model: Forecaster['model'];
  readonly demand: Demand;
  readonly stockNeeded: ReturnType<typeof stockLimits>;
}

const COLUMNS = {
  product_id: 'integer',
  merchant_erp_id: 'integer',
  model: 'text',
  weekday_demand: 'text',
  daily_demand: 'real',
  by_chance: 'real',
  by_level: 'real',
  stock_needed: 'integer',
  stock_needed_by_day: 'text',
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
    forecasts.map(({ productId, merchantErpId, model, demand, stockNeeded }) => [
      productId,
      merchantErpId,
      model,
      jsonText(demand.weekdays),
      demand.weekdays.reduce((sum, units) => sum + units, 0) / 7,
      demand.byChance,
      demand.byLevel,
      stockNeeded.withoutRisk,
      jsonText(stockNeeded.byDay),
      trainedAt,
    ]),
  );
}

const DEMAND_COLUMNS = ['product_id', 'weekday_demand', 'by_chance', 'by_level'] as const;
type DemandRow = Pick<Row<'stock_forecasts'>, (typeof DEMAND_COLUMNS)[number]>;

/** The demand in a stored forecast. */
export const demandIn = ({ weekday_demand, by_chance, by_level }: DemandRow): Demand => ({
  weekdays: parseJson(weekday_demand),
  byChance: by_chance,
  byLevel: by_level,
});

/** Reads the demand in the forecasts of these products. Products without a forecast are absent. */
export function findDemand(connection: Knex, productIds: readonly number[]): Promise<DemandRow[]> {
  return rowsOf(
    connection,
    sql`select ${columns('stock_forecasts', DEMAND_COLUMNS)} from stock_forecasts
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

/** How long the stock of a product lasts at present. */
export type PredictionRow = RowOf<(typeof PREDICTION)['columns']>;
const PREDICTION = computed({
  merchant_erp_id: [integer, 'prediction.merchant_erp_id'],
  product_number: [text, productNumber('prediction.product_id')],
  available: [integer, 'prediction.available'],
  days_left: [integer, 'prediction.days_left'],
  at_risk: [integer, 'prediction.at_risk'],
});

/** Reads how long the stock of the products of the scope lasts. */
export function findPredictions(read: Knex, scope: DataScope): Promise<PredictionRow[]> {
  return rowsOf(
    read,
    sql`select ${PREDICTION} from stock_predictions as prediction
        where ${inScope(scope, 'prediction.merchant_erp_id')} order by prediction.product_id`,
  );
}

/** A stored forecast with the product's present stock. */
export type ForecastRow = RowOf<(typeof FORECAST)['columns']>;
const FORECAST = together(
  columns('stock_forecasts', [...DEMAND_COLUMNS, 'merchant_erp_id', 'model'], 'forecast'),
  computed({ available: [integer, 'prediction.available'] }),
);

/** Reads the forecast of a product; null when there is none in the scope. */
export async function findForecast(
  read: Knex,
  scope: DataScope,
  productId: number,
): Promise<ForecastRow | null> {
  const [row] = await rowsOf(
    read,
    sql`select ${FORECAST} from stock_forecasts as forecast
        join stock_predictions as prediction on prediction.product_id = forecast.product_id
        where ${inScope(scope, 'forecast.merchant_erp_id')} and forecast.product_id = ${productId}`,
  );
  return row ?? null;
}

/** A stored training. */
export type Training = Omit<Row<'stock_trainings'>, 'id'>;

/** Stores a completed training and deletes the forecasts that it did not renew: those products do not sell enough any more. */
export async function storeTraining(trx: Writer, training: Training): Promise<void> {
  await execute(trx, sql`delete from stock_forecasts where trained_at <> ${training.trained_at}`);
  await insertRow(trx, 'stock_trainings', training);
}

/** Reads the instant of the last completed training, ISO in UTC; null before the first. */
export async function lastTrainedAt(read: Knex): Promise<string | null> {
  const trained = columns('stock_trainings', ['trained_at']);
  const [training] = await rowsOf(read, sql`select ${trained} from stock_trainings order by id desc limit 1`);
  return training?.trained_at ?? null;
}
