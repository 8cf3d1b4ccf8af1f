import {
  orderErrorsCreate,
  orderErrorsList,
  orderErrorsUpdateStatus,
  type NewOrderError,
} from '@kontor/portal-core/order-errors';
import { ordersFind } from '@kontor/portal-core/orders';
import { useNotify, useNotifyFailure } from '../primitives/index.js';
import { useSend, useTranslate } from '../provider/index.js';

/**
 * Changes the status of an error and reports the result. A status chosen while another one of the same error is being
 * saved is saved afterwards.
 */
export function useErrorStatusChange(id: number) {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const translate = useTranslate();
  return useSend((client, status: string) => client.call(orderErrorsUpdateStatus, { body: { id, status } }), {
    renews: [orderErrorsList],
    scope: { id: `order-error-status-${id}` },
    mayOverlap: true,
    onSuccess: () => notify({ level: 'success', title: translate('orderErrors.statusUpdated') }),
    onError: (error) => notifyFailure(translate('orderErrors.statusUpdateFailed'), error),
  });
}

/** Records an error and reports the result. Refetches the orders, which show their number of errors. */
export function useCreateOrderError() {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const translate = useTranslate();
  return useSend(
    (client, body: NewOrderError, once) =>
      once(body, (headers) => client.call(orderErrorsCreate, { body, headers })),
    {
      renews: [orderErrorsList, ordersFind],
      onSuccess: () => notify({ level: 'success', title: translate('orderErrors.created') }),
      onError: (error) => notifyFailure(translate('orderErrors.creationFailed'), error),
    },
  );
}
