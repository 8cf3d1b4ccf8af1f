import { useMemo } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import {
  CreateOrderButton,
  orderListFromSearch,
  orderListToSearch,
  OrdersTable,
  useAllowedResources,
  useTranslate,
  type OrderList,
} from '@kontor/portal-ui';
import { InvestigationOfAddress } from './InvestigationOfAddress.js';
import { PAGE_FRAME_HEIGHT } from './page-frame.js';
import { PageLink } from './PageLink.js';
import { useInvestigationForOrder } from './useInvestigationForOrder.js';

/** The orders; filter, order, page and the order shown stand in the address, so that a link reproduces the view. */
export function OrdersPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  const list = useMemo(() => orderListFromSearch(search), [search]);
  const openOrderId = orderIdOf(search['order']);
  const mayDisplayAllMerchants = useAllowedResources()?.has('/getForAllMerchants') ?? false;
  const searchOf = (next: OrderList, orderId: number | null) => ({
    ...orderListToSearch(next),
    ...(orderId !== null && { order: String(orderId) }),
  });
  const show = (next: OrderList) =>
    void navigate({
      to: '/orders',
      search: searchOf(next, openOrderId),
      resetScroll: next.page !== list.page,
    });
  const openOrder = (id: number | null) =>
    void navigate({
      to: '/orders',
      search: searchOf(list, id),
      replace: id !== null && openOrderId !== null,
      resetScroll: false,
    });
  const { open: openInvestigation } = useInvestigationForOrder();
  return (
    <>
      <OrdersTable
        heading={<h1>{translate('shell.orders')}</h1>}
        surroundingHeight={PAGE_FRAME_HEIGHT}
        list={list}
        onChange={show}
        openOrderId={openOrderId}
        onOpenOrder={openOrder}
        mayDisplayAllMerchants={mayDisplayAllMerchants}
        onInvestigation={openInvestigation}
        actions={
          <>
            <PageLink to="/orders/import">
              <Upload aria-hidden="true" />
              {translate('shell.importOrders')}
            </PageLink>
            <CreateOrderButton />
          </>
        }
      />
      <InvestigationOfAddress />
    </>
  );
}

/** The order an address asks for; null when it asks for none. */
function orderIdOf(text: unknown): number | null {
  const id = Number(text);
  return typeof text === 'string' && Number.isSafeInteger(id) && id > 0 ? id : null;
}
