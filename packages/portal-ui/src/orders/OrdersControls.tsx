import type { Order } from '@kontor/portal-core/orders';
import { ColumnChooser, type Column } from '../table/index.js';
import type { OrderList } from './order-list.js';
import { OrdersDownload } from './OrdersDownload.js';

export { OrdersFilterBar } from './OrdersFilterBar.js';

export interface OrdersActionsProps {
  readonly list: OrderList;
  /** All available columns. */
  readonly columns: readonly Column<Order>[];
  readonly visibleColumnIds: readonly string[];
  readonly onColumnsChange: (visibleIds: readonly string[]) => void;
}

/** The actions of the list as a whole: column chooser and download. */
export function OrdersActions({ list, columns, visibleColumnIds, onColumnsChange }: OrdersActionsProps) {
  return (
    <>
      <ColumnChooser
        columns={columns}
        visibleIds={visibleColumnIds}
        defaultIds={columns.filter(({ isHiddenAtFirst }) => isHiddenAtFirst !== true).map(({ id }) => id)}
        onChange={({ visibleIds }) => onColumnsChange(visibleIds)}
      />
      <OrdersDownload list={list} visibleColumnIds={visibleColumnIds} />
    </>
  );
}
