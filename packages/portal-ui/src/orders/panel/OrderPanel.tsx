import { useCallback, useEffect, useState } from 'react';
import { ORDER_STATUS_TEXTS, type Order } from '@kontor/portal-core/orders';
import { AlsoOpen, RenewalNote, useRenewed } from '../../live/index.js';
import { LoadFailure, LoadingNote, SidePanel, StatusBadge } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { usePrincipal } from '../../session/index.js';
import type { OrderDialogKind } from '../dialogs/order-dialog.js';
import { OrderDialogs } from '../dialogs/OrderDialogs.js';
import { useOrder, useOrdersCache } from '../useOrder.js';
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
  const { reloadOne } = useOrdersCache();
  const renew = useCallback(() => reloadOne(orderId), [reloadOne, orderId]);
  const [isHeld, hold] = useState(false);
  const renewal = useRenewed({ kind: 'order', id: orderId, isHeld, renew });
  return (
    <SidePanel
      isOpen
      title={order ? order.externalOrderId || String(order.id) : String(orderId)}
      titleNote={
        <>
          {order && <StatusBadge status={order.status} label={translate(ORDER_STATUS_TEXTS[order.status])} />}
          <RenewalNote renewal={renewal} />
        </>
      }
      onClose={onClose}
    >
      <AlsoOpen kind="order" id={orderId} />
      {order ? (
        <Content key={order.id} order={order} onOpenOrder={onOpenOrder} onHold={hold} />
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
  /** Called with whether a dialog is open, under which the order stays as it is. */
  readonly onHold: (isHeld: boolean) => void;
}

function Content({ order, onOpenOrder, onHold }: ContentProps) {
  const actor = usePrincipal();
  const [dialog, openDialog] = useState<OrderDialogKind | null>(null);
  useEffect(() => {
    onHold(dialog !== null);
    return () => onHold(false);
  }, [dialog, onHold]);
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
