import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { ordersGet, type Order } from '@kontor/portal-core';
import { orderFromErp } from '@kontor/portal-core/erp';
import { usePortalClient } from '../provider/index.js';
import { useOrdersCache } from './useOrder.js';

/** The version of an order a dialog works on: what is shown behind it may be fetched again, the dialog stays with its own. */
export interface WorkedOnOrder {
  readonly order: Order;
  /** Takes the order as it is now; whoever shows entries keeps them. */
  readonly reload: (onReloaded: () => void) => void;
  readonly isReloading: boolean;
  /** Why the order could not be fetched. */
  readonly error: Error | null;
  /** The order is no longer the one the dialog was opened with. */
  readonly isReloaded: boolean;
}

/** Keeps the version a dialog was opened with until asked for the newest. */
export function useOrderVersion(opened: Order): WorkedOnOrder {
  const client = usePortalClient();
  const { store } = useOrdersCache();
  const [order, setOrder] = useState(opened);
  const [first] = useState(opened);
  const fetching = useMutation({
    mutationFn: () => client.call(ordersGet, { params: { id: first.id } }),
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
