import { Suspense, useMemo, useState, type ReactNode } from 'react';
import {
  ORDERS_PAGE_SIZE,
  type Order,
  type OrderFilter,
  type OrderSortColumn,
  type TextKey,
} from '@kontor/portal-core';
import { useUnseenInvestigations } from '../investigations/useUnseenInvestigations.js';
import { lazyPart } from '../primitives/feedback/lazy-part.js';
import { useTranslate } from '../provider/index.js';
import { problemText } from '../provider/problem-text.js';
import { heightOfRows, ListFooter, Table, type ActiveFilter, type Column } from '../table/index.js';
import type { TableView } from '../saved-views/table-view.js';
import { useOrderSelection } from './bulk/useOrderSelection.js';
import { orderColumns, type OrdersVariant } from './order-columns.js';
import { isFiltered, type OrderList } from './order-list.js';
import type { FurtherFilters } from './OrdersFilterBar.js';
import { FilterBarSpace, Heading, Toolbar, Widget } from '../table/list.styles.js';
import { useColumnChoice } from '../table/useColumnChoice.js';
import { useOrderDetail } from './useOrderDetail.js';
import { useOrders } from './useOrders.js';

/** The orders come first: what narrows, chooses and downloads them arrives on its own. */
const OrdersActions = lazyPart(() => import('./OrdersControls.js').then((module) => module.OrdersActions));
const OrdersFilterBar = lazyPart(() =>
  import('./OrdersControls.js').then((module) => module.OrdersFilterBar),
);
const OrdersBulkActions = lazyPart(() =>
  import('./bulk/OrdersBulkActions.js').then((module) => module.OrdersBulkActions),
);
const AddressDialog = lazyPart(() => import('./AddressDialog.js').then((module) => module.AddressDialog));

export interface OrdersTableProps {
  /** Which orders, in which order, which page; kept by the host, for example in its address. */
  readonly list: OrderList;
  /** Called with the list the user asks for. */
  readonly onChange: (list: OrderList) => void;
  /** `page` unless told. */
  readonly variant?: Exclude<OrdersVariant, 'home'>;
  /** The user may ask for the orders of all merchants (`/getForAllMerchants`). */
  readonly mayDisplayAllMerchants?: boolean;
  /** The merchant of each order is shown; on the investigations page only. */
  readonly hasMerchant?: boolean;
  /** The order whose panel shows beside the list; kept by the host, for example in its address. */
  readonly openOrderId?: number | null | undefined;
  /** Called with the order whose panel is to show; null to close it. Without it rows cannot be opened. */
  readonly onOpenOrder?: ((orderId: number | null) => void) | undefined;
  /** Opens the investigation of an order; in a dialog of the widget's own unless told. */
  readonly onInvestigation?: ((order: Order) => void) | undefined;
  /** What a cleared filter goes back to; everything unless told. */
  readonly clearedFilter?: OrderFilter | undefined;
  /** Columns of the host's own, after the widget's. */
  readonly furtherColumns?: readonly Column<Order>[] | undefined;
  /** Criteria of the host's own, after the widget's. */
  readonly renderFilters?: FurtherFilters | undefined;
  /** Chips of those criteria. */
  readonly chips?: readonly ActiveFilter[] | undefined;
  /** What an empty list without any filter says. */
  readonly emptyText?: TextKey | undefined;
  /** The view the list is shown as; the reader's own columns and height without. */
  readonly view?: TableView | undefined;
  /** The title of the page. */
  readonly heading?: ReactNode;
  /** Height in px of what the host shows above and below the widget; the rows then scroll within the window. */
  readonly surroundingHeight?: number;
  /** What else can be done, after the widget's own actions. */
  readonly actions?: ReactNode;
}

const NO_ORDERS: readonly Order[] = [];
const EVERYTHING: OrderFilter = {};
const rowId = (order: Order) => order.recordId;

