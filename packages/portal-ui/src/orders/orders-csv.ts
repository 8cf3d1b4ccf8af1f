import { CSV_MAX_ROWS, type CsvDialect, type GenerateCsv } from '@kontor/portal-core/wire';
import { orderFilterToFind, WITHOUT_CANCELLED } from '@kontor/portal-core/erp';
import type { OrderCsvColumnName } from '@kontor/portal-core/order-import';
import type { OrderList } from './order-list.js';

/** Columns of a download: those of the table, or those an import reads. */
export type DownloadLayout = 'screen' | 'import';

/** Request for a download of orders. */
export interface OrdersDownloadRequest {
  readonly list: Pick<OrderList, 'filter' | 'sort'>;
  /** Restricts the download to these ids among the orders found. */
  readonly ids?: readonly number[] | undefined;
  /** Whether to include the orders of all merchants, also without a filter. */
  readonly isEveryMerchant?: boolean | undefined;
  readonly layout: DownloadLayout;
  readonly dialect: CsvDialect;
  /** The table's columns, in order. */
  readonly columnIds: readonly string[];
}

/** The CSV column for each table column; columns of buttons have none. */
const COLUMNS: Readonly<Record<string, OrderCsvColumnName>> = {
  externalOrderId: 'external_order_id',
  date: 'date',
  status: 'status_text',
  products: 'products',
  trackingNumber: 'tracking_number',
  addressId: 'address_id',
  recipient: 'recipient',
  merchant: 'merchant',
  investigation: 'investigation',
};

/** Builds the request body. */
export function downloadBody(request: OrdersDownloadRequest): GenerateCsv {
  const { list, layout, dialect, ids, columnIds } = request;
  const { query = [], sort, search } = orderFilterToFind(list.filter, list.sort);
  const every = request.isEveryMerchant ? [{ displayAllMerchants: true }] : [];
  const asked = [...query, ...every, ...(layout === 'import' ? WITHOUT_CANCELLED : [])];
  const columns = columnIds.flatMap((id) => COLUMNS[id] ?? []);
  return {
    dialect,
    limit: CSV_MAX_ROWS,
    ...(asked.length > 0 && { query: asked }),
    ...(sort && { sort }),
    ...(search && { search }),
    ...(ids && { ids }),
    ...(layout === 'screen' && { columns }),
  };
}
