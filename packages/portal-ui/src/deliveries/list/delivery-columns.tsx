import { Eye } from 'lucide-react';
import { formatInstant } from '@kontor/portal-core/dates';
import {
  DELIVERY_FIELDS,
  DELIVERY_STATUS_TEXTS,
  parseDeliveryProducts,
  type Delivery,
  type DeliveryEvent,
  type DeliverySortColumn,
} from '@kontor/portal-core/deliveries';
import type { Translate } from '@kontor/portal-core/i18n';
import { CellActions, CellButton, CellLink, CellName, type Column } from '../../table/index.js';
import { DeliveryStatusButton } from '../status/DeliveryStatusButton.js';
import { DeliveryStatusHint } from '../status/DeliveryStatusHint.js';

export interface DeliveryColumnOptions {
  readonly translate: Translate;
  readonly timeZone: string;
  /** The address of a delivery's own page. */
  readonly hrefOf: (delivery: Delivery) => string;
  /** Opens a delivery in place of its own page, for hosts that have no such page. */
  readonly onOpen?: ((delivery: Delivery) => void) | undefined;
  /** Shows the details of a delivery; null hides the actions, as on the home page. */
  readonly onDetails: ((delivery: Delivery) => void) | null;
  /** Called with a step to take with a delivery; null makes the status read-only. */
  readonly onStep: ((delivery: Delivery, event: DeliveryEvent) => void) | null;
}

/** The columns of the deliveries (specification 2 section 2). The id of a sortable column is the name used for sorting. */
export function deliveryColumns(options: DeliveryColumnOptions): readonly Column<Delivery>[] {
  const { translate, timeZone, hrefOf, onOpen, onDetails, onStep } = options;
  const sortable = (id: DeliverySortColumn & keyof typeof DELIVERY_FIELDS) => ({
    id,
    isSortable: true,
    header: translate(DELIVERY_FIELDS[id].label),
  });
  const columns: readonly Column<Delivery>[] = [
    {
      ...sortable('id'),
      width: 88,
      pin: 'start',
      text: ({ id }) => String(id),
      renderCell: (delivery) => (
        <CellLink
          href={hrefOf(delivery)}
          isExternal={onOpen === undefined}
          onPress={onOpen && (() => onOpen(delivery))}
          label={translate(onOpen ? 'deliveries.title' : 'deliveries.openDelivery', { id: delivery.id })}
        >
          {delivery.id}
        </CellLink>
      ),
    },
    {
      ...sortable('creation_date'),
      width: 148,
      text: ({ creation_date }) => formatInstant(Date.parse(creation_date), timeZone),
    },
    {
      ...sortable('status'),
      width: 168,
      text: ({ status }) => translate(DELIVERY_STATUS_TEXTS[status]),
      renderCell: (delivery) =>
        onStep === null ? (
          <DeliveryStatusHint status={delivery.status} />
        ) : (
          <DeliveryStatusButton status={delivery.status} onChoose={({ event }) => onStep(delivery, event)} />
        ),
    },
    {
      ...sortable('products'),
      width: 240,
      grow: 1,
      text: ({ products }) => productsText(products, translate),
      renderCell: ({ products }) => <CellName>{productsText(products, translate)}</CellName>,
    },
    {
      id: 'merchant_id',
      isSortable: true,
      header: translate('merchants.merchant'),
      width: 132,
      text: ({ user }) => user.merchant.merchant_name,
      renderCell: ({ user }) => <CellName>{user.merchant.merchant_name}</CellName>,
    },
    {
      ...sortable('erp_shop_code'),
      width: 132,
      text: ({ erp_shop_code }) => erp_shop_code,
    },
    {
      ...sortable('delivery_datetime'),
      width: 152,
      text: ({ delivery_datetime }) => formatInstant(Date.parse(delivery_datetime), timeZone),
    },
  ];
  return onDetails === null ? columns : [...columns, actionColumn(translate, onDetails)];
}

function actionColumn(translate: Translate, onDetails: (delivery: Delivery) => void): Column<Delivery> {
  return {
    id: 'actions',
    header: translate('common.actions'),
    isHeaderHidden: true,
    width: 56,
    pin: 'end',
    text: () => '',
    renderCell: (delivery) => (
      <CellActions>
        <CellButton
          label={translate('deliveries.showDetails', { id: delivery.id })}
          icon={<Eye />}
          onPress={() => onDetails(delivery)}
        />
      </CellActions>
    ),
  };
}

/** The first product and the number of further ones; empty for products that cannot be read. */
export function productsText(text: string, translate: Translate): string {
  const [first, ...others] = parseDeliveryProducts(text);
  if (first === undefined) return '';
  const line = translate('deliveries.productLine', { qty: first.qty, name: first.name || first.id });
  return others.length === 0
    ? line
    : translate('deliveries.productsMore', { first: line, count: others.length });
}
