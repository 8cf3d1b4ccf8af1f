import { formatInstant } from '@kontor/portal-core/dates';
import type { Translate } from '@kontor/portal-core/i18n';
import { merchantLabel } from '@kontor/portal-core/merchants';
import type { OrderError, OrderErrorSortColumn } from '@kontor/portal-core/order-errors';
import { CellButton, CellName, type Column } from '../table/index.js';
import { ErrorStatusSelect } from './ErrorStatusSelect.js';

export interface OrderErrorColumnOptions {
  readonly translate: Translate;
  readonly timeZone: string;
  /** Called with an error to show all errors of its order. */
  readonly onOrder: (error: OrderError) => void;
}

const sortable = (id: OrderErrorSortColumn) => ({ id, isSortable: true });

/** The columns of the order errors (specification 1 section 2). The id of a sortable column is the name used for sorting. */
export function orderErrorColumns(options: OrderErrorColumnOptions): readonly Column<OrderError>[] {
  const { translate, timeZone, onOrder } = options;
  return [
    {
      ...sortable('id'),
      header: translate('orderErrors.id'),
      width: 100,
      pin: 'start',
      text: ({ id }) => String(id),
    },
    {
      ...sortable('order_erp_id'),
      card: 'named-half',
      header: translate('orderErrors.orderErpId'),
      width: 136,
      text: (error) => `${error.order_erp_id} · ${error.order_external_id}`,
      renderCell: (error) => <CellButton label={String(error.order_erp_id)} onPress={() => onOrder(error)} />,
    },
    {
      ...sortable('status'),
      card: 'corner',
      header: translate('orderErrors.status'),
      width: 176,
      text: ({ status }) => status,
      renderCell: (error) => <ErrorStatusSelect error={error} />,
    },
    {
      ...sortable('type'),
      card: 'half',
      header: translate('orderErrors.type'),
      width: 160,
      text: ({ type }) => type,
    },
    {
      ...sortable('error_date'),
      card: 'half',
      header: translate('orderErrors.errorDate'),
      width: 140,
      text: ({ error_date }) => formatInstant(Date.parse(error_date), timeZone),
    },
    {
      id: 'merchant',
      card: 'half',
      header: translate('orderErrors.merchant'),
      width: 136,
      text: merchantText,
      renderCell: (error) => <CellName>{merchantText(error)}</CellName>,
    },
    {
      id: 'description',
      card: 'line',
      header: translate('orderErrors.description'),
      width: 240,
      grow: 1,
      text: ({ description }) => description,
      renderCell: ({ description }) => <CellName>{description}</CellName>,
    },
  ];
}

/** The merchant's name with its ERP id in brackets; the id alone if there is no name. */
function merchantText({ merchant_name, merchant_erp_id }: OrderError): string {
  if (merchant_name === '') return String(merchant_erp_id);
  return merchantLabel({ merchant_name, erp_merchant_id: merchant_erp_id });
}
