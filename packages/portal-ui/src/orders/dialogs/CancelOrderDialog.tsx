import { ORDER_STATUS_TEXTS, orderMachine, wasSent, type Order } from '@kontor/portal-core/orders';
import { Button, CloseButton, Dialog } from '../../primitives/index.js';
import { isStale, useTranslate } from '../../provider/index.js';
import { useCancelOrder } from '../useOrderChange.js';
import { useOrderVersion } from '../useOrderVersion.js';
import { Note } from './dialogs.styles.js';
import { StaleNote } from './StaleNote.js';

export interface OrderDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** Asks for confirmation before cancelling an order, and again if another user changed the order in the meantime. */
export function CancelOrderDialog({ order, onClose }: OrderDialogProps) {
  const translate = useTranslate();
  const cancel = useCancelOrder();
  const version = useOrderVersion(order);
  const from = version.order;
  const mayCancel = orderMachine.can(from.status, 'cancel');
  const status = translate(ORDER_STATUS_TEXTS[from.status]);
  const confirm = () =>
    cancel.mutate(from, { onSuccess: onClose, onError: (error) => !isStale(error) && onClose() });
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      title={translate('orders.cancelOrderConfirm', { id: order.externalOrderId || order.id })}
      isBusy={cancel.isPending}
      onClose={onClose}
      actions={
        <>
          <CloseButton label={translate('orders.no')} autoFocus />
          <Button variant="danger" isBusy={cancel.isPending} isDisabled={!mayCancel} onPress={confirm}>
            {translate('orders.yes')}
          </Button>
        </>
      }
    >
      <StaleNote
        version={version}
        change={cancel}
        staleText={translate('orders.cancelStale')}
        reloadedText={translate('orders.cancelReloaded', { status })}
        obstacle={!mayCancel && translate('orders.cancelTooLate', { status })}
      />
      <Note>{translate(wasSent(from.status) ? 'orders.cancelSentText' : 'orders.cancelOrderText')}</Note>
    </Dialog>
  );
}
