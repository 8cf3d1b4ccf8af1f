import { useState } from 'react';
import { useTranslate, ViewedPage, ViewMenu } from '@kontor/portal-ui';
import { Deliveries, deliveryList } from '@kontor/portal-ui/deliveries';
import { takeDrafted } from './drafted-delivery.js';
import { useViewedAddress } from './useViewedAddress.js';

const hrefOf = ({ id }: { readonly id: number }) => `/deliveries/${id}`;

/** The page of the deliveries. The URL holds view, filter, sort order and page, so that a link reproduces the view. */
export function DeliveriesPage() {
  const translate = useTranslate();
  const [drafted] = useState(takeDrafted);
  const { viewed, list, show } = useViewedAddress({
    kind: 'deliveries',
    to: '/deliveries',
    list: deliveryList,
  });
  return (
    <ViewedPage list={viewed}>
      {() => (
        <Deliveries
          heading={<h1>{translate('shell.deliveries')}</h1>}
          actions={<ViewMenu list={viewed} visibleColumnIds={null} />}
          list={list}
          onChange={show}
          hrefOf={hrefOf}
          drafted={drafted}
        />
      )}
    </ViewedPage>
  );
}
