import { useState } from 'react';
import { mayReadAllMerchants } from '@kontor/portal-core/access';
import { DEFAULT_TIME_ZONE, today } from '@kontor/portal-core/dates';
import { emptyOrderForm, orderPayloadOf, ordersCreate, type OrderForm } from '@kontor/portal-core/orders';
import { useNotify } from '../../primitives/index.js';
import { problemText, useSend, useTranslate } from '../../provider/index.js';
import { useCurrentUser, usePrincipal } from '../../session/index.js';
import { OrderFormDialog } from '../order-form/OrderFormDialog.js';
import { useErpWait } from '../useErpWait.js';

/** Dialog that creates an order. A merchant's user creates it for its own merchant, staff for the merchant they choose. */
export function CreateOrderDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const wait = useErpWait();
  const user = useCurrentUser();
  const asksMerchant = mayReadAllMerchants(usePrincipal());
  const [initial] = useState(() => emptyOrderForm(today(Date.now, DEFAULT_TIME_ZONE)));
  const create = useSend(
    (client, form: OrderForm, once) => {
      const body = [orderPayloadOf(form)];
      return once(body, (headers) => client.open(ordersCreate, { body, headers }));
    },
    {
      renews: [],
      onSuccess: (response) => {
        wait({ response, waiting: 'orders.waitCreate', success: 'orders.created' });
        onClose();
      },
      onError: (error) => {
        const detail = problemText(error, translate);
        notify({ level: 'danger', title: translate('orders.creationError', { detail }) });
      },
    },
  );
  if (user === undefined) return null;
  const own = user.merchant?.erp_merchant_id ?? null;
  return (
    <OrderFormDialog
      title={translate('orders.createOrder')}
      submitLabel={translate('orders.createOrder')}
      initial={asksMerchant ? { ...initial, merchant_erp_id: own } : initial}
      asksMerchant={asksMerchant}
      isBusy={create.isPending}
      refusal={create.error}
      onSubmit={create.mutate}
      onClose={onClose}
    />
  );
}
