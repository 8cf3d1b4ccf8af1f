import { formatInstant } from '@kontor/portal-core/dates';
import { DELIVERY_STATUS_TEXTS, parseDeliveryProducts, type Delivery } from '@kontor/portal-core/deliveries';
import type { TextKey } from '@kontor/portal-core/i18n';
import type { Column } from '../terminal/index.js';
import type { DELIVERY_COLUMN_NAMES } from './delivery-column-names.js';

/** The columns of a list of deliveries. Times are in UTC. */
export const DELIVERY_COLUMNS: readonly Column<Delivery>[] = [
  column('delivery_id', 'deliveries.id', (delivery) => delivery.id),
  {
    ...column('status', 'deliveries.status', (delivery) => delivery.status),
    text: ({ status }, { t }) => t(DELIVERY_STATUS_TEXTS[status]),
  },
  moment('arriving', 'deliveries.arriving', (delivery) => delivery.delivery_datetime),
  moment('created', 'deliveries.created', (delivery) => delivery.creation_date),
  column('warehouse', 'deliveries.warehouse', (delivery) => delivery.warehouse),
  {
    ...column('items', 'deliveries.products', (delivery) =>
      parseDeliveryProducts(delivery.products).map(({ id, name, qty }) => ({
        product_id: id,
        product_name: name,
        quantity: qty,
      })),
    ),
    text: ({ products }, { t }) =>
      parseDeliveryProducts(products)
        .map(({ name, qty }) => t('deliveries.productLine', { qty, name }))
        .join(', '),
    brief: ({ products }, { t }) => {
      const [one, ...others] = parseDeliveryProducts(products);
      if (one === undefined) return t('deliveries.noProducts');
      const first = t('deliveries.productLine', { qty: one.qty, name: one.name });
      return others.length === 0 ? first : t('deliveries.productsMore', { first, count: others.length });
    },
  },
  column('carrier', 'deliveries.carrier', (delivery) => delivery.carrier),
  column('tracking_number', 'deliveries.trackingNumber', (delivery) => delivery.tracking_number),
  column('contact', 'deliveries.contact', (delivery) => delivery.contact),
  column('phone_number', 'deliveries.phone', (delivery) => delivery.phone_number),
  column('note', 'deliveries.note', (delivery) => delivery.note),
  column('document', 'deliveries.document', (delivery) => delivery.document_file),
  column('shop_code', 'users.shopCode', (delivery) => delivery.erp_shop_code),
  column('erp_number', 'deliveries.erpNumber', (delivery) => delivery.intendo_id),
  column('merchant', 'orders.merchant', (delivery) => delivery.user.merchant.merchant_name),
];

/** The columns of a table without `--columns`. */
export const USUAL_DELIVERY_COLUMNS = ['delivery_id', 'status', 'arriving', 'warehouse', 'merchant', 'items'];

type ColumnName = (typeof DELIVERY_COLUMN_NAMES)[number];

function column(name: ColumnName, title: TextKey, value: (delivery: Delivery) => unknown): Column<Delivery> {
  return { name, title: ({ t }) => t(title), value };
}

function moment(name: ColumnName, title: TextKey, value: (delivery: Delivery) => string): Column<Delivery> {
  return {
    name,
    title: ({ t }) => `${t(title)} (UTC)`,
    value,
    text: (delivery) => (value(delivery) === '' ? '' : formatInstant(Date.parse(value(delivery)), 'UTC')),
  };
}
