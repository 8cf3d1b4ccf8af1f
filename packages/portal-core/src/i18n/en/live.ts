export const live = {
  show: 'Show',
  orders_one: '{{count}} order changed',
  orders_other: '{{count}} orders changed',
  manyOrders: 'Orders changed',
  deliveries_one: '{{count}} delivery changed',
  deliveries_other: '{{count}} deliveries changed',
  manyDeliveries: 'Deliveries changed',
  products_one: '{{count}} product or its stock changed',
  products_other: '{{count}} products or their stock changed',
  manyProducts: 'Products or stock changed',
  rowChanged: 'changed',
  elsewhere: 'Changed elsewhere',
} as const;
