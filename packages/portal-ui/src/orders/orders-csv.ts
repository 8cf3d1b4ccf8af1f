import {
  CSV_MAX_ROWS,
  ordersGenerateCsv,
  type CsvDialect,
  type GenerateCsv,
  type PortalClient,
} from '@kontor/portal-core';
import { EMPTY, equals, orderFilterToFind, type ErpFindRequest } from '@kontor/portal-core/erp';
import type { OrderCsvColumnName } from '@kontor/portal-core/order-import';
import type { OrderList } from './order-list.js';

/** What a download holds: the table's columns, or the columns an import reads. */
export type DownloadLayout = 'screen' | 'import';

/** A download of orders. */
export interface OrdersDownloadRequest {
  readonly list: Pick<OrderList, 'filter' | 'sort'>;
  /** Only these of the orders found. */
  readonly ids?: readonly number[] | undefined;
  /** Orders of every merchant, also without a filter. */
  readonly isEveryMerchant?: boolean | undefined;
  readonly layout: DownloadLayout;
  readonly dialect: CsvDialect;
  /** The table's columns, in order. */
  readonly columnIds: readonly string[];
}

/** The column of the file that says what a column of the table shows; buttons have none. */
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

/** Imported again these would be created anew: their ids are free. */
const NOT_IMPORTED: readonly ErpFindRequest[] = [equals('storniert'), EMPTY].map((status) => ({
  'AUFTRA::Status': status,
  omit: 'true',
}));

/** The body of the call. */
export function downloadBody(request: OrdersDownloadRequest): GenerateCsv {
  const { list, layout, dialect, ids, columnIds } = request;
  const { query = [], sort, search } = orderFilterToFind(list.filter, list.sort);
  const every = request.isEveryMerchant ? [{ displayAllMerchants: true }] : [];
  const asked = [...query, ...every, ...(layout === 'import' ? NOT_IMPORTED : [])];
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

export interface DownloadedCsv {
  readonly name: string;
  readonly content: Blob;
}

/** Fetches a download part by part, so that it may hold any number of orders; `onProgress` hears of the rows fetched and of all. */
export async function fetchCsv(
  client: PortalClient,
  body: GenerateCsv,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number, total: number) => void },
): Promise<DownloadedCsv> {
  const parts: Blob[] = [];
  let name = `orders_${Date.now()}.csv`;
  let cursor: string | null = null;
  do {
    const part: GenerateCsv = cursor === null ? body : { ...body, cursor };
    const response = await client.open(ordersGenerateCsv, { body: part, signal });
    parts.push(await new Response(response.stream as ReadableStream).blob());
    name = parts.length === 1 ? (fileNameOf(response.header('Content-Disposition')) ?? name) : name;
    const found = Number(response.header('X-Found-Count') ?? 0);
    cursor = response.header('X-Next-Cursor');
    onProgress(Math.min(parts.length * CSV_MAX_ROWS, found), found);
  } while (cursor !== null);
  return { name, content: new Blob(parts, { type: 'text/csv' }) };
}

function fileNameOf(disposition: string | null): string | null {
  return /filename="?([\w.-]+)"?/.exec(disposition ?? '')?.[1] ?? null;
}
