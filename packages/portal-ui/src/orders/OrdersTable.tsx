import { Suspense, useMemo, useState, type ReactNode } from 'react';
import type { TextKey } from '@kontor/portal-core/i18n';
import { orderFilter, ordersFind, type Order, type OrderFilter } from '@kontor/portal-core/orders';
import { useUnseenInvestigations } from '../investigations/index.js';
import { useElsewhere } from '../live/index.js';
import { useMerchantView } from '../merchant-choice/index.js';
import { lazyPart } from '../primitives/index.js';
import { useOfferedColumns, useOffers, useOpenFilter, useTranslate } from '../provider/index.js';
import {
  type Column,
  FilterBarSpace,
  type FilterChip,
  heightOfRows,
  ListTable,
  ListToolbar,
  useColumnChoice,
  useColumnWidths,
  Widget,
} from '../table/index.js';
import type { TableView } from '../saved-views/index.js';
import { useOrderBulk } from './bulk/useOrderBulk.js';
import { ordersOnCards } from './order-cards.js';
import { orderColumns, type OrdersVariant } from './order-columns.js';
import { orderList, type OrderList } from './order-list.js';
import type { FurtherFilters } from './OrdersFilterBar.js';
import { useOrderDetail } from './useOrderDetail.js';
import { useAfterFirstAnswer } from './useAfterFirstAnswer.js';
import { useErpLinkColumn } from './useErpLinks.js';
import { useOrders } from './useOrders.js';

/** Loaded separately, so that the orders come first. The same goes for the filter bar and the download. */
const OrdersActions = lazyPart(() => import('./OrdersControls.js').then((module) => module.OrdersActions));
const OrdersFilterBar = lazyPart(() =>
  import('./OrdersControls.js').then((module) => module.OrdersFilterBar),
);
const AddressDialog = lazyPart(() => import('./AddressDialog.js').then((module) => module.AddressDialog));

export interface OrdersTableProps {
  /** Filter, sorting and page number; kept by the host, for example in its address. */
  readonly list: OrderList;
  /** Called with the list state the user asks for. */
  readonly onChange: (list: OrderList) => void;
  /** Where the table is shown; `page` by default. */
  readonly variant?: Exclude<OrdersVariant, 'home'>;
  /** Id of the order shown in the panel beside the list; kept by the host, for example in its address. */
  readonly openOrderId?: number | null | undefined;
  /** Called with the order to show in the panel; null to close it. If undefined, rows cannot be opened. */
  readonly onOpenOrder?: ((orderId: number | null) => void) | undefined;
  /** Opens the investigation of an order; by default the widget shows it in a dialog of its own. */
  readonly onInvestigation?: ((order: Order) => void) | undefined;
  /** The filter after clearing; empty by default. */
  readonly clearedFilter?: OrderFilter | undefined;
  /** Columns of the host, after those of the widget. */
  readonly furtherColumns?: readonly Column<Order>[] | undefined;
  /** Criteria of the host, after those of the widget. */
  readonly renderFilters?: FurtherFilters | undefined;
  /** Whether the host notes visits (`useNotedVisit`): then the orders since the last one can be chosen. */
  readonly hasVisits?: boolean | undefined;
  /** Chips of the host's criteria. */
  readonly chips?: readonly FilterChip<OrderFilter>[] | undefined;
  /** Text of an empty list without a filter. */
  readonly emptyText?: TextKey | undefined;
  /** The saved view that is applied; if undefined, the reader's own columns and row height. */
  readonly view?: TableView | undefined;
  readonly heading?: ReactNode;
  /** Height in px of what the host shows above and below the widget; the rows then scroll within the window. */
  readonly surroundingHeight?: number;
  /** Further actions, after those of the widget. */
  readonly actions?: ReactNode;
}

const FOUND_TEXTS = {
  exact: 'orders.foundCount',
  counting: 'orders.countedSoFar',
  more: 'orders.foundMore',
} as const;
const CHANGED_TEXTS = { some: 'live.orders', many: 'live.manyOrders' } as const;
const NO_ORDERS: readonly Order[] = [];
const EVERYTHING: OrderFilter = {};
const rowId = (order: Order) => order.recordId;

