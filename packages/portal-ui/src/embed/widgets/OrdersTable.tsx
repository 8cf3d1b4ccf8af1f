import {
  CreateOrderButton,
  type OrderList,
  orderList,
  OrdersTable as Table,
  type OrdersTableProps as TableProps,
} from '../../orders/index.js';
import type { OrdersFeature } from './features.js';
import { FILTERED_ORDERS } from './fixed-filters/filtered-orders.js';
import { Offered, type TableOfferProps } from './Offered.js';
import { useHeldList } from './useHeldList.js';
import { useKept } from './useKept.js';

export interface OrdersTableProps
  extends Omit<TableProps, 'list' | 'onChange'>, TableOfferProps<OrdersFeature, OrderList> {}

/** Table of a merchant's orders with all their actions. */
export function OrdersTable(props: OrdersTableProps) {
  const [list, show] = useHeldList(props, orderList.usual);
  const [openId, open] = useKept(props.openOrderId, null, props.onOpenOrder);
  return (
    <Offered {...props} of={[FILTERED_ORDERS]}>
      <Table
        actions={<CreateOrderButton />}
        {...props}
        list={list}
        onChange={show}
        openOrderId={openId}
        onOpenOrder={open}
      />
    </Offered>
  );
}
