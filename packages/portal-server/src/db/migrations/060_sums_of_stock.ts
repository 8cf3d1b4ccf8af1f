import type { Knex } from 'knex';
import { engineOf } from '../tables.js';

/**
 * Changes the sums of a product once for each place whose pieces change, not once for what was there and once for what is, and leaves those alone
 * that stay the same: each is in several indexes. PostgreSQL sums up whole statements already.
 */
export async function up(trx: Knex): Promise<void> {
  if (engineOf(trx) !== 'sqlite') return;
  await trx.raw('drop trigger erp_stock_sum_update');
  for (const field of ['available', 'reserved'])
    await trx.raw(
      `create trigger erp_stock_sum_${field} after update of ${field} on erp_stock
         when new.product_id = old.product_id and new.${field} <> old.${field} begin
         update erp_products set stock_${field} = stock_${field} + new.${field} - old.${field}
           where id = new.product_id; end`,
    );
  await trx.raw(
    `create trigger erp_stock_sum_moved after update of product_id on erp_stock
       when new.product_id <> old.product_id begin
       update erp_products set stock_available = stock_available - old.available,
         stock_reserved = stock_reserved - old.reserved where id = old.product_id;
       update erp_products set stock_available = stock_available + new.available,
         stock_reserved = stock_reserved + new.reserved where id = new.product_id; end`,
  );
}
