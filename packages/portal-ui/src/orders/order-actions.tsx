import { CircleX, MessageSquare, OctagonAlert, Pause, Pencil, Play, Truck } from 'lucide-react';
import type { Translate } from '@kontor/portal-core/i18n';
import type { Order, OrderActor, OrderStatus } from '@kontor/portal-core/orders';
import type { MenuItem } from '../primitives/index.js';
import { useOffers } from '../provider/index.js';
import type { OrderDialogKind } from './dialogs/order-dialog.js';
import { useOrderActions } from './useOrderActions.js';
import { useStatusUpdate } from './useOrderChange.js';

/** What can be done with an order from its row or card. */
export type OrderAct = 'hold' | 'release' | 'edit' | 'comment' | 'shipment' | 'errors' | 'cancel';

/** All of it, as entries of a menu. */
export const orderMenuItems = (translate: Translate): readonly MenuItem<OrderAct>[] => [
  { id: 'release', label: translate('orders.releaseOrder'), icon: <Play aria-hidden="true" /> },
  { id: 'hold', label: translate('orders.holdOrder'), icon: <Pause aria-hidden="true" /> },
  { id: 'edit', label: translate('orders.editAction'), icon: <Pencil aria-hidden="true" /> },
  { id: 'comment', label: translate('orders.commentAction'), icon: <MessageSquare aria-hidden="true" /> },
  { id: 'shipment', label: translate('orders.shipment'), icon: <Truck aria-hidden="true" /> },
  { id: 'errors', label: translate('orders.orderErrors'), icon: <OctagonAlert aria-hidden="true" /> },
  {
    id: 'cancel',
    label: translate('orders.cancelAction'),
    icon: <CircleX aria-hidden="true" />,
    isDangerous: true,
    isSeparated: true,
  },
];

/** What of it the user may do now. A comment that cannot be changed can be read. */
export function usePossibleActs(order: Order, actor: OrderActor): ReturnType<typeof useOrderActions> {
  const can = useOrderActions(order, actor);
  const hasComment = useOffers('comment') && order.comment !== '';
  return hasComment ? new Set([...can, 'comment']) : can;
}

const MOVES: Readonly<Partial<Record<OrderAct, OrderStatus>>> = { hold: 'on hold', release: 'offen' };

/** Does what was chosen with an order: moves its status, or opens the dialog. */
export function useOrderAct(order: Order, onDialog: (kind: OrderDialogKind) => void) {
  const update = useStatusUpdate();
  const act = (chosen: OrderAct) => {
    const Status = MOVES[chosen];
    if (Status !== undefined) update.mutate({ order, fieldData: { Status } });
    else if (chosen !== 'hold' && chosen !== 'release') onDialog(chosen);
  };
  return { act, isPending: update.isPending };
}
