import { lazy, Suspense } from 'react';
import type { Order } from '@kontor/portal-core';
import { CancelOrderDialog } from './CancelOrderDialog.js';
import { CommentDialog } from './CommentDialog.js';
import type { OrderDialogKind } from './order-dialog.js';

const EditOrderDialog = lazy(() =>
  import('./EditOrderDialog.js').then((module) => ({ default: module.EditOrderDialog })),
);
const ShipmentDialog = lazy(() =>
  import('./ShipmentDialog.js').then((module) => ({ default: module.ShipmentDialog })),
);
const OrderErrorsDialog = lazy(() =>
  import('../../order-errors/index.js').then((module) => ({ default: module.OrderErrorsDialog })),
);
const InvestigationDialog = lazy(() =>
  import('../../investigations/index.js').then((module) => ({ default: module.InvestigationDialog })),
);

export interface OrderDialogsProps {
  readonly kind: OrderDialogKind;
  readonly order: Order;
  readonly onClose: () => void;
  /** Called with the id of the order that took the place of an edited one. */
  readonly onReplaced?: ((successorId: number) => void) | undefined;
}

/** The dialog asked for; each is fetched when it is needed. */
export function OrderDialogs({ kind, order, onClose, onReplaced }: OrderDialogsProps) {
  return <Suspense fallback={null}>{dialogOf({ kind, order, onClose, onReplaced })}</Suspense>;
}

function dialogOf({ kind, order, onClose, onReplaced }: OrderDialogsProps) {
  switch (kind) {
    case 'edit':
      return <EditOrderDialog order={order} onClose={onClose} onReplaced={onReplaced} />;
    case 'cancel':
      return <CancelOrderDialog order={order} onClose={onClose} />;
    case 'comment':
      return <CommentDialog order={order} onClose={onClose} />;
    case 'shipment':
      return <ShipmentDialog order={order} onClose={onClose} />;
    case 'errors':
      return <OrderErrorsDialog order={order} onClose={onClose} />;
    case 'investigation':
      return <InvestigationDialog order={order} onClose={onClose} />;
  }
}
