/** Names of the columns that a list of deliveries has, in order. */
export const DELIVERY_COLUMN_NAMES = [
  'delivery_id',
  'status',
  'arriving',
  'created',
  'warehouse',
  'items',
  'carrier',
  'tracking_number',
  'contact',
  'phone_number',
  'note',
  'document',
  'shop_code',
  'erp_number',
  'merchant',
] as const;
