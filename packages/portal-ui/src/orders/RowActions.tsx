import { MessageSquare, Pencil } from 'lucide-react';
import type { Order, OrderActor } from '@kontor/portal-core/orders';
import { useLeftOut, useTranslate } from '../provider/index.js';
import { CellActions, CellButton, CellMenu } from '../table/index.js';
import type { OrderDialogKind } from './dialogs/order-dialog.js';
import { type OrderAct, orderMenuItems, useOrderAct, usePossibleActs } from './order-actions.js';

export interface RowActionsProps {
  readonly order: Order;
  readonly actor: OrderActor;
  readonly onDialog: (kind: OrderDialogKind) => void;
}

/** The buttons of a row: two by their icons, and the rest in a menu, by their words. What the order's status forbids is disabled. */
export function RowActions({ order, actor, onDialog }: RowActionsProps) {
  const translate = useTranslate();
  const { act, isPending } = useOrderAct(order, onDialog);
  const can = usePossibleActs(order, actor);
  const leftOut = useLeftOut();
  const id = order.externalOrderId || order.id;
  const isOffered: Readonly<Record<OrderAct, boolean>> = {
    edit: false,
    comment: false,
    release: can.has('release'),
    hold: !can.has('release') && !leftOut.has('hold'),
    shipment: can.has('shipment'),
    errors: can.has('errors'),
    cancel: !leftOut.has('cancel'),
  };
  const further = orderMenuItems(translate)
    .filter((item) => isOffered[item.id])
    .map((item) => ({ ...item, isDisabled: isPending || !can.has(item.id) }));
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
          isDisabled={!can.has('comment')}
          onPress={() => onDialog('comment')}
        />
      )}
      <CellMenu label={translate('common.furtherActionsOf', { name: id })} items={further} onAction={act} />
    </CellActions>
  );
}

/** What can be done with an order now, behind one button of its card, by its words. */
export function CardActions({ order, actor, onDialog }: RowActionsProps) {
  const translate = useTranslate();
  const { act, isPending } = useOrderAct(order, onDialog);
  const can = usePossibleActs(order, actor);
  const items = orderMenuItems(translate)
    .filter(({ id }) => can.has(id))
    .map((item) => ({ ...item, isDisabled: isPending }));
  const label = translate('orders.actionsOf', { id: order.externalOrderId || order.id });
  return <CellMenu label={label} items={items} onAction={act} />;
}
