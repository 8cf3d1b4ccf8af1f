import { useState } from 'react';
import {
  orderErrorList,
  type OrderErrorListState,
  OrderErrors as List,
  OrderErrorsDialog,
  type OrderErrorsProps as ListProps,
  type OrderOfErrors,
} from '../../order-errors/index.js';
import { FixedFilters } from './FixedFilters.js';
import { useKept } from './useKept.js';

export interface OrderErrorsProps extends Omit<ListProps, 'list' | 'onChange' | 'onOrder'> {
  /** Filter, sorting and page, if the host keeps them. */
  readonly list?: OrderErrorListState | undefined;
  /** Initial list state if the widget keeps it; by default without a filter. */
  readonly defaultList?: OrderErrorListState | undefined;
  /** Called with the list the user asks for. */
  readonly onChange?: ((list: OrderErrorListState) => void) | undefined;
  /** Called with the order whose errors are to be shown; by default the widget shows them in a dialog of its own. */
  readonly onOrder?: ((order: OrderOfErrors) => void) | undefined;
  /** Whether chips say what the page's token limits the list to; they do unless told. */
  readonly showsFixedFilters?: boolean | undefined;
}

/** Table of the errors that orders had in the warehouse. */
export function OrderErrors({
  list,
  defaultList,
  onChange,
  onOrder,
  showsFixedFilters = true,
  ...props
}: OrderErrorsProps) {
  const [shown, show] = useKept(list, defaultList ?? orderErrorList.usual, onChange);
  const [order, open] = useState<OrderOfErrors | null>(null);
  return (
    <>
      {showsFixedFilters && <FixedFilters of={['orders', 'order_errors']} />}
      <List {...props} list={shown} onChange={show} onOrder={onOrder ?? open} />
      {order !== null && <OrderErrorsDialog order={order} onClose={() => open(null)} />}
    </>
  );
}
