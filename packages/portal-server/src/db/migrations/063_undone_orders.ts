import type { Knex } from 'knex';

/** Finds an order that the undo of its import cancelled; only such orders are indexed. */
export async function up(trx: Knex): Promise<void> {
  await trx.raw(
    `create index order_import_results_undone on order_import_results (order_id) where undo = 'cancelled'`,
  );
}
