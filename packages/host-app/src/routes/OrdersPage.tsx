import { useMemo } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import {
  orderListFromSearch,
  orderListToSearch,
  OrdersTable,
  useAllowedResources,
  useTranslate,
  type OrderList,
} from '@kontor/portal-ui';
import { PageLink } from './PageLink.js';

/** Top bar, page margins and the line at the foot, in px. */
const PAGE_FRAME_HEIGHT = 56 + 24 + 24 + 32;

/** The orders; filter, order and page stand in the address, so that a link reproduces the view. */
export function OrdersPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  const list = useMemo(() => orderListFromSearch(search), [search]);
  const mayDisplayAllMerchants = useAllowedResources()?.has('/getForAllMerchants') ?? false;
  const show = (next: OrderList) =>
    void navigate({ to: '/orders', search: orderListToSearch(next), resetScroll: next.page !== list.page });
  return (
    <OrdersTable
      heading={<h1>{translate('shell.orders')}</h1>}
      surroundingHeight={PAGE_FRAME_HEIGHT}
      list={list}
      onChange={show}
      mayDisplayAllMerchants={mayDisplayAllMerchants}
      actions={
        <PageLink to="/orders/import" data-variant="primary">
          <Upload aria-hidden="true" />
          {translate('shell.importOrders')}
        </PageLink>
      }
    />
  );
}
