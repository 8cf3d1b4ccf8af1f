import { formatDay } from '@kontor/portal-core/dates';
import type { Translate } from '@kontor/portal-core/i18n';
import {
  INVESTIGATION_STATUS_TEXTS,
  ORDER_STATUS_TEXTS,
  type Order,
  type OrderSortColumn,
} from '@kontor/portal-core/orders';
import { HiddenText, StatusBadge } from '../primitives/index.js';
import { CellName, type Column } from '../table/index.js';
import { CellLink, Figures, FiguresInFull, Nothing, ProductsLine } from './cells.styles.js';
import { InvestigationCell } from './InvestigationCell.js';
import { TrackingCell } from './TrackingCell.js';

/** Where a table of orders is shown: on its own page, the dashboard, or the investigations page. */
export type OrdersVariant = 'page' | 'home' | 'investigations';

export interface OrderColumnOptions {
  readonly variant: OrdersVariant;
  readonly translate: Translate;
  /** Whether each order's merchant is shown: where a list holds those of several. */
  readonly hasMerchant?: boolean;
  /** Whether investigations are offered; they are unless told. */
  readonly hasInvestigation?: boolean;
  /** Shows a delivery address. */
  readonly onAddress: (addressId: number) => void;
  /** Opens the investigation of an order; if undefined, the status is only shown. */
  readonly onInvestigation?: ((order: Order) => void) | undefined;
  /** Columns of the host, after the others. */
  readonly further?: readonly Column<Order>[] | undefined;
  /** Number of comments the user has not seen, by order id. */
  readonly unseen?: ReadonlyMap<number, number> | undefined;
}

/** The column of where an order stands in the ERP. */
export const ERP_LINK_COLUMN = 'erpLink';

const HOME_COLUMNS: readonly string[] = ['externalOrderId', 'date', 'status', 'products'];

/** Column widths in px, smaller than elsewhere so that age and new comments are visible beside the sidebar. */
const INVESTIGATION_WIDTHS: Readonly<Record<string, Pick<Column<Order>, 'width' | 'leastWidth'>>> = {
  externalOrderId: { width: 136, leastWidth: 132 },
  products: { width: 190, leastWidth: 150 },
  trackingNumber: { width: 132, leastWidth: 128 },
  merchant: { width: 96, leastWidth: 90 },
  investigation: { width: 128, leastWidth: 116 },
};

/** The columns of a table of orders (specification 1 section 2). The id of a sortable column is the name used for sorting. */
export function orderColumns(options: OrderColumnOptions): readonly Column<Order>[] {
  const columns = [...mainColumns(options.translate), ...detailColumns(options), ...(options.further ?? [])];
  const isInvestigating = options.variant === 'investigations';
  const isShown = ({ id }: Column<Order>) => {
    if (options.variant === 'home') return HOME_COLUMNS.includes(id);
    if (id === 'investigation') return options.hasInvestigation !== false;
    if (id === 'merchant') return options.hasMerchant === true;
    return !isInvestigating || (id !== 'recipient' && id !== ERP_LINK_COLUMN);
  };
  const shown = columns.filter(isShown);
  if (!isInvestigating) return shown;
  return shown.map((column) => ({ ...column, ...INVESTIGATION_WIDTHS[column.id] }));
}

const sortable = (id: OrderSortColumn) => ({ id, isSortable: true });

