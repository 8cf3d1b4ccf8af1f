/*
 * What a page may leave out of each widget. It takes away and never gives: what the token of the page is not for stays out, too.
 */

/** Of the orders. `hold` is holding and releasing, `bulk` the selection of several. */
export const ORDERS_FEATURES = [
  'create',
  'edit',
  'hold',
  'cancel',
  'comment',
  'investigation',
  'bulk',
  'export',
  'columns',
  'filters',
] as const;
export type OrdersFeature = (typeof ORDERS_FEATURES)[number];

/** Of the import: without `import`, files are only checked. */
export const IMPORT_FEATURES = ['import'] as const;
export type ImportFeature = (typeof IMPORT_FEATURES)[number];

/** Of an investigation. `edit` changes its status. */
export const INVESTIGATION_FEATURES = ['comment', 'edit'] as const;
export type InvestigationFeature = (typeof INVESTIGATION_FEATURES)[number];

/** Of the deliveries. `edit` is all that the warehouse changes and books. */
export const DELIVERIES_FEATURES = ['create', 'edit', 'comment', 'filters'] as const;
export type DeliveriesFeature = (typeof DELIVERIES_FEATURES)[number];

/** Of the products. */
export const PRODUCTS_FEATURES = ['create', 'edit', 'export', 'columns', 'filters'] as const;
export type ProductsFeature = (typeof PRODUCTS_FEATURES)[number];

/** Of the order errors. `edit` changes their status, `investigation` asks about one, which needs `comment`. */
export const ORDER_ERRORS_FEATURES = ['edit', 'comment', 'investigation', 'filters', 'chart'] as const;
export type OrderErrorsFeature = (typeof ORDER_ERRORS_FEATURES)[number];
