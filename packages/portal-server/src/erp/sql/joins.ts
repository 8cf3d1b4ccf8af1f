import { fixed, type Sql } from '../../db/index.js';

/**
 * A column of the order whose id a column of another table holds, for the statements of features that tell of orders:
 * `orderColumn('external_order_id', 'e.order_erp_id')`. Null where there is no such order.
 */
export const orderColumn = (name: 'external_order_id' | 'status', id: string): Sql =>
  fixed(`(select erp_order.${name} from erp_orders as erp_order where erp_order.id = ${id})`);

/** The number of the product whose record id a column of another table holds; null where there is no such product. */
export const productNumber = (recordId: string): Sql =>
  fixed(
    `(select erp_product.product_number from erp_products as erp_product where erp_product.id = ${recordId})`,
  );
