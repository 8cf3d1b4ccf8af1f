import type { Knex } from 'knex';
import { createTable } from '../tables.js';

/** Keeps what the ERP said last of a product, field by field, and of a delivery, position by position, so that what it only repeats undoes no change of a person. */
export async function up(trx: Knex): Promise<void> {
  await createTable(
    trx,
    'erp_product_marks',
    `product_id integer primary key references erp_products (id), source_version integer, source_time text,
     said text not null`,
  );
  await createTable(
    trx,
    'erp_delivery_marks',
    `delivery_id integer primary key references deliveries (id), source_version integer, source_time text,
     said text not null`,
  );
}
