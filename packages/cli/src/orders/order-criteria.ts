import {
  ORDER_SEARCH_MIN,
  ORDER_STATUS_TEXTS,
  ORDER_STATUSES,
  type OrderFilter,
} from '@kontor/portal-core/orders';
import { allOf, anyOf, equals, orderFilterToFind, type ErpFindRequest } from '@kontor/portal-core/erp';
import { chosenAsShown, chosenNumber, exclude, readDays, usageError, type Io } from '../terminal/index.js';

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
export function readCriteria(
  options: OrderCriteriaOptions,
  merchantErpId: number | null,
  io: Pick<Io, 't'>,
): OrderCriteria {
  exclude(options, ['allMerchants', 'merchant']);
  const search = options.search?.trim();
  if (search !== undefined && search.length < ORDER_SEARCH_MIN)
    throw usageError('search_too_short', { key: 'cli.searchTooShort', params: { min: ORDER_SEARCH_MIN } });
  const query = toQuery(options, merchantErpId, io);
  return { ...(query.length > 0 && { query }), ...(search !== undefined && { search }) };
}

const STATUS = { choices: ORDER_STATUSES, texts: ORDER_STATUS_TEXTS, flag: '--status' };

function toQuery(
  options: OrderCriteriaOptions,
  merchantErpId: number | null,
  io: Pick<Io, 't'>,
): ErpFindRequest[] {
  const { from, to } = readDays(options);
  const filter: OrderFilter = {
    status: (options.status ?? []).map((text) => chosenAsShown(text.replace('-', ' '), STATUS, io)),
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
