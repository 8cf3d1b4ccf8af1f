import { useState } from 'react';
import {
  orderErrorList,
  type OrderErrorListState,
  OrderErrors as List,
  OrderErrorsDialog,
  type OrderErrorsProps as ListProps,
  type OrderOfErrors,
} from '../../order-errors/index.js';
import { useKept } from './useKept.js';

export interface OrderErrorsProps extends Omit<ListProps, 'list' | 'onChange' | 'onOrder'> {
  /** Which errors, in which order, which page, where the host keeps that. */
  readonly list?: OrderErrorListState | undefined;
  /** What it begins with where the widget keeps it; everything unless told. */
  readonly defaultList?: OrderErrorListState | undefined;
  /** Called with the list the user asks for. */
  readonly onChange?: ((list: OrderErrorListState) => void) | undefined;
  /** Called with the order whose errors are to show; in a dialog of the widget's own unless told. */
  readonly onOrder?: ((order: OrderOfErrors) => void) | undefined;
}

/** What went wrong with orders in the warehouse. */
export function OrderErrors({ list, defaultList, onChange, onOrder, ...props }: OrderErrorsProps) {
  const [shown, show] = useKept(list, defaultList ?? orderErrorList.usual, onChange);
  const [order, open] = useState<OrderOfErrors | null>(null);
  return (
    <>
      <List {...props} list={shown} onChange={show} onOrder={onOrder ?? open} />
      {order !== null && <OrderErrorsDialog order={order} onClose={() => open(null)} />}
    </>
  );
}
