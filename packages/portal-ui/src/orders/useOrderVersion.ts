import { useState } from 'react';
import { ordersGet, type Order } from '@kontor/portal-core/orders';
import { orderFromErp } from '@kontor/portal-core/erp';
import { useSend } from '../provider/index.js';
import { useOrdersCache } from './useOrder.js';

/** The version of an order that a dialog works on. It stays the same when the list behind the dialog is refetched. */
export interface WorkedOnOrder {
  readonly order: Order;
  /** Loads the current version of the order. A form keeps its entries. */
  readonly reload: (onReloaded: () => void) => void;
  readonly isReloading: boolean;
  /** Why the order could not be fetched; null if it could. */
  readonly error: Error | null;
  /** Whether the dialog's order was reloaded since it was opened. */
  readonly isReloaded: boolean;
}

/** Keeps the version a dialog was opened with until the newest is requested. */
export function useOrderVersion(opened: Order): WorkedOnOrder {
  const { store } = useOrdersCache();
  const [order, setOrder] = useState(opened);
  const [first] = useState(opened);
  const fetching = useSend((client) => client.call(ordersGet, { params: { id: first.id } }), {
    renews: [],
    onSuccess: (record) => {
      store(record);
      setOrder(orderFromErp(record));
    },
  });
  return {
    order,
    reload: (onReloaded) => fetching.mutate(undefined, { onSuccess: onReloaded }),
    isReloading: fetching.isPending,
    error: fetching.error,
    isReloaded: order !== first,
  };
}
