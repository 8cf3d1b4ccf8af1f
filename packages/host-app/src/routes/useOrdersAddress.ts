import { useMemo } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { orderList, useViewedList, type OrderList } from '@kontor/portal-ui';
import { listPartOf } from './orders-search.js';

/** Reads and writes the URL of the orders: the list, which may be a saved view, and the order in the side panel. */
export function useOrdersAddress() {
  const navigate = useNavigate();
  const address: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const { order } = address;
  const search = listPartOf(address);
  const openOrderId = orderIdOf(order);
  const go = (texts: Readonly<Record<string, unknown>>, id: number | null, options: object) =>
    void navigate({
      to: '/orders',
      search: { ...texts, ...(id !== null && { order: String(id) }) },
      ...options,
    });
  const viewed = useViewedList({
    kind: 'orders',
    search,
    onSearch: (texts) => go(texts, openOrderId, { resetScroll: texts['page'] === undefined }),
  });
  const list = useMemo(() => orderList.read(viewed.search), [viewed.search]);
  return {
    viewed,
    list,
    openOrderId,
    show: (next: OrderList) => viewed.showList(orderList.write(next)),
    openOrder: (id: number | null) =>
      go(search, id, { replace: id !== null && openOrderId !== null, resetScroll: false }),
  };
}

/** The order that a URL names; null when it names none. */
function orderIdOf(text: unknown): number | null {
  const id = Number(text);
  return typeof text === 'string' && Number.isSafeInteger(id) && id > 0 ? id : null;
}
