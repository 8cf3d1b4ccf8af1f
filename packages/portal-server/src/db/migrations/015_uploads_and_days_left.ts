import type { Knex } from 'knex';
import { engineOf } from '../tables.js';

/** The limits of uploads, the search for unused uploads, and the days that stock lasts, by which lists are sorted. */
export async function up(trx: Knex): Promise<void> {
  await trx.raw('create index media_merchant on media (merchant_erp_id, size)');
  await trx.raw('create index media_created on media (created_at)');
  // JSON list of 28 numbers, the days a product counts as at risk: the smallest stock that lasts one day, two and so on. It is learned at
  // the start of every server; until then a product at risk is one that is empty today.
  await trx.raw(`alter table stock_forecasts add column stock_needed_by_day text not null default '[]'`);
  await trx.raw('drop view stock_predictions');
  await trx.raw(predictionsView(engineOf(trx) === 'postgres'));
}

/**
 * `days_left`: the days that the present stock lasts, announced deliveries included. Beyond the 28 days of a product at risk only the order
 * matters, so there it is stock divided by demand.
 */
function predictionsView(postgres: boolean): string {
  const limits = postgres
    ? 'jsonb_array_elements_text(stock_needed_by_day::jsonb) as day (value) where value::bigint'
    : 'json_each(stock_needed_by_day) where value';
  const cover = 'cast(available / (daily_demand + 0.0001) as bigint)';
  return `create view stock_predictions as
    select product_id, merchant_erp_id, daily_demand, stock_needed, available,
      case when available < stock_needed or available <= 0 then 1 else 0 end as at_risk,
      case when available <= 0 then 0
        when available < stock_needed then (select count(*) from ${limits} <= available)
        else ${postgres ? `greatest(28, least(9999, ${cover}))` : `max(28, min(9999, ${cover}))`} end as days_left
    from (select forecast.product_id, forecast.merchant_erp_id, forecast.daily_demand, forecast.stock_needed,
        forecast.stock_needed_by_day, product.stock_available as available
      from stock_forecasts as forecast join erp_products as product on product.id = forecast.product_id) as forecast`;
}
