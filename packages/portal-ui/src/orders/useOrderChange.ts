import { ordersCancel, ordersUpdate, type Order, type OrderUpdate, type TextKey } from '@kontor/portal-core';
import { useNotify } from '../primitives/index.js';
import { isStale, problemText, usePortalClient, useSingleMutation, useTranslate } from '../provider/index.js';
import { useOrdersCache } from './useOrder.js';

/** The version of an order a change is made from. */
export type OrderVersion = Pick<Order, 'id' | 'modId'>;

/** What is told about a change. */
export interface ChangeNotices {
  readonly success: TextKey;
  readonly failure: TextKey;
  /** An outdated record is told where the change is made, not as a notice. */
  readonly isStaleShown?: boolean;
}

const STATUS: ChangeNotices = { success: 'orders.statusUpdated', failure: 'orders.statusUpdateError' };

/** Tells a failure; one by an outdated record comes with a way to fetch it again. */
export function useTellFailure() {
  const notify = useNotify();
  const translate = useTranslate();
  const { reload } = useOrdersCache();
  return (error: unknown, failure: TextKey) =>
    notify({
      level: 'danger',
      title: translate(failure),
      message: problemText(error, translate),
      action: isStale(error)
        ? { label: translate('orders.reload'), onPress: () => void reload() }
        : undefined,
    });
}

/** Changes fields of an order and tells how it went. */
export function useOrderUpdate({ success, failure, isStaleShown = false }: ChangeNotices) {
  const client = usePortalClient();
  const notify = useNotify();
  const translate = useTranslate();
  const tellFailure = useTellFailure();
  const { store } = useOrdersCache();
  return useSingleMutation({
    mutationFn: ({ order, fieldData }: { order: OrderVersion; fieldData: OrderUpdate['fieldData'] }) =>
      client.call(ordersUpdate, { params: { id: order.id }, body: { fieldData, modId: order.modId } }),
    onSuccess: (record) => {
      store(record);
      notify({ level: 'success', title: translate(success) });
    },
    onError: (error) => !(isStaleShown && isStale(error)) && tellFailure(error, failure),
  });
}

/** Changes the status of an order: hold, release, the warehouse's steps. */
export const useStatusUpdate = () => useOrderUpdate(STATUS);

/** Cancels an order and tells how it went; that someone else changed it meanwhile is told where it is asked. */
export function useCancelOrder() {
  const client = usePortalClient();
  const notify = useNotify();
  const translate = useTranslate();
  const tellFailure = useTellFailure();
  const { store } = useOrdersCache();
  return useSingleMutation({
    mutationFn: ({ id, modId }: OrderVersion) => client.call(ordersCancel, { body: { orderId: id, modId } }),
    onSuccess: (record) => {
      store(record);
      notify({ level: 'success', title: translate(STATUS.success) });
    },
    onError: (error) => !isStale(error) && tellFailure(error, STATUS.failure),
  });
}
