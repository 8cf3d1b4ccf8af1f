import { CircleX, MessageSquare, Pause, Pencil, Play, ReceiptText, Truck } from 'lucide-react';
import type { Order, OrderActor, OrderStatus } from '@kontor/portal-core/orders';
import { Button } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import type { OrderDialogKind } from '../dialogs/order-dialog.js';
import { useOrderActions } from '../useOrderActions.js';
import { useStatusUpdate } from '../useOrderChange.js';
import { Actions } from './OrderPanel.styles.js';

interface PanelActionsProps {
  readonly order: Order;
  readonly actor: OrderActor;
  readonly onDialog: (kind: OrderDialogKind) => void;
}

/** The actions currently possible; those that the status or the user's permissions forbid are left out. */
export function PanelActions({ order, actor, onDialog }: PanelActionsProps) {
  const translate = useTranslate();
  const update = useStatusUpdate();
  const can = useOrderActions(order, actor);
  const move = (Status: OrderStatus) => update.mutate({ order, fieldData: { Status } });
  if (can.size === 0) return null;
  return (
    <Actions>
      {can.has('hold') && (
        <Button icon={<Pause aria-hidden="true" />} isBusy={update.isPending} onPress={() => move('on hold')}>
          {translate('orders.holdOrder')}
        </Button>
      )}
      {can.has('release') && (
        <Button
          variant="primary"
          icon={<Play aria-hidden="true" />}
          isBusy={update.isPending}
          onPress={() => move('offen')}
        >
          {translate('orders.releaseOrder')}
        </Button>
      )}
      {can.has('edit') && (
        <Button icon={<Pencil aria-hidden="true" />} onPress={() => onDialog('edit')}>
          {translate('orders.editAction')}
        </Button>
      )}
      {can.has('shipment') && (
        <Button icon={<Truck aria-hidden="true" />} onPress={() => onDialog('shipment')}>
          {translate('orders.shipment')}
        </Button>
      )}
      {can.has('invoice') && (
        <Button
          icon={<ReceiptText aria-hidden="true" />}
          isBusy={update.isPending}
          onPress={() => move('verrechnet')}
        >
          {translate('orders.markInvoiced')}
        </Button>
      )}
      {can.has('comment') && (
        <Button icon={<MessageSquare aria-hidden="true" />} onPress={() => onDialog('comment')}>
          {translate('orders.commentAction')}
        </Button>
      )}
      {can.has('cancel') && (
        <Button
          variant="danger-quiet"
          icon={<CircleX aria-hidden="true" />}
          onPress={() => onDialog('cancel')}
        >
          {translate('orders.cancelAction')}
        </Button>
      )}
    </Actions>
  );
}
