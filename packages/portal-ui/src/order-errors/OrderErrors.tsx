import { useMemo, type ReactNode } from 'react';
import { ORDER_ERRORS_PAGE_SIZE, type OrderError, type OrderErrorSortColumn } from '@kontor/portal-core';
import { useTranslate } from '../provider/index.js';
import { problemText } from '../provider/problem-text.js';
import { ListFooter, Table } from '../table/index.js';
import { Heading, Toolbar, Widget } from '../table/list.styles.js';
import { orderErrorColumns } from './order-error-columns.js';
import type { OrderErrorListState } from './order-error-list.js';
import { OrderErrorsChart } from './OrderErrorsChart.js';
import type { OrderOfErrors } from './OrderErrorsDialog.js';
import { OrderErrorsFilterBar } from './OrderErrorsFilterBar.js';
import { useOrderErrors } from './useOrderErrors.js';
import { useOrderErrorSettings } from './useOrderErrorSettings.js';

export interface OrderErrorsProps {
  /** Which errors, in which order, which page; kept by the host, for example in its address. */
  readonly list: OrderErrorListState;
  /** Called with the list the user asks for. */
  readonly onChange: (list: OrderErrorListState) => void;
  /** Called with the order whose errors are to be shown. */
  readonly onOrder: (order: OrderOfErrors) => void;
  /** The title of the page. */
  readonly heading?: ReactNode;
  /** What can be done with the list as a whole. */
  readonly actions?: ReactNode;
}

const rowId = (error: OrderError) => String(error.id);

/** Order errors with filter, chart by month, sorting and pages. Knows no router: the host keeps `list`. */
export function OrderErrors({ list, onChange, onOrder, heading, actions }: OrderErrorsProps) {
  const translate = useTranslate();
  const { timeZone } = useOrderErrorSettings();
  const errors = useOrderErrors(list);
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
  const isFiltered = Object.keys(list.filter).length > 0;
  return (
    <Widget>
      <Toolbar>
        <Heading>{heading}</Heading>
        {actions}
      </Toolbar>
      <OrderErrorsFilterBar
        filter={list.filter}
        onChange={(filter) => onChange({ ...list, filter, page: 1 })}
      />
      <OrderErrorsChart filter={list.filter} />
      <Table
        label={translate('orderErrors.tableLabel')}
        columns={columns}
        rows={errors.data?.entries ?? []}
        rowId={rowId}
        totalCount={errors.data?.foundCount}
        rowOffset={(list.page - 1) * ORDER_ERRORS_PAGE_SIZE}
        sort={{ columnId: list.sort.column, direction: list.sort.direction }}
        onSort={({ columnId, direction }) =>
          onChange({ ...list, sort: { column: columnId as OrderErrorSortColumn, direction }, page: 1 })
        }
        maxHeight="none"
        isLoading={errors.isLoading}
        skeletonRows={8}
        error={
          errors.error ? { message: problemText(errors.error, translate), onRetry: errors.retry } : undefined
        }
        emptyText={translate('orderErrors.noResults')}
        onClearFilters={isFiltered ? () => onChange({ ...list, filter: {}, page: 1 }) : undefined}
        footer={
          <ListFooter
            foundText="orderErrors.foundCount"
            foundCount={errors.data?.foundCount}
            page={list.page}
            pageSize={ORDER_ERRORS_PAGE_SIZE}
            isLoading={errors.isLoading}
            onChange={({ page }) => onChange({ ...list, page })}
          />
        }
      />
    </Widget>
  );
}
