import type { Order } from '@kontor/portal-core/orders';
import { ColumnChooser, type Column, type ColumnWidths } from '../table/index.js';
import type { OrderList } from './order-list.js';
import { OrdersDownload } from './OrdersDownload.js';

export { OrdersFilterBar } from './OrdersFilterBar.js';

export interface OrdersActionsProps {
  readonly list: OrderList;
  /** All available columns. */
  readonly columns: readonly Column<Order>[];
  readonly visibleColumnIds: readonly string[];
  readonly widths: ColumnWidths;
  readonly onColumnsChange: (visibleIds: readonly string[]) => void;
}

/** The actions of the list as a whole: column chooser and download. */
export function OrdersActions(props: OrdersActionsProps) {
  const { list, columns, visibleColumnIds, widths, onColumnsChange } = props;
  return (
    <>
      <ColumnChooser
        columns={columns}
        visibleIds={visibleColumnIds}
        defaultIds={columns.filter(({ isHiddenAtFirst }) => isHiddenAtFirst !== true).map(({ id }) => id)}
        onChange={({ visibleIds }) => onColumnsChange(visibleIds)}
        widths={widths}
      />
      <OrdersDownload list={list} visibleColumnIds={visibleColumnIds} />
    </>
  );
}
