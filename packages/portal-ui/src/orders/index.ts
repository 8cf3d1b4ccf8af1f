export { countryName } from './country-name.js';
export { CreateOrderButton } from './CreateOrderButton.js';
export { firstOrdersFind } from './first-orders-find.js';
export { LatestOrders } from './LatestOrders.js';
export { orderList } from './order-list.js';
export type { OrderList } from './order-list.js';
export { OrdersTable } from './OrdersTable.js';
export type { OrdersTableProps } from './OrdersTable.js';
export { useOrder } from './useOrder.js';
