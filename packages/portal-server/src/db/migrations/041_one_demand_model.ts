import type { Knex } from 'knex';
import { createTable, engineOf } from '../tables.js';

/** The spread of each forecast, in place of an error that was measured on the weeks its model was chosen by, and what was foretold of past weeks. */
export async function up(trx: Knex): Promise<void> {
  const isPostgres = engineOf(trx) === 'postgres';
  const real = isPostgres ? 'double precision' : 'real';
  // They are learned anew at the start of the server.
  await trx.raw('delete from stock_forecasts');
  await trx.raw('delete from stock_trainings');
  await trx.raw('alter table stock_forecasts drop column back_test_error');
  // The variance of a number of units: mean × (1 + by_chance + by_level × mean).
  await trx.raw(`alter table stock_forecasts add column by_chance ${real} not null default 0`);
  await trx.raw(`alter table stock_forecasts add column by_level ${real} not null default 0`);
  await trx.raw('alter table stock_trainings drop column back_test_error');
  await trx.raw('alter table stock_trainings drop column plain_error');
  // `first_day`: a Monday. `low` to `high`: foretold units, four of five lie between. `stock`: units that were there, null when
  // nothing was there, something was to arrive within the week, or nobody knows any more; `said`: 1 when it was said that they may not last. `sold`: ordered units, null until the week is over.
  await createTable(
    trx,
    'stock_foretold_weeks',
    `product_id integer not null references erp_products (id), first_day text not null, merchant_erp_id integer not null,
     low integer not null, high integer not null, stock integer, said integer not null, sold integer,
     primary key (product_id, first_day)`,
  );
  await trx.raw(
    'create index stock_foretold_weeks_merchant on stock_foretold_weeks (merchant_erp_id, first_day) where stock is not null',
  );
  await trx.raw('create index stock_foretold_weeks_day on stock_foretold_weeks (first_day, merchant_erp_id)');
  await trx.raw('drop view stock_predictions');
  await trx.raw(predictionsView(isPostgres));
}

/** As before, but that both engines round the days beyond four weeks down. */
export function predictionsView(isPostgres: boolean, stock = 'erp_products as stock on stock.id'): string {
  const limits = isPostgres
    ? 'jsonb_array_elements_text(stock_needed_by_day::jsonb) as day (value) where value::bigint'
    : 'json_each(stock_needed_by_day) where value';
  const cover = isPostgres
    ? 'greatest(28, least(9999, cast(floor(available / greatest(daily_demand, 0.0001)) as bigint)))'
    : 'max(28, min(9999, cast(available / max(daily_demand, 0.0001) as integer)))';
  return `create view stock_predictions as
    select product_id, merchant_erp_id, daily_demand, stock_needed, available,
      case when available < stock_needed or available <= 0 then 1 else 0 end as at_risk,
      case when available <= 0 then 0
        when available < stock_needed then (select count(*) from ${limits} <= available)
        else ${cover} end as days_left
    from (select forecast.product_id, forecast.merchant_erp_id, forecast.daily_demand, forecast.stock_needed,
        forecast.stock_needed_by_day, stock.stock_available as available
      from stock_forecasts as forecast join ${stock} = forecast.product_id) as forecast`;
}
