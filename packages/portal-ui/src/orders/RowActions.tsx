import { CircleX, MessageSquare, OctagonAlert, Pause, Pencil, Play, Truck } from 'lucide-react';
import type { TextKey } from '@kontor/portal-core/i18n';
import type { Order, OrderActor, OrderStatus } from '@kontor/portal-core/orders';
import { useLeftOut, useTranslate } from '../provider/index.js';
import { CellActions, CellButton } from '../table/index.js';
import type { OrderDialogKind } from './dialogs/order-dialog.js';
import { useOrderActions } from './useOrderActions.js';
import { useStatusUpdate } from './useOrderChange.js';

export interface RowActionsProps {
  readonly order: Order;
  readonly actor: OrderActor;
  readonly onDialog: (kind: OrderDialogKind) => void;
}

/** The buttons of a row, always in the same places; a button that the order's status forbids is disabled. */
export function RowActions({ order, actor, onDialog }: RowActionsProps) {
  const translate = useTranslate();
  const update = useStatusUpdate();
  const can = useOrderActions(order, actor);
  const leftOut = useLeftOut();
  const id = order.externalOrderId || order.id;
  const move = (Status: OrderStatus) => update.mutate({ order, fieldData: { Status } });
  const dialog = (kind: OrderDialogKind, label: TextKey, icon: React.ReactNode, isDisabled: boolean) => (
    <CellButton
      label={translate(label, { id })}
      icon={icon}
      isDisabled={isDisabled}
      onPress={() => onDialog(kind)}
    />
  );
  return (
    <CellActions>
      {leftOut.has('hold') ? null : can.has('release') ? (
        <CellButton
          label={translate('orders.releaseOrderOf', { id })}
          icon={<Play aria-hidden="true" />}
          isDisabled={update.isPending}
          onPress={() => move('offen')}
        />
      ) : (
        <CellButton
          label={translate('orders.holdOrderOf', { id })}
          icon={<Pause aria-hidden="true" />}
          isDisabled={update.isPending || !can.has('hold')}
          onPress={() => move('on hold')}
        />
      )}
      {!leftOut.has('edit') &&
        dialog('edit', 'orders.editOrderOf', <Pencil aria-hidden="true" />, !can.has('edit'))}
      {!leftOut.has('comment') &&
        dialog(
          'comment',
          'orders.commentOf',
          <MessageSquare aria-hidden="true" {...(order.comment !== '' && { fill: 'currentColor' })} />,
          !can.has('comment') && order.comment === '',
        )}
      {can.has('shipment') && dialog('shipment', 'orders.shipmentOf', <Truck aria-hidden="true" />, false)}
      {can.has('errors') && dialog('errors', 'orders.errorsOf', <OctagonAlert aria-hidden="true" />, false)}
      {!leftOut.has('cancel') &&
        dialog('cancel', 'orders.cancelOrderOf', <CircleX aria-hidden="true" />, !can.has('cancel'))}
    </CellActions>
  );
}