function mainColumns(translate: Translate): Column<Order>[] {
  return [
    {
      ...sortable('externalOrderId'),
      header: translate('orders.orderId'),
      width: 142,
      leastWidth: 136,
      pin: 'start',
      isAlwaysVisible: true,
      text: (order) => order.externalOrderId || String(order.id),
      renderCell: (order) => <FiguresInFull>{order.externalOrderId || order.id}</FiguresInFull>,
    },
    {
      ...sortable('date'),
      header: translate('orders.date'),
      width: 98,
      leastWidth: 96,
      text: (order) => formatDay(order.date),
      renderCell: (order) => <Figures>{formatDay(order.date)}</Figures>,
    },
    {
      ...sortable('status'),
      header: translate('orders.status'),
      width: 108,
      text: ({ status }) => translate(ORDER_STATUS_TEXTS[status]),
      renderCell: ({ status }) =>
        status === '' ? (
          <Nothing>–</Nothing>
        ) : (
          <StatusBadge status={status} label={translate(ORDER_STATUS_TEXTS[status])} />
        ),
    },
    {
      ...sortable('products'),
      header: translate('orders.products'),
      width: 120,
      leastWidth: 100,
      grow: 8,
      text: (order) => productsInFull(order, translate),
      renderCell: ({ items }) => <ProductsCell items={items} translate={translate} />,
    },
  ];
}

function detailColumns({
  translate,
  onAddress,
  onInvestigation,
  unseen,
}: OrderColumnOptions): Column<Order>[] {
  return [
    {
      ...sortable('trackingNumber'),
      header: translate('orders.trackingNumber'),
      width: 136,
      leastWidth: 126,
      grow: 1,
      text: (order) => order.trackingNumbers.join(', '),
      renderCell: (order) => <TrackingCell order={order} />,
    },
    {
      id: 'addressId',
      header: translate('orders.addressId'),
      width: 88,
      leastWidth: 86,
      text: (order) => String(order.addressId),
      renderCell: (order) => <AddressLink id={order.addressId} onPress={onAddress} />,
    },
    {
      id: 'recipient',
      header: translate('orders.recipient'),
      width: 110,
      grow: 1,
      isYielding: true,
      text: (order) => order.recipient,
      renderCell: (order) => <CellName>{order.recipient}</CellName>,
    },
    {
      id: 'merchant',
      header: translate('orders.merchant'),
      width: 112,
      leastWidth: 96,
      text: (order) => order.merchantName,
      renderCell: (order) => <CellName>{order.merchantName}</CellName>,
    },
    {
      id: 'investigation',
      header: translate('orders.investigation'),
      width: 116,
      leastWidth: 114,
      text: (order) => investigationText(order, translate),
      renderCell: (order) => (
        <InvestigationCell order={order} newComments={unseen?.get(order.id) ?? 0} onPress={onInvestigation} />
      ),
    },
    erpLinkColumn(translate),
  ];
}

/** Where an order stands in the ERP; the words come when the column is shown (`useErpLinkColumn`). */
const erpLinkColumn = (translate: Translate): Column<Order> => ({
  id: ERP_LINK_COLUMN,
  header: translate('orders.erpLink'),
  width: 170,
  leastWidth: 155,
  grow: 1,
  isHiddenAtFirst: true,
  text: () => '',
});

function AddressLink({ id, onPress }: { readonly id: number; readonly onPress: (id: number) => void }) {
  if (id === 0) return <Nothing>–</Nothing>;
  return (
    <CellLink as="button" type="button" onClick={() => onPress(id)}>
      {id}
    </CellLink>
  );
}

/** The first product, cut off where needed, and the number of further products, which is always shown. */
function ProductsCell({ items, translate }: Pick<Order, 'items'> & Pick<OrderColumnOptions, 'translate'>) {
  const [first, ...others] = items;
  if (first === undefined) return <Nothing>–</Nothing>;
  return (
    <ProductsLine>
      <span>{first.name || first.id}</span>
      {others.length > 0 && (
        <small>
          <span aria-hidden="true">+{others.length}</span>
          <HiddenText>{translate('orders.moreProducts', { count: others.length })}</HiddenText>
        </small>
      )}
    </ProductsLine>
  );
}

function productsInFull({ items }: Order, translate: Translate): string {
  return items
    .map(({ qty, name, id }) => translate('orders.productQuantity', { qty, name: name || id }))
    .join(', ');
}

function investigationText({ investigationStatus }: Order, translate: Translate): string {
  return investigationStatus === null ? '' : translate(INVESTIGATION_STATUS_TEXTS[investigationStatus]);
}
