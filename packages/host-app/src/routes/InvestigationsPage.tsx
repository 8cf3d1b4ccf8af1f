import { orderList, tableView, useTranslate, ViewedPage } from '@kontor/portal-ui';
import { InvestigationsTable } from '@kontor/portal-ui/investigations';
import { InvestigationOfAddress } from './InvestigationOfAddress.js';
import { PAGE_FRAME_HEIGHT } from './page-frame.js';
import { useInvestigationForOrder } from './useInvestigationForOrder.js';
import { useViewedAddress } from './useViewedAddress.js';

/** The page of the orders under investigation. The URL holds view, filter, sort order, page and the open thread. */
export function InvestigationsPage() {
  const translate = useTranslate();
  const { viewed, list, show } = useViewedAddress({
    kind: 'investigations',
    to: '/investigations',
    list: orderList,
  });
  const { open } = useInvestigationForOrder();
  return (
    <>
      <ViewedPage list={viewed}>
        {() => (
          <InvestigationsTable
            heading={<h1>{translate('investigations.table')}</h1>}
            surroundingHeight={PAGE_FRAME_HEIGHT}
            list={list}
            onChange={show}
            onOpen={({ order }) => open(order)}
            view={tableView(viewed)}
          />
        )}
      </ViewedPage>
      <InvestigationOfAddress />
    </>
  );
}
