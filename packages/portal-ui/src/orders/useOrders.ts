import { ordersFind, type Order } from '@kontor/portal-core';
import { orderFilterToFind, orderFromErp } from '@kontor/portal-core/erp';
import { usePortalClient } from '../provider/index.js';
import { type FoundPages, useFoundPages } from '../table/index.js';
import { orderList, type OrderList } from './order-list.js';

/** Fetches a page of orders. `limit` is the page's size. */
export function useOrders(list: OrderList, limit = orderList.pageSize): FoundPages<Order> {
  const client = usePortalClient();
  return useFoundPages(list, {
    key: ['orders'],
    find({ list: { filter, sort }, place, ...wish }, signal) {
      return client.call(ordersFind, {
        body: { ...orderFilterToFind(filter, sort, place), ...wish },
        signal,
      });
    },
    read: orderFromErp,
    limit,
  });
}
