import type { Order } from '@kontor/portal-core';
import { ColumnChooser, type Column } from '../table/index.js';
import type { OrderList } from './order-list.js';
import { OrdersDownload } from './OrdersDownload.js';

export { OrdersFilterBar } from './OrdersFilterBar.js';

export interface OrdersActionsProps {
  readonly list: OrderList;
  /** All columns there are. */
  readonly columns: readonly Column<Order>[];
  readonly visibleColumnIds: readonly string[];
  readonly onColumnsChange: (visibleIds: readonly string[]) => void;
}

/** What can be done with the list as a whole: choose its columns, download it. */
export function OrdersActions({ list, columns, visibleColumnIds, onColumnsChange }: OrdersActionsProps) {
  return (
    <>
      <ColumnChooser
        columns={columns}
        visibleIds={visibleColumnIds}
        defaultIds={columns.map(({ id }) => id)}
        onChange={({ visibleIds }) => onColumnsChange(visibleIds)}
      />
      <OrdersDownload list={list} visibleColumnIds={visibleColumnIds} />
    </>
  );
}
