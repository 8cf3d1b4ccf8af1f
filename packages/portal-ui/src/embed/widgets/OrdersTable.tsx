import {
  CreateOrderButton,
  type OrderList,
  orderList,
  OrdersTable as Table,
  type OrdersTableProps as TableProps,
} from '../../orders/index.js';
import { useAllowedResources } from '../../session/index.js';
import { useKept } from './useKept.js';

export interface OrdersTableProps extends Omit<TableProps, 'list' | 'onChange'> {
  /** Which orders, in which order, which page, where the host keeps that. */
  readonly list?: OrderList | undefined;
  /** What it begins with where the widget keeps it; everything, newest first, unless told. */
  readonly defaultList?: OrderList | undefined;
  /** Called with the list the user asks for. */
  readonly onChange?: ((list: OrderList) => void) | undefined;
}

/** The orders of a merchant with everything that can be done with them. */
export function OrdersTable({ list, defaultList, onChange, ...props }: OrdersTableProps) {
  const [shown, show] = useKept(list, defaultList ?? orderList.usual, onChange);
  const [openId, open] = useKept(props.openOrderId, null, props.onOpenOrder);
  const mayDisplayAllMerchants = useAllowedResources()?.has('/getForAllMerchants') ?? false;
  return (
    <Table
      mayDisplayAllMerchants={mayDisplayAllMerchants}
      actions={<CreateOrderButton />}
      {...props}
      list={shown}
      onChange={show}
      openOrderId={openId}
      onOpenOrder={open}
    />
  );
}
