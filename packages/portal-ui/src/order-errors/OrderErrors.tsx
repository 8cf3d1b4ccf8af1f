import { Suspense, useMemo, type ReactNode } from 'react';
import { orderErrorFilter, type OrderError } from '@kontor/portal-core/order-errors';
import { useMerchantView } from '../merchant-choice/index.js';
import { lazyPart, Skeleton } from '../primitives/index.js';
import { useOffers, useOpenFilter, useTranslate } from '../provider/index.js';
import { FilterBarSpace, ListTable, ListToolbar, useColumnWidths, Widget } from '../table/index.js';
import { orderErrorColumns } from './order-error-columns.js';
import { orderErrorList, type OrderErrorListState } from './order-error-list.js';
import type { OrderOfErrors } from './OrderErrorsDialog.js';
import { useOrderErrors } from './useOrderErrors.js';
import { useOrderErrorSettings } from './useOrderErrorSettings.js';

/** Loaded on demand, so that the errors come first. */
const OrderErrorsChart = lazyPart(() =>
  import('./OrderErrorsChart.js').then((module) => module.OrderErrorsChart),
);
const OrderErrorsFilterBar = lazyPart(() =>
  import('./OrderErrorsFilterBar.js').then((module) => module.OrderErrorsFilterBar),
);

export interface OrderErrorsProps {
  /** Filter, sorting and page number; kept by the host, for example in its address. */
  readonly list: OrderErrorListState;
  /** Called with the list state the user asks for. */
  readonly onChange: (list: OrderErrorListState) => void;
  /** Called with the order whose errors are to be shown. */
  readonly onOrder: (order: OrderOfErrors) => void;
  readonly heading?: ReactNode;
  /** Actions of the list as a whole. */
  readonly actions?: ReactNode;
}

/** Height of the card of the chart in px, while it is fetched. */
const CHART_HEIGHT = 234;
const rowId = (error: OrderError) => String(error.id);

/** Order errors with filter, chart by month, sorting and pagination. Router-free: the host keeps `list`. */
export function OrderErrors({ list, onChange, onOrder, heading, actions }: OrderErrorsProps) {
  const translate = useTranslate();
  const { timeZone } = useOrderErrorSettings();
  const merchants = useMerchantView();
  const isOfOneOrder = list.filter.orderErpId !== undefined;
  const filter = isOfOneOrder ? list.filter : merchants.within(list.filter);
  const errors = useOrderErrors({ ...list, filter });
  const columns = useMemo(
    () =>
      orderErrorColumns({
        translate,
        timeZone,
        onOrder: ({ order_erp_id, order_external_id, merchant_erp_id }) =>
          onOrder({ id: order_erp_id, externalOrderId: order_external_id, merchantErpId: merchant_erp_id }),
      }),
    [translate, timeZone, onOrder],
  );
  const widths = useColumnWidths('order-errors');
  const hasChart = useOffers('chart');
  const isFiltered = orderErrorFilter.isNarrowed(useOpenFilter(list.filter));
  return (
    <Widget>
      <ListToolbar heading={heading}>{actions}</ListToolbar>
      <Suspense fallback={<FilterBarSpace data-chips={isFiltered || undefined} />}>
        <OrderErrorsFilterBar
          filter={list.filter}
          onChange={(next) => onChange({ ...list, filter: next, page: 1 })}
          merchants={merchants}
        />
      </Suspense>
      <Suspense fallback={<Skeleton height={CHART_HEIGHT} />}>
        {hasChart && <OrderErrorsChart filter={filter} />}
      </Suspense>
      <ListTable
        label={translate('orderErrors.tableLabel')}
        columns={columns}
        widths={widths}
        list={list}
        onChange={onChange}
        found={errors}
        pageSize={orderErrorList.pageSize}
        foundText="orderErrors.foundCount"
        rowId={rowId}
        maxHeight="none"
        skeletonRows={8}
        emptyText={translate('orderErrors.noResults')}
        onClearFilters={isFiltered ? () => onChange({ ...list, filter: {}, page: 1 }) : undefined}
      />
    </Widget>
  );
}
