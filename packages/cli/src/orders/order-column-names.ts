/** Names of the columns that a list of orders has, in order. */
export const ORDER_COLUMN_NAMES = [
  'order_id',
  'external_order_id',
  'date',
  'status',
  'recipient',
  'items',
  'tracking_numbers',
  'carrier',
  'shipping_method',
  'customer_order_reference',
  'comment',
  'investigation',
  'errors',
  'merchant_erp_id',
  'merchant',
] as const;
