/** SQL of a sum of the stock of the product in row `product`, on all its places. */
export const sumOf = (sum: StockSum, product = 'erp_products'): string =>
  `(select ${sum} from erp_stock_sums where product_id = ${product}.id)`;

export type StockSum = 'stock_available' | 'stock_reserved' | 'stock_total';
