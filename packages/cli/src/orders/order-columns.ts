import { INVESTIGATION_STATUS_TEXTS, ORDER_STATUS_TEXTS, type Order } from '@kontor/portal-core/orders';
import { formatDay } from '@kontor/portal-core/dates';
import type { TextKey } from '@kontor/portal-core/i18n';
import type { Column } from '../terminal/index.js';
import type { ORDER_COLUMN_NAMES } from './order-column-names.js';

/** The columns of a list of orders; those of the export have its names. */
export const ORDER_COLUMNS: readonly Column<Order>[] = [
  column('order_id', 'orders.internalId', (order) => order.id),
  column('external_order_id', 'orders.orderId', (order) => order.externalOrderId),
  { ...column('date', 'orders.date', (order) => order.date), text: ({ date }) => formatDay(date) },
  {
    ...column('status', 'orders.status', (order) => order.status),
    text: ({ status }, { t }) => t(ORDER_STATUS_TEXTS[status]),
  },
  column('recipient', 'orders.recipient', (order) => order.recipient),
  {
    ...column('items', 'orders.products', ({ items }) =>
      items.map(({ id, name, qty }) => ({ product_id: id, product_name: name, quantity: qty })),
    ),
    text: ({ items }, { t }) =>
      items.map(({ name, qty }) => t('orders.productQuantity', { qty, name })).join(', '),
  },
  column('tracking_numbers', 'orders.trackingNumber', (order) => order.trackingNumbers),
  column('carrier', 'orders.carrier', (order) => order.carrier),
  column('shipping_method', 'orders.shippingMethod', (order) => order.shippingMethod),
  column('customer_order_reference', 'orders.customerReference', (order) => order.customerReference),
  column('comment', 'orders.orderComment', (order) => order.comment),
  {
    ...column('investigation', 'orders.investigation', (order) => order.investigationStatus),
    text: ({ investigationStatus: status }, { t }) =>
      status === null ? '' : t(INVESTIGATION_STATUS_TEXTS[status]),
  },
  {
    ...column('errors', 'orders.orderErrors', (order) => order.errorCount),
    text: ({ errorCount }) => (errorCount === 0 ? '' : String(errorCount)),
  },
  column('merchant_erp_id', 'cli.columnMerchantId', (order) => order.merchantErpId),
  column('merchant', 'orders.merchant', (order) => order.merchantName),
];

/** The columns of a table without `--columns`. */
export const USUAL_ORDER_COLUMNS = [
  'external_order_id',
  'order_id',
  'date',
  'status',
  'recipient',
  'tracking_numbers',
  'merchant',
];

type ColumnName = (typeof ORDER_COLUMN_NAMES)[number];

function column(name: ColumnName, title: TextKey, value: (order: Order) => unknown): Column<Order> {
  return { name, title: ({ t }) => t(title), value };
}
