import { Upload } from 'lucide-react';
import { CreateOrderButton, OrdersTable, tableView, useTranslate, ViewedPage } from '@kontor/portal-ui';
import { InvestigationOfAddress } from './InvestigationOfAddress.js';
import { PAGE_FRAME_HEIGHT } from './page-frame.js';
import { PageLink } from '../navigation/index.js';
import { useInvestigationForOrder } from './useInvestigationForOrder.js';
import { useOrdersAddress } from './useOrdersAddress.js';

/** The page of the orders. The URL holds view, filter, sort order, page and the order shown, so that a link reproduces the view. */
export function OrdersPage() {
  const translate = useTranslate();
  const { viewed, list, openOrderId, show, openOrder } = useOrdersAddress();
  const { open: openInvestigation } = useInvestigationForOrder();
  return (
    <>
      <ViewedPage list={viewed}>
        {() => (
          <OrdersTable
            heading={<h1>{translate('shell.orders')}</h1>}
            surroundingHeight={PAGE_FRAME_HEIGHT}
            list={list}
            onChange={show}
            openOrderId={openOrderId}
            onOpenOrder={openOrder}
            onInvestigation={openInvestigation}
            view={tableView(viewed)}
            hasVisits
            actions={
              <>
                <PageLink to="/orders/imports">{translate('shell.orderImports')}</PageLink>
                <PageLink to="/orders/import">
                  <Upload aria-hidden="true" />
                  {translate('shell.importOrders')}
                </PageLink>
                <CreateOrderButton />
              </>
            }
          />
        )}
      </ViewedPage>
      <InvestigationOfAddress />
    </>
  );
}
