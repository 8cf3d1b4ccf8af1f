import { fixed, type Sql } from '../../db/index.js';

/**
 * SQL of a column of the order whose id is in a column of another table, for statements of features that show orders:
 * `orderColumn('external_order_id', 'e.order_erp_id')`. Null when there is no such order.
 */
export const orderColumn = (name: 'external_order_id' | 'status', id: string): Sql =>
  fixed(`(select erp_order.${name} from erp_orders as erp_order where erp_order.id = ${id})`);

/** SQL of the number of the product whose record id is in a column of another table; null when there is no such product. */
export const productNumber = (recordId: string): Sql =>
  fixed(
    `(select erp_product.product_number from erp_products as erp_product where erp_product.id = ${recordId})`,
  );

/** The table of the orders, to tell how many were saved. */
export const ORDERS_TABLE = 'erp_orders';
