import { useMemo } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslate } from '@kontor/portal-ui';
import {
  Deliveries,
  deliveryListFromSearch,
  deliveryListToSearch,
  type DeliveryListState,
} from '@kontor/portal-ui/deliveries';

const hrefOf = ({ id }: { readonly id: number }) => `/deliveries/${id}`;

/** The deliveries; filter, order and page stand in the address, so that a link reproduces the view. */
export function DeliveriesPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  const list = useMemo(() => deliveryListFromSearch(search), [search]);
  const turnTo = (next: DeliveryListState) =>
    void navigate({
      to: '/deliveries',
      search: deliveryListToSearch(next),
      resetScroll: next.page !== list.page,
    });
  return (
    <Deliveries
      heading={<h1>{translate('shell.deliveries')}</h1>}
      list={list}
      onChange={turnTo}
      hrefOf={hrefOf}
    />
  );
}
