import { useState } from 'react';
import {
  orderFormOf,
  orderPayloadOf,
  ordersReplace,
  type DeliveryAddress,
  type Order,
  type OrderForm,
} from '@kontor/portal-core/orders';
import type { ErpOrder } from '@kontor/portal-core/erp';
import { isStale, useSend, useTranslate } from '../../provider/index.js';
import { OrderFormDialog } from '../order-form/OrderFormDialog.js';
import { useAddress } from '../useAddress.js';
import { useErpWait } from '../useErpWait.js';
import { useOrdersCache } from '../useOrder.js';
import { useOrderFailureNotice } from '../useOrderChange.js';
import { useOrderVersion } from '../useOrderVersion.js';
import { LoadingDialog } from './LoadingDialog.js';
import { Note } from './dialogs.styles.js';
import { StaleNote } from './StaleNote.js';

export interface EditOrderDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
  /** Called with the id of the order that replaced this one. */
  readonly onReplaced?: ((successorId: number) => void) | undefined;
}

/** Dialog that changes an open order: the old one is cancelled and a new one created, both or neither. */
export function EditOrderDialog(props: EditOrderDialogProps) {
  const translate = useTranslate();
  const { order, onClose } = props;
  const { address, error, retry } = useAddress(order.addressId);
  const title = translate('orders.updateOrderTitle', { id: order.externalOrderId || order.id });
  if (!address)
    return (
      <LoadingDialog
        title={title}
        error={error ?? (address === null ? 'missing' : null)}
        failure="orders.addressFailed"
        onRetry={retry}
        onClose={onClose}
      />
    );
  return <EditForm {...props} title={title} address={address} />;
}

interface EditFormProps extends EditOrderDialogProps {
  readonly title: string;
  readonly address: DeliveryAddress;
}

function EditForm({ order, address, title, onClose, onReplaced }: EditFormProps) {
  const translate = useTranslate();
  const wait = useErpWait();
  const notifyFailure = useOrderFailureNotice();
  const { reload, reloadOne } = useOrdersCache();
  const version = useOrderVersion(order);
  const from = version.order;
  const [initial] = useState(() => orderFormOf(order, address));
  const replace = useSend(
    (client, form: OrderForm, once) => {
      const input = { params: { id: from.id }, body: { ...orderPayloadOf(form), modId: from.modId } };
      return once(input, (headers) => client.open(ordersReplace, { ...input, headers }));
    },
    {
      renews: [],
      onSuccess: async (response) => {
        wait({ response, waiting: 'orders.waitUpdate', success: 'orders.updated' });
        onClose();
        const successor = JSON.parse(await response.text()) as ErpOrder;
        void reloadOne(from.id);
        // The old order is cancelled already: until the wait is over no button of its row may promise otherwise.
        void reload();
        onReplaced?.(Number(successor.fieldData._ID_AUFTRA));
      },
      onError: (error) => !isStale(error) && notifyFailure(error, 'orders.updateError'),
    },
  );
  return (
    <OrderFormDialog
      title={title}
      submitLabel={translate('common.save')}
      initial={initial}
      merchantErpId={from.merchantErpId}
      isBusy={replace.isPending}
      refusal={isStale(replace.error) ? null : replace.error}
      onSubmit={replace.mutate}
      onClose={onClose}
      note={
        <>
          <StaleNote
            version={version}
            change={replace}
            obstacle={from.status !== 'offen' && translate('orders.editOnlyOpen')}
          />
          <Note>{translate('orders.updateHelp')}</Note>
        </>
      }
    />
  );
}
