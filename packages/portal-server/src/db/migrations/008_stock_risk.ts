import type { Knex } from 'knex';
import { createTable } from '../tables.js';

/**
 * Forecasts learned from the orders: one for each product that sells enough, and a row for every training. Whether a product is at risk
 * follows from its stock, which changes with every order; so the view `stock_predictions` compares them at the time of reading.
 */
export async function up(trx: Knex): Promise<void> {
  // `weekday_demand`: JSON list of seven numbers, units a day, Monday first. `stock_needed`: units that last for the days a product counts
  // as at risk, with the announced deliveries arriving on their day. `back_test_error`: how far a held-back week was off, 0.2 is 20 %.
  await createTable(
    trx,
    'stock_forecasts',
    `product_id integer primary key references erp_products (id), merchant_erp_id integer not null, model text not null,
     weekday_demand text not null, daily_demand real not null, stock_needed integer not null, back_test_error real,
     trained_at text not null`,
  );
  await trx.raw('create index stock_forecasts_merchant on stock_forecasts (merchant_erp_id, product_id)');
  await createTable(
    trx,
    'stock_trainings',
    `id {id}, trained_at text not null, first_day text not null, last_day text not null, products integer not null,
     forecasts integer not null, back_test_error real, plain_error real, duration_ms integer not null`,
  );
  await trx.raw(
    `create view stock_predictions as
     select product_id, merchant_erp_id, daily_demand, stock_needed, available,
       case when available < stock_needed or available <= 0 then 1 else 0 end as at_risk
     from (select product_id, merchant_erp_id, daily_demand, stock_needed,
         (select cast(coalesce(sum(available), 0) as bigint) from erp_stock
          where erp_stock.product_id = stock_forecasts.product_id) as available
       from stock_forecasts) as forecast`,
  );
}
