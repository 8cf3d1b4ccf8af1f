import type { TextKey } from '@kontor/portal-core/i18n';
import { ordersCancel, ordersUpdate, type Order, type OrderUpdate } from '@kontor/portal-core/orders';
import type { ErpOrder } from '@kontor/portal-core/erp';
import { useNotify } from '../primitives/index.js';
import { isStale, problemText, type SendOptions, useSend, useTranslate } from '../provider/index.js';
import { useOrdersCache } from './useOrder.js';

/** The version of an order that a change is based on. */
export type OrderVersion = Pick<Order, 'id' | 'modId'>;

/** Texts of the notices about a change. */
export interface ChangeNotices {
  readonly success: TextKey;
  readonly failure: TextKey;
  /** Whether the form itself shows that its record is outdated, so that no notice is needed. */
  readonly isStaleShown?: boolean;
}

const STATUS: ChangeNotices = { success: 'orders.statusUpdated', failure: 'orders.statusUpdateError' };

/** Returns a function that reports a failure as a notice. If the record is outdated, the notice has a button to refetch it. */
export function useOrderFailureNotice() {
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

/** Changes fields of an order and reports the result. */
export function useOrderUpdate(notices: ChangeNotices) {
  return useSend(
    (client, { order, fieldData }: { order: OrderVersion; fieldData: OrderUpdate['fieldData'] }) =>
      client.call(ordersUpdate, { params: { id: order.id }, body: { fieldData, modId: order.modId } }),
    useReported(notices),
  );
}

/** Changes the status of an order: hold, release, and the warehouse's steps. */
export const useStatusUpdate = () => useOrderUpdate(STATUS);

/** Cancels an order and reports the result. A conflict with another user's change is shown in the dialog that asks for confirmation. */
export function useCancelOrder() {
  return useSend(
    (client, { id, modId }: OrderVersion) => client.call(ordersCancel, { body: { orderId: id, modId } }),
    useReported({ ...STATUS, isStaleShown: true }),
  );
}

/** Options of a change of an order: the answer goes to the cache, the result becomes a notice. */
function useReported({
  success,
  failure,
  isStaleShown = false,
}: ChangeNotices): SendOptions<ErpOrder, unknown> {
  const notify = useNotify();
  const translate = useTranslate();
  const notifyFailure = useOrderFailureNotice();
  const { store } = useOrdersCache();
  return {
    renews: [],
    onSuccess(record) {
      store(record);
      notify({ level: 'success', title: translate(success) });
    },
    onError: (error) => !(isStaleShown && isStale(error)) && notifyFailure(error, failure),
  };
}