/** Orders with filters, sorting, pages, choice of columns and CSV download. Knows no router: the host keeps `list`. */
export function OrdersTable(props: OrdersTableProps) {
  const { list, onChange, variant = 'page', hasMerchant = false, onInvestigation } = props;
  const { clearedFilter = EVERYTHING, furtherColumns: further } = props;
  const translate = useTranslate();
  const [addressId, showAddress] = useState<number | null>(null);
  const orders = useOrders(list);
  const unseen = useUnseenInvestigations(orders.page?.orders ?? NO_ORDERS);
  const detail = useOrderDetail({
    hasActions: variant === 'page',
    openOrderId: props.openOrderId ?? null,
    onOpenOrder: props.onOpenOrder,
  });
  const { openDialog, columns: actionColumns } = detail;
  const columns = useMemo(() => {
    const investigate = onInvestigation ?? ((order: Order) => openDialog('investigation', order));
    const options = { variant, translate, hasMerchant, onAddress: showAddress, unseen, further };
    return [...orderColumns({ ...options, onInvestigation: investigate }), ...actionColumns];
  }, [variant, translate, hasMerchant, onInvestigation, unseen, further, openDialog, actionColumns]);
  const choice = useColumnChoice(
    `orders.${variant}`,
    columns.map(({ id }) => id),
    props.view,
  );
  const chosen = useOrderSelection(list);
  const hasFilters = isFiltered(list.filter, clearedFilter);
  const hasChips = hasFilters || list.filter.displayAllMerchants !== clearedFilter.displayAllMerchants;
  return (
    <Widget>
      <Toolbar>
        <Heading>{props.heading}</Heading>
        <Suspense fallback={null}>
          {props.view?.renderMenu({ visibleColumnIds: choice.visibleIds })}
          <OrdersActions
            list={list}
            columns={columns}
            visibleColumnIds={choice.visibleIds}
            onColumnsChange={choice.show}
          />
        </Suspense>
        {props.actions}
      </Toolbar>
      <Suspense fallback={<FilterBarSpace data-chips={hasChips || undefined} />}>
        <OrdersFilterBar
          filter={list.filter}
          onChange={(filter) => onChange({ ...list, filter, page: 1 })}
          mayDisplayAllMerchants={props.mayDisplayAllMerchants ?? false}
          clearedFilter={clearedFilter}
          chips={props.chips}
          renderFurther={props.renderFilters}
        />
      </Suspense>
      <Table
        label={translate('orders.tableLabel')}
        columns={columns}
        visibleColumnIds={choice.visibleIds}
        rows={orders.page?.orders ?? []}
        rowId={rowId}
        {...detail.tableProps}
        {...(variant === 'page' && {
          selection: chosen.selection,
          selectedCount: chosen.isAll ? orders.page?.foundCount : undefined,
          onSelectionChange: chosen.change,
          bulkActions: (
            <Suspense fallback={null}>
              <OrdersBulkActions
                list={list}
                chosen={chosen}
                foundCount={orders.page?.isCounted ? orders.page.foundCount : 0}
                visibleColumnIds={choice.visibleIds}
              />
            </Suspense>
          ),
        })}
        totalCount={orders.page?.foundCount}
        rowOffset={(list.page - 1) * ORDERS_PAGE_SIZE}
        sort={{ columnId: list.sort.column, direction: list.sort.direction }}
        onSort={({ columnId, direction }) =>
          onChange({ ...list, sort: { column: columnId as OrderSortColumn, direction }, page: 1 })
        }
        maxHeight={heightOfRows(props.surroundingHeight, hasChips)}
        isLoading={orders.isLoading}
        skeletonRows={12}
        error={
          orders.error ? { message: problemText(orders.error, translate), onRetry: orders.retry } : undefined
        }
        emptyText={translate(hasFilters ? 'orders.noResults' : (props.emptyText ?? 'orders.noOrdersYet'))}
        onClearFilters={hasFilters ? () => onChange({ ...list, filter: clearedFilter, page: 1 }) : undefined}
        footer={
          <ListFooter
            foundText={orders.page?.isCounted === false ? 'orders.countedSoFar' : 'orders.foundCount'}
            foundCount={orders.page?.foundCount}
            page={list.page}
            pageSize={ORDERS_PAGE_SIZE}
            isLoading={orders.isLoading}
            onChange={({ page }) => onChange({ ...list, page })}
            onNear={() => orders.prefetch(list.page + 1)}
          />
        }
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
