import { ORDER_SEARCH_MIN, ORDER_STATUSES, type OrderFilter } from '@kontor/portal-core/orders';
import { allOf, anyOf, equals, orderFilterToFind, type ErpFindRequest } from '@kontor/portal-core/erp';
import { chosen, chosenNumber, exclude, readDays, usageError } from '../terminal/index.js';

/** The options that say which orders are meant, as typed. */
export interface OrderCriteriaOptions {
  readonly status?: readonly string[];
  readonly from?: string;
  readonly to?: string;
  readonly search?: string;
  readonly orderId?: readonly string[];
  readonly externalOrderId?: readonly string[];
  readonly allMerchants?: boolean;
  readonly merchant?: string;
}

/** The criteria as a call takes them. */
export interface OrderCriteria {
  readonly query?: ErpFindRequest[];
  readonly search?: string;
}

/** Builds the criteria of a find. Throws a usage error naming the flag of an invalid value. */
export function readCriteria(options: OrderCriteriaOptions, merchantErpId: number | null): OrderCriteria {
  exclude(options, ['allMerchants', 'merchant']);
  const search = options.search?.trim();
  if (search !== undefined && search.length < ORDER_SEARCH_MIN)
    throw usageError('search_too_short', { key: 'cli.searchTooShort', params: { min: ORDER_SEARCH_MIN } });
  const query = toQuery(options, merchantErpId);
  return { ...(query.length > 0 && { query }), ...(search !== undefined && { search }) };
}

function toQuery(options: OrderCriteriaOptions, merchantErpId: number | null): ErpFindRequest[] {
  const { from, to } = readDays(options);
  const filter: OrderFilter = {
    status: (options.status ?? []).map((text) => chosen(text.replace('-', ' '), ORDER_STATUSES, '--status')),
    ...(from !== undefined && { dateFrom: from }),
    ...(to !== undefined && { dateTo: to }),
    ...(merchantErpId === null || options.allMerchants ? {} : { merchantErpId }),
  };
  const ids = (options.orderId ?? []).map((text) => chosenNumber(text, '--order-id'));
  const criteria = allOf(
    orderFilterToFind(filter).query ?? [],
    anyOf('AUFTRA::_ID_AUFTRA', ids.map(equals)),
    anyOf('AUFTRA::Externe_Order_ID', (options.externalOrderId ?? []).map(equals)),
  );
  const beyondOwn = options.allMerchants === true || merchantErpId !== null;
  return beyondOwn ? [...criteria, { displayAllMerchants: true }] : criteria;
}
