import type { Knex } from 'knex';
import { engineOf } from '../tables.js';

const INDEXES = {
  erp_orders_key: 'external_key, id desc, merchant_erp_id, status, order_date',
  erp_orders_product: 'product_key, id desc, merchant_erp_id, status, order_date',
  erp_orders_tracking: 'tracking_key, id desc, merchant_erp_id, status, order_date',
  erp_orders_status_up: 'status, id desc, merchant_erp_id, order_date',
  erp_orders_status_down: 'status, id, merchant_erp_id, order_date',
} as const;

/**
 * Adds status and day to the indexes that sorted lists walk on SQLite, so that a walk past orders that a filter leaves out looks none of them
 * up. PostgreSQL looks up rows all the same while they change.
 */
export async function up(trx: Knex): Promise<void> {
  if (engineOf(trx) === 'postgres') return;
  for (const [name, columns] of Object.entries(INDEXES)) {
    await trx.raw(`drop index ${name}`);
    await trx.raw(`create index ${name} on erp_orders (${columns})`);
  }
}
