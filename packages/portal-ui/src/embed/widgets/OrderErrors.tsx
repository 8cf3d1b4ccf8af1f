import { Suspense, useState } from 'react';
import { lazyPart } from '../../primitives/index.js';
import {
  orderErrorList,
  type OrderErrorListState,
  OrderErrors as List,
  type OrderErrorsProps as ListProps,
  type OrderOfErrors,
} from '../../order-errors/index.js';
import type { OrderErrorsFeature } from './features.js';
import { FILTERED_ORDERS } from './fixed-filters/filtered-orders.js';
import { FILTERED_ORDER_ERRORS } from './fixed-filters/filtered-order-errors.js';
import { type ListOfferProps, Offered } from './Offered.js';
import { useHeldList } from './useHeldList.js';

const OrderErrorsDialog = lazyPart(() =>
  import('../../order-errors/OrderErrorsDialog.js').then((module) => module.OrderErrorsDialog),
);

export interface OrderErrorsProps
  extends
    Omit<ListProps, 'list' | 'onChange' | 'onOrder'>,
    ListOfferProps<OrderErrorsFeature, OrderErrorListState> {
  /** Called with the order whose errors are to be shown; by default the widget shows them in a dialog of its own. */
  readonly onOrder?: ((order: OrderOfErrors) => void) | undefined;
}

/** Table of the errors that orders had in the warehouse. */
export function OrderErrors(props: OrderErrorsProps) {
  const [list, show] = useHeldList(props, orderErrorList.usual);
  const [order, open] = useState<OrderOfErrors | null>(null);
  return (
    <Offered {...props} of={[FILTERED_ORDERS, FILTERED_ORDER_ERRORS]}>
      <List {...props} list={list} onChange={show} onOrder={props.onOrder ?? open} />
      <Suspense fallback={null}>
        {order !== null && <OrderErrorsDialog order={order} onClose={() => open(null)} />}
      </Suspense>
    </Offered>
  );
}
