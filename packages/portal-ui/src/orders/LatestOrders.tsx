import { useMemo } from 'react';
import type { Order } from '@kontor/portal-core/orders';
import { useMerchantView } from '../merchant-choice/index.js';
import { problemText, useTranslate } from '../provider/index.js';
import { Table } from '../table/index.js';
import { orderColumns } from './order-columns.js';
import { orderList } from './order-list.js';
import { useOrders } from './useOrders.js';

/** Number of orders on the dashboard (specification 1 section 9). */
const LATEST = 5;
/** Column widths in px. With only four columns the complete number and date fit. */
const HOME_WIDTHS: Readonly<Record<string, number>> = { externalOrderId: 164, date: 116 };
const rowId = (order: Order) => order.recordId;

/** The five latest orders, for the dashboard. */
export function LatestOrders() {
  const translate = useTranslate();
  const columns = useMemo(
    () =>
      orderColumns({ variant: 'home', translate, onAddress: () => {} }).map((column) => ({
        ...column,
        isSortable: false,
        width: HOME_WIDTHS[column.id] ?? column.width,
      })),
    [translate],
  );
  const { within } = useMerchantView();
  const { data, isLoading, error, retry } = useOrders({ ...orderList.usual, filter: within({}) }, LATEST);
  return (
    <Table
      label={translate('orders.tableLabel')}
      columns={columns}
      rows={data?.entries ?? []}
      rowId={rowId}
      isLoading={isLoading}
      skeletonRows={LATEST}
      error={error ? { message: problemText(error, translate), onRetry: retry } : undefined}
      emptyText={translate('orders.noOrdersYet')}
    />
  );
}
