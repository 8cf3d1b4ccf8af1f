import {
  stockLasts,
  type AnnouncedItem,
  type DemandModelName,
  type ProductAtRisk,
  type ProductsAtRisk,
} from '@kontor/portal-core/stock-risk';
import type { AnnouncedItems } from '../erp/index.js';
import { inPieces } from '../background/index.js';
import { parseJson } from '../db/index.js';
import type { ForecastRow, Training } from './stock-risk.store.js';

/** The parts from which the answer is computed. */
export interface RiskParts {
  readonly forecasts: readonly ForecastRow[];
  readonly announced: AnnouncedItems;
  readonly training: Training | null;
  /** ISO day. */
  readonly today: string;
  readonly timeZone: string;
}

/** Number of products computed before requests get their turn: some milliseconds of work. */
const AT_ONCE = 500;

/** Compares forecasts with stock and announced deliveries. */
export async function productsAtRiskOf(parts: RiskParts): Promise<ProductsAtRisk> {
  const { forecasts, announced, training, today, timeZone } = parts;
  const entries: ProductAtRisk[] = [];
  for await (const piece of inPieces(forecasts, AT_ONCE))
    for (const row of piece) entries.push(entryOf(row, announced.get(row.product_id) ?? [], today));
  return {
    entries,
    today,
    time_zone: timeZone,
    trained_at: training?.trained_at ?? null,
    backtest: training && {
      error: training.back_test_error,
      plain_error: training.plain_error,
      first_day: training.first_day,
      last_day: training.last_day,
    },
  };
}

function entryOf(row: ForecastRow, deliveries: readonly AnnouncedItem[], today: string): ProductAtRisk {
  const weekdayDemand = parseJson(row.weekday_demand);
  const { available } = row;
  return {
    product_id: row.product_number,
    merchant_erp_id: row.merchant_erp_id,
    ...stockLasts(available, { weekdayDemand, today, announced: deliveries }),
    available,
    daily_demand: row.daily_demand,
    weekday_demand: weekdayDemand,
    // Only `storeForecasts` writes it, and no other name.
    model: row.model as DemandModelName,
    backtest_error: row.back_test_error,
    deliveries,
  };
}
