import type { Knex } from 'knex';
import { createTable } from '../tables.js';

/** Keeps what comparisons of orders with the ERP have found. */
export async function up(trx: Knex): Promise<void> {
  await createTable(trx, 'erp_comparisons', 'id {id}, compared_at text not null, comparison text not null');
}
