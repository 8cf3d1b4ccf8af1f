import { useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { useAllowedResources, useTranslate, ViewedPage, ViewMenu } from '@kontor/portal-ui';
import {
  CreateOrderErrorButton,
  OrderErrors,
  OrderErrorsDialog,
  orderErrorList,
  type OrderOfErrors,
} from '@kontor/portal-ui/order-errors';
import { useViewedAddress } from './useViewedAddress.js';

/** The page of the order errors. The URL holds view, filter, sort order and page. Closing the dialog of an order leads to the orders. */
export function OrderErrorsPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { viewed, list, show } = useViewedAddress({
    kind: 'order-errors',
    to: '/order-errors',
    list: orderErrorList,
  });
  const mayUseOrders = useAllowedResources()?.has('/orders') ?? false;
  const [order, showErrors] = useState<OrderOfErrors | null>(null);
  const close = () => (mayUseOrders ? void navigate({ to: '/orders' }) : showErrors(null));
  return (
    <>
      <ViewedPage list={viewed}>
        {() => (
          <OrderErrors
            heading={<h1>{translate('shell.orderErrors')}</h1>}
            list={list}
            onChange={show}
            onOrder={showErrors}
            actions={
              <>
                <ViewMenu list={viewed} visibleColumnIds={null} />
                <CreateOrderErrorButton />
              </>
            }
          />
        )}
      </ViewedPage>
      {order !== null && <OrderErrorsDialog order={order} onClose={close} />}
    </>
  );
}
