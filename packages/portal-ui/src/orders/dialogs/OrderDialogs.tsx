import { Suspense } from 'react';
import type { Order } from '@kontor/portal-core/orders';
import { lazyPart } from '../../primitives/index.js';
import { CancelOrderDialog } from './CancelOrderDialog.js';
import { CommentDialog } from './CommentDialog.js';
import type { OrderDialogKind } from './order-dialog.js';

const EditOrderDialog = lazyPart(() =>
  import('./EditOrderDialog.js').then((module) => module.EditOrderDialog),
);
const ShipmentDialog = lazyPart(() => import('./ShipmentDialog.js').then((module) => module.ShipmentDialog));
const OrderErrorsDialog = lazyPart(() =>
  import('../../order-errors/OrderErrorsDialog.js').then((module) => module.OrderErrorsDialog),
);
const InvestigationDialog = lazyPart(() =>
  import('../../investigations/InvestigationDialog.js').then((module) => module.InvestigationDialog),
);

export interface OrderDialogsProps {
  /** The dialog to show. */
  readonly kind: OrderDialogKind;
  /** The order the dialog is for. */
  readonly order: Order;
  /** Called when the dialog is to be closed. */
  readonly onClose: () => void;
  /** Called with the id of the order that replaced an edited one. */
  readonly onReplaced?: ((successorId: number) => void) | undefined;
}

/** Renders the requested dialog; its code is loaded on demand. */
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
