import { useMemo } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { orderListFromSearch, orderListToSearch, useTranslate, type OrderList } from '@kontor/portal-ui';
import { InvestigationsTable } from '@kontor/portal-ui/investigations';
import { InvestigationOfAddress } from './InvestigationOfAddress.js';
import { PAGE_FRAME_HEIGHT } from './page-frame.js';
import { useInvestigationForOrder } from './useInvestigationForOrder.js';

/** The orders under investigation; filter, order, page and the open thread stand in the address. */
export function InvestigationsPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  const list = useMemo(() => orderListFromSearch(search), [search]);
  const { open } = useInvestigationForOrder();
  const show = (next: OrderList) =>
    void navigate({
      to: '/investigations',
      search: orderListToSearch(next),
      resetScroll: next.page !== list.page,
    });
  return (
    <>
      <InvestigationsTable
        heading={<h1>{translate('investigations.table')}</h1>}
        surroundingHeight={PAGE_FRAME_HEIGHT}
        list={list}
        onChange={show}
        onOpen={({ order }) => open(order)}
      />
      <InvestigationOfAddress />
    </>
  );
}
