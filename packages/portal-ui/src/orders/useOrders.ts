import { ordersFind, type Order } from '@kontor/portal-core/orders';
import { orderFilterToFind, orderFromErp } from '@kontor/portal-core/erp';
import { type FoundPages, useFoundPages } from '../table/index.js';
import { orderList, ORDERS_COUNTED, type OrderList } from './order-list.js';

/** Fetches a page of orders. `limit` is the page's size. */
export function useOrders(list: OrderList, limit = orderList.pageSize): FoundPages<Order> {
  return useFoundPages(list, {
    call: ordersFind,
    find: ({ filter, sort }, place) => ({
      ...orderFilterToFind(filter, sort, place),
      countUpTo: ORDERS_COUNTED,
    }),
    read: orderFromErp,
    limit,
  });
}
