import { RESERVING_STATUSES } from '@kontor/portal-core/orders';
import type { Knex } from 'knex';
import { columns, engineOf, inList, rowsOf, sql } from '../../db/index.js';

/** Reads the ids of all open and held orders above an id, in their order, at most so many. For the link to the ERP, which is that of all merchants. */
export function readOpenOrders(connection: Knex, after: number, limit: number) {
  return rowsOf(
    connection,
    sql`select ${columns('erp_orders', ['id', 'merchant_erp_id'])} from erp_orders
        where id > ${after} and ${inList(engineOf(connection), 'status', RESERVING_STATUSES)} order by id limit ${limit}`,
  );
}

/** Reads the ids of all products above an id, as `readOpenOrders` does those of orders. */
export function readEveryProduct(connection: Knex, after: number, limit: number) {
  return rowsOf(
    connection,
    sql`select ${columns('erp_products', ['id', 'merchant_erp_id'])} from erp_products where id > ${after} order by id limit ${limit}`,
  );
}
