import { useMemo, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import {
  orderFormOf,
  orderPayloadOf,
  ordersReplace,
  refusedOrderIssues,
  type DeliveryAddress,
  type Order,
  type OrderForm,
} from '@kontor/portal-core';
import type { ErpOrder } from '@kontor/portal-core/erp';
import { Alert, Button } from '../../primitives/index.js';
import { usePortalClient, useTranslate } from '../../provider/index.js';
import { OrderFormDialog } from '../order-form/OrderFormDialog.js';
import { useAddress } from '../useAddress.js';
import { useErpWait } from '../useErpWait.js';
import { useOrdersCache } from '../useOrder.js';
import { isStale, useTellFailure } from '../useOrderChange.js';
import { LoadingDialog } from './LoadingDialog.js';
import { AlertSpace, Note } from './dialogs.styles.js';

export interface EditOrderDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
  /** Called with the id of the order that took its place. */
  readonly onReplaced?: ((successorId: number) => void) | undefined;
}

/** Changes an open order: the old one is cancelled and a new one created, both or neither. */
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

const NONE: readonly never[] = [];

function EditForm({ order, address, title, onClose, onReplaced }: EditFormProps) {
  const translate = useTranslate();
  const client = usePortalClient();
  const wait = useErpWait();
  const tellFailure = useTellFailure();
  const { reload, reloadOne } = useOrdersCache();
  // The list behind may be fetched again: the entries stay those of the version the form was opened with.
  const [from] = useState(order);
  const initial = useMemo(() => orderFormOf(from, address), [from, address]);
  const replace = useMutation({
    mutationFn: (form: OrderForm) =>
      client.open(ordersReplace, {
        params: { id: from.id },
        body: { ...orderPayloadOf(form), modId: from.modId },
      }),
    onSuccess: async (response) => {
      wait({ response, waiting: 'orders.waitUpdate', success: 'orders.updated' });
      onClose();
      const successor = JSON.parse(await response.text()) as ErpOrder;
      void reloadOne(from.id);
      onReplaced?.(Number(successor.fieldData._ID_AUFTRA));
    },
    onError: (error) => !isStale(error) && tellFailure(error, 'orders.updateError'),
  });
  const reloadAndClose = () => {
    void reload();
    onClose();
  };
  return (
    <OrderFormDialog
      title={title}
      submitLabel={translate('common.save')}
      initial={initial}
      merchantErpId={from.merchantErpId}
      isBusy={replace.isPending}
      refused={replace.error ? refusedOrderIssues(replace.error) : NONE}
      onSubmit={replace.mutate}
      onClose={onClose}
      note={
        isStale(replace.error) ? (
          <StaleNote onReload={reloadAndClose} />
        ) : (
          <Note>{translate('orders.updateHelp')}</Note>
        )
      }
    />
  );
}

/** Someone else changed the order meanwhile. */
function StaleNote({ onReload }: { readonly onReload: () => void }) {
  const translate = useTranslate();
  return (
    <AlertSpace>
      <Alert
        level="danger"
        title={translate('orders.staleTitle')}
        actions={
          <Button size="small" onPress={onReload}>
            {translate('orders.reload')}
          </Button>
        }
      >
        {translate('orders.staleText')}
      </Alert>
    </AlertSpace>
  );
}
