import type { Order } from '@kontor/portal-core';
import { Button, Dialog } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { useCancelOrder } from '../useOrderChange.js';
import { Note } from './dialogs.styles.js';

export interface OrderDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** Asks before an order is cancelled. */
export function CancelOrderDialog({ order, onClose }: OrderDialogProps) {
  const translate = useTranslate();
  const cancel = useCancelOrder();
  const confirm = () => cancel.mutate(order, { onSettled: onClose });
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      title={translate('orders.cancelOrderConfirm', { id: order.externalOrderId || order.id })}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose} autoFocus>
            {translate('orders.no')}
          </Button>
          <Button variant="danger" isBusy={cancel.isPending} onPress={confirm}>
            {translate('orders.yes')}
          </Button>
        </>
      }
    >
      <Note>{translate('orders.cancelOrderText')}</Note>
    </Dialog>
  );
}
