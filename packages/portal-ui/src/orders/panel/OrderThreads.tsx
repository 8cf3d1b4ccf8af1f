import { Suspense } from 'react';
import { MessageSquarePlus, OctagonAlert } from 'lucide-react';
import { orderActions, type Order, type OrderActor } from '@kontor/portal-core/orders';
import { Button, lazyPart, LoadingNote } from '../../primitives/index.js';
import { useOffers, useTranslate } from '../../provider/index.js';
import type { OrderDialogKind } from '../dialogs/order-dialog.js';
import { PanelSection } from './OrderPanel.styles.js';

const InvestigationThread = lazyPart(() =>
  import('../../investigations/InvestigationThread.js').then((module) => module.InvestigationThread),
);
const OrderErrorList = lazyPart(() =>
  import('../../order-errors/OrderErrorList.js').then((module) => module.OrderErrorList),
);

interface OrderThreadsProps {
  readonly order: Order;
  readonly actor: OrderActor;
  readonly onDialog: (kind: OrderDialogKind) => void;
}

/** The errors of an order, if the user may see them, and its investigation, if there is one or the user may begin it with a comment. */
export function OrderThreads({ order, actor, onDialog }: OrderThreadsProps) {
  const translate = useTranslate();
  const mayComment = useOffers('comment');
  const hasInvestigation = useOffers('investigation') && (order.investigationStatus !== null || mayComment);
  return (
    <>
      {actor.resources.has('/order-errors') && (
        <PanelSection aria-label={translate('orders.orderErrors')}>
          <h3>
            {translate('orders.orderErrors')}
            {orderActions(order, actor).has('errors') && (
              <Button
                size="small"
                variant="quiet"
                icon={<OctagonAlert aria-hidden="true" />}
                onPress={() => onDialog('errors')}
              >
                {translate('orders.recordError')}
              </Button>
            )}
          </h3>
          <Suspense fallback={<LoadingNote />}>
            <OrderErrorList orderErpId={order.id} />
          </Suspense>
        </PanelSection>
      )}
      {hasInvestigation && <Investigation order={order} onDialog={onDialog} />}
    </>
  );
}

function Investigation({ order, onDialog }: Omit<OrderThreadsProps, 'actor'>) {
  const translate = useTranslate();
  return (
    <PanelSection aria-label={translate('orders.investigation')}>
      <h3>
        {translate('orders.investigation')}
        <Button
          size="small"
          variant="quiet"
          icon={<MessageSquarePlus aria-hidden="true" />}
          onPress={() => onDialog('investigation')}
        >
          {translate(order.investigationStatus === null ? 'investigations.open' : 'orders.openThread')}
        </Button>
      </h3>
      {order.investigationStatus !== null && (
        <Suspense fallback={<LoadingNote />}>
          <InvestigationThread order={order} />
        </Suspense>
      )}
    </PanelSection>
  );
}
