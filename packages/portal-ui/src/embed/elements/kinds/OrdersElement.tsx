import { orderList } from '../../../orders/index.js';
import { ORDERS_FEATURES } from '../../widgets/features.js';
import { OrdersTable } from '../../widgets/OrdersTable.js';
import { type ElementWidgetProps, useOpenRecord } from './element-widget.js';
import { useListOffer, useSearchedList } from './list-element.js';

/** `kontor-orders-table` on a partner's page. */
export function OrdersElement(props: ElementWidgetProps) {
  const [orderId, open] = useOpenRecord(props.values['orderId']);
  return (
    <OrdersTable
      {...useSearchedList(props, orderList)}
      {...useListOffer(props, ORDERS_FEATURES)}
      openOrderId={orderId}
      onOpenOrder={(id) => {
        open(id);
        props.emit({ type: 'order-change', orderId: id });
      }}
    />
  );
}