/** Table of orders with filter, sorting, pagination, column chooser and CSV download. Router-free: the host keeps `list`. */
export function OrdersTable(props: OrdersTableProps) {
  const { list, onChange, variant = 'page', onInvestigation } = props;
  const { clearedFilter = EVERYTHING, furtherColumns: further } = props;
  const translate = useTranslate();
  const [addressId, showAddress] = useState<number | null>(null);
  const merchants = useMerchantView();
  const asked = useMemo(() => ({ ...list, filter: merchants.within(list.filter) }), [list, merchants]);
  const hasInvestigation = useOffers('investigation');
  const hasMerchant = merchants.isOfSeveral(list.filter);
  const orders = useOrders(asked);
  const changes = useElsewhere('order', ordersFind);
  const isControlled = useAfterFirstAnswer(orders);
  const unseen = useUnseenInvestigations(orders.data?.entries ?? NO_ORDERS);
  const detail = useOrderDetail({
    hasActions: variant === 'page',
    openOrderId: props.openOrderId ?? null,
    onOpenOrder: props.onOpenOrder,
  });
  const { openDialog, columns: actionColumns } = detail;
  const all = useMemo(() => {
    const investigate = onInvestigation ?? ((order: Order) => openDialog('investigation', order));
    const options = {
      variant,
      translate,
      hasMerchant,
      hasInvestigation,
      onAddress: showAddress,
      unseen,
      further,
    };
    return ordersOnCards([...orderColumns({ ...options, onInvestigation: investigate }), ...actionColumns]);
  }, [
    variant,
    translate,
    hasMerchant,
    hasInvestigation,
    onInvestigation,
    unseen,
    further,
    openDialog,
    actionColumns,
  ]);
  const columns = useOfferedColumns(all);
  const hasBulk = useOffers('bulk');
  const hasFilterBar = useOffers('filters');
  const choice = useColumnChoice(`orders.${variant}`, columns, props.view);
  const widths = useColumnWidths(`orders.${variant}`);
  const shownColumns = useErpLinkColumn(columns, choice.visibleIds, orders.data?.entries ?? NO_ORDERS);
  const bulk = useOrderBulk({ list: asked, page: orders.data, visibleColumnIds: choice.visibleIds });
  const hasFilters = orderFilter.isNarrowed(useOpenFilter(list.filter), clearedFilter);
  const hasScope = list.filter.displayAllMerchants !== clearedFilter.displayAllMerchants;
  const hasChips = hasFilters || (hasScope && merchants.isNarrowing);
  const filterSpace = <FilterBarSpace data-chips={hasChips || undefined} />;
  return (
    <Widget>
      <ListToolbar heading={props.heading}>
        <Suspense fallback={null}>
          {isControlled && props.view?.renderMenu({ visibleColumnIds: choice.visibleIds })}
          {isControlled && (
            <OrdersActions
              list={asked}
              columns={columns}
              visibleColumnIds={choice.visibleIds}
              widths={widths}
              onColumnsChange={choice.show}
            />
          )}
        </Suspense>
        {props.actions}
      </ListToolbar>
      <Suspense fallback={filterSpace}>
        {isControlled && hasFilterBar ? (
          <OrdersFilterBar
            filter={list.filter}
            onChange={(filter) => onChange({ ...list, filter, page: 1 })}
            merchants={merchants}
            clearedFilter={clearedFilter}
            chips={props.chips}
            renderFurther={props.renderFilters}
            hasVisits={props.hasVisits}
          />
        ) : (
          hasFilterBar && filterSpace
        )}
      </Suspense>
      <ListTable
        label={translate('orders.tableLabel')}
        columns={shownColumns}
        visibleColumnIds={choice.visibleIds}
        widths={widths}
        list={list}
        onChange={onChange}
        found={orders}
        pageSize={orderList.pageSize}
        foundText={FOUND_TEXTS[orders.data?.count ?? 'exact']}
        onNear={orders.prefetch}
        elsewhere={{ changes, texts: CHANGED_TEXTS }}
        rowId={rowId}
        {...detail.tableProps}
        {...(variant === 'page' && hasBulk && bulk)}
        maxHeight={heightOfRows(props.surroundingHeight, hasChips)}
        skeletonRows={12}
        emptyText={translate(hasFilters ? 'orders.noResults' : (props.emptyText ?? 'orders.noOrdersYet'))}
        onClearFilters={hasFilters ? () => onChange({ ...list, filter: clearedFilter, page: 1 }) : undefined}
      />
      {detail.overlays}
      {addressId !== null && (
        <Suspense fallback={null}>
          <AddressDialog addressId={addressId} onClose={() => showAddress(null)} />
        </Suspense>
      )}
    </Widget>
  );
}
