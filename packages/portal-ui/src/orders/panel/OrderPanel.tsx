import { useState } from 'react';
import { ORDER_STATUS_TEXTS, type Order } from '@kontor/portal-core/orders';
import { LoadFailure, LoadingNote, SidePanel, StatusBadge } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { usePrincipal } from '../../session/index.js';
import type { OrderDialogKind } from '../dialogs/order-dialog.js';
import { OrderDialogs } from '../dialogs/OrderDialogs.js';
import { useOrder } from '../useOrder.js';
import { OrderAddress, OrderFacts } from './OrderFacts.js';
import { OrderItems } from './OrderItems.js';
import { OrderTimeline } from './OrderTimeline.js';
import { PanelActions } from './PanelActions.js';
import { PrintOrder } from './PrintOrder.js';
import { OrderThreads } from './OrderThreads.js';

export interface OrderPanelProps {
  /** Id of the order in the ERP. */
  readonly orderId: number;
  /** Called when the panel is to be closed. */
  readonly onClose: () => void;
  /** Called with the id of another order to show in its place. */
  readonly onOpenOrder: (orderId: number) => void;
}

/** Panel beside the list with one order: its facts, actions and history. */
export function OrderPanel({ orderId, onClose, onOpenOrder }: OrderPanelProps) {
  const translate = useTranslate();
  const { data: order, error, retry } = useOrder(orderId);
  return (
    <SidePanel
      isOpen
      title={order ? order.externalOrderId || String(order.id) : String(orderId)}
      titleNote={
        order && <StatusBadge status={order.status} label={translate(ORDER_STATUS_TEXTS[order.status])} />
      }
      onClose={onClose}
    >
      {order ? (
        <Content key={order.id} order={order} onOpenOrder={onOpenOrder} />
      ) : error ? (
        <LoadFailure title={translate('orders.orderFailed')} error={error} onRetry={retry} />
      ) : (
        <LoadingNote />
      )}
    </SidePanel>
  );
}

interface ContentProps {
  readonly order: Order;
  readonly onOpenOrder: (orderId: number) => void;
}

function Content({ order, onOpenOrder }: ContentProps) {
  const actor = usePrincipal();
  const [dialog, openDialog] = useState<OrderDialogKind | null>(null);
  return (
    <>
      <PanelActions order={order} actor={actor} onDialog={openDialog} />
      <OrderFacts order={order} actor={actor}>
        <OrderAddress addressId={order.addressId} />
      </OrderFacts>
      <OrderItems items={order.items} />
      <PrintOrder order={order} />
      <OrderThreads order={order} actor={actor} onDialog={openDialog} />
      <OrderTimeline orderId={order.id} onOpenOrder={onOpenOrder} />
      {dialog !== null && (
        <OrderDialogs kind={dialog} order={order} onClose={() => openDialog(null)} onReplaced={onOpenOrder} />
      )}
    </>
  );
}
