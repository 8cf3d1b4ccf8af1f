import { ORDER_SEARCH_MIN, ORDER_STATUSES, type OrderFilter } from '@kontor/portal-core/orders';
import { CSV_DIALECTS, type CsvDialect, type GenerateCsv } from '@kontor/portal-core/wire';
import {
  allOf,
  anyOf,
  equals,
  orderFilterToFind,
  WITHOUT_CANCELLED,
  type ErpFindRequest,
} from '@kontor/portal-core/erp';
import { chosen, usageError } from '../terminal/index.js';
import { readDay } from './day.js';

/** The filter options of `kontor orders export`, as typed. */
export interface ExportFilterOptions {
  readonly status?: readonly string[];
  readonly from?: string;
  readonly to?: string;
  readonly search?: string;
  readonly orderId?: readonly string[];
  readonly externalOrderId?: readonly string[];
  readonly columns?: string;
  readonly dialect?: string;
  readonly allMerchants?: boolean;
  readonly withCancelled?: boolean;
}

/** Builds the request body of the export. Throws a usage error naming the flag of an invalid value. */
export function toExport(options: ExportFilterOptions, merchantErpId: number | null): GenerateCsv {
  if (options.search !== undefined && options.search.trim().length < ORDER_SEARCH_MIN) {
    throw usageError('search_too_short', { key: 'cli.searchTooShort', params: { min: ORDER_SEARCH_MIN } });
  }
  const dialect: CsvDialect =
    options.dialect === undefined ? 'plain' : chosen(options.dialect, CSV_DIALECTS, '--dialect');
  const columns = options.columns?.split(',').map((name) => name.trim());
  const query = [...toQuery(options, merchantErpId), ...(isForImport(options) ? WITHOUT_CANCELLED : [])];
  return {
    dialect,
    ...(query.length > 0 ? { query } : {}),
    ...(columns ? { columns } : {}),
    ...(options.search === undefined ? {} : { search: options.search.trim() }),
  };
}

/**
 * Whether the file is made to be imported again, and therefore without cancelled orders. False if columns, statuses or
 * `--with-cancelled` are given: statuses that are named explicitly are all included.
 */
function isForImport({ columns, status = [], withCancelled }: ExportFilterOptions): boolean {
  return columns === undefined && status.length === 0 && withCancelled !== true;
}

function toQuery(options: ExportFilterOptions, merchantErpId: number | null): ErpFindRequest[] {
  const filter: OrderFilter = {
    status: (options.status ?? []).map((text) => chosen(text.replace('-', ' '), ORDER_STATUSES, '--status')),
    ...(options.from === undefined ? {} : { dateFrom: readDay(options.from, '--from') }),
    ...(options.to === undefined ? {} : { dateTo: readDay(options.to, '--to') }),
    ...(merchantErpId === null ? {} : { merchantErpId }),
  };
  const criteria = allOf(
    orderFilterToFind(filter).query ?? [],
    anyOf('AUFTRA::_ID_AUFTRA', (options.orderId ?? []).map(equals)),
    anyOf('AUFTRA::Externe_Order_ID', (options.externalOrderId ?? []).map(equals)),
  );
  const beyondOwn = options.allMerchants === true || merchantErpId !== null;
  return beyondOwn ? [...criteria, { displayAllMerchants: true }] : criteria;
}
