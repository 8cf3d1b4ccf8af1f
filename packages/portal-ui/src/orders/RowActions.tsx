import { CircleX, MessageSquare, OctagonAlert, Pause, Pencil, Play, Truck } from 'lucide-react';
import type { Order, OrderActor } from '@kontor/portal-core/orders';
import type { MenuItem } from '../primitives/index.js';
import { useLeftOut, useTranslate } from '../provider/index.js';
import { CellActions, CellButton, CellMenu } from '../table/index.js';
import type { OrderDialogKind } from './dialogs/order-dialog.js';
import { useOrderActions } from './useOrderActions.js';
import { useStatusUpdate } from './useOrderChange.js';

export interface RowActionsProps {
  readonly order: Order;
  readonly actor: OrderActor;
  readonly onDialog: (kind: OrderDialogKind) => void;
}

/** What the menu of a row offers. */
type Further = 'hold' | 'release' | 'shipment' | 'errors' | 'cancel';

/** The buttons of a row: two by their icons, and the rest in a menu, by their words. What the order's status forbids is disabled. */
export function RowActions({ order, actor, onDialog }: RowActionsProps) {
  const translate = useTranslate();
  const update = useStatusUpdate();
  const can = useOrderActions(order, actor);
  const leftOut = useLeftOut();
  const id = order.externalOrderId || order.id;
  const act = (kind: Further) => {
    if (kind === 'hold') update.mutate({ order, fieldData: { Status: 'on hold' } });
    else if (kind === 'release') update.mutate({ order, fieldData: { Status: 'offen' } });
    else onDialog(kind);
  };
  const further: (MenuItem<Further> | false)[] = [
    !leftOut.has('hold') && {
      ...(can.has('release')
        ? { id: 'release', label: translate('orders.releaseOrder'), icon: <Play aria-hidden="true" /> }
        : { id: 'hold', label: translate('orders.holdOrder'), icon: <Pause aria-hidden="true" /> }),
      isDisabled: update.isPending || !(can.has('hold') || can.has('release')),
    },
    can.has('shipment') && {
      id: 'shipment',
      label: translate('orders.shipment'),
      icon: <Truck aria-hidden="true" />,
    },
    can.has('errors') && {
      id: 'errors',
      label: translate('orders.orderErrors'),
      icon: <OctagonAlert aria-hidden="true" />,
    },
    !leftOut.has('cancel') && {
      id: 'cancel',
      label: translate('orders.cancelAction'),
      icon: <CircleX aria-hidden="true" />,
      isDisabled: !can.has('cancel'),
      isDangerous: true,
    },
  ];
  return (
    <CellActions>
      {!leftOut.has('edit') && (
        <CellButton
          label={translate('orders.editOrderOf', { id })}
          icon={<Pencil aria-hidden="true" />}
          isDisabled={!can.has('edit')}
          onPress={() => onDialog('edit')}
        />
      )}
      {!leftOut.has('comment') && (
        <CellButton
          label={translate('orders.commentOf', { id })}
          icon={<MessageSquare aria-hidden="true" {...(order.comment !== '' && { fill: 'currentColor' })} />}
          isDisabled={!can.has('comment') && order.comment === ''}
          onPress={() => onDialog('comment')}
        />
      )}
      <CellMenu
        label={translate('common.furtherActionsOf', { name: id })}
        items={further.filter((item) => item !== false)}
        onAction={act}
      />
    </CellActions>
  );
}
