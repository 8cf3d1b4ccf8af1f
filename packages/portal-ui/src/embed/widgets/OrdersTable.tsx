import {
  CreateOrderButton,
  type OrderList,
  orderList,
  OrdersTable as Table,
  type OrdersTableProps as TableProps,
} from '../../orders/index.js';
import { FixedFilters } from './FixedFilters.js';
import { useKept } from './useKept.js';

export interface OrdersTableProps extends Omit<TableProps, 'list' | 'onChange'> {
  /** Filter, sorting and page, if the host keeps them. */
  readonly list?: OrderList | undefined;
  /** Initial list state if the widget keeps it; by default without a filter, newest first. */
  readonly defaultList?: OrderList | undefined;
  /** Called with the list the user asks for. */
  readonly onChange?: ((list: OrderList) => void) | undefined;
  /** Whether chips say what the page's token limits the list to; they do unless told. */
  readonly showsFixedFilters?: boolean | undefined;
}

/** Table of a merchant's orders with all their actions. */
export function OrdersTable({
  list,
  defaultList,
  onChange,
  showsFixedFilters = true,
  ...props
}: OrdersTableProps) {
  const [shown, show] = useKept(list, defaultList ?? orderList.usual, onChange);
  const [openId, open] = useKept(props.openOrderId, null, props.onOpenOrder);
  return (
    <>
      {showsFixedFilters && <FixedFilters of={['orders']} />}
      <Table
        actions={<CreateOrderButton />}
        {...props}
        list={shown}
        onChange={show}
        openOrderId={openId}
        onOpenOrder={open}
      />
    </>
  );
}
