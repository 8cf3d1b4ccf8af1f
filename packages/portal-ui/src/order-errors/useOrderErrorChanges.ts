import { useMutation } from '@tanstack/react-query';
import {
  orderErrorsCreate,
  orderErrorsList,
  orderErrorsUpdateStatus,
  ordersFind,
  type NewOrderError,
} from '@kontor/portal-core';
import { useNotify, useNotifyFailure } from '../primitives/index.js';
import {
  usePortalClient,
  useRenewal,
  useSendOnce,
  useSingleMutation,
  useTranslate,
} from '../provider/index.js';

/**
 * Changes the status of an error and reports the result. A status chosen while another one of the same error is being
 * saved is saved afterwards.
 */
export function useErrorStatusChange(id: number) {
  const client = usePortalClient();
  const renew = useRenewal();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const translate = useTranslate();
  return useMutation({
    scope: { id: `order-error-status-${id}` },
    mutationFn: (status: string) => client.call(orderErrorsUpdateStatus, { body: { id, status } }),
    onSuccess: async () => {
      notify({ level: 'success', title: translate('orderErrors.statusUpdated') });
      await renew([orderErrorsList]);
    },
    onError: (error) => notifyFailure(translate('orderErrors.statusUpdateFailed'), error),
  });
}

/** Records an error and reports the result. Refetches the orders, which show their number of errors. */
export function useCreateOrderError() {
  const client = usePortalClient();
  const once = useSendOnce();
  const renew = useRenewal();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const translate = useTranslate();
  return useSingleMutation({
    mutationFn: (body: NewOrderError) =>
      once(body, (headers) => client.call(orderErrorsCreate, { body, headers })),
    onSuccess: async () => {
      notify({ level: 'success', title: translate('orderErrors.created') });
      await renew([orderErrorsList, ordersFind]);
    },
    onError: (error) => notifyFailure(translate('orderErrors.creationFailed'), error),
  });
}
