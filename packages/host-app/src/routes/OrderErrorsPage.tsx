import { useMemo, useState } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useAllowedResources, useTranslate } from '@kontor/portal-ui';
import {
  CreateOrderErrorButton,
  OrderErrors,
  OrderErrorsDialog,
  orderErrorListFromSearch,
  orderErrorListToSearch,
  type OrderErrorListState,
  type OrderOfErrors,
} from '@kontor/portal-ui/order-errors';

/** The order errors; filter, order and page stand in the address. Closing the dialog of an order leads to the orders. */
export function OrderErrorsPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  const list = useMemo(() => orderErrorListFromSearch(search), [search]);
  const mayUseOrders = useAllowedResources()?.has('/orders') ?? false;
  const [order, show] = useState<OrderOfErrors | null>(null);
  const turnTo = (next: OrderErrorListState) =>
    void navigate({
      to: '/order-errors',
      search: orderErrorListToSearch(next),
      resetScroll: next.page !== list.page,
    });
  const close = () => (mayUseOrders ? void navigate({ to: '/orders' }) : show(null));
  return (
    <>
      <OrderErrors
        heading={<h1>{translate('shell.orderErrors')}</h1>}
        list={list}
        onChange={turnTo}
        onOrder={show}
        actions={<CreateOrderErrorButton />}
      />
      {order !== null && <OrderErrorsDialog order={order} onClose={close} />}
    </>
  );
}
