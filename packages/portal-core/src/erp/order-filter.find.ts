import {
  DEFAULT_ORDER_SORT,
  ORDER_SEARCH_MIN,
  type OrderFilter,
  type OrderSort,
  type OrderSortColumn,
} from '../orders/index.js';
import type { ErpFind, ErpFindRequest, ErpSort } from '../erp-records/index.js';
import { allOf, anyOf, atLeast, atMost, beginsWith, between, EMPTY, equals } from './find.compile.js';

const SORT_FIELDS: Readonly<Record<OrderSortColumn, string>> = {
  id: 'AUFTRA::_ID_AUFTRA',
  externalOrderId: 'AUFTRA::Externe_Order_ID',
  date: 'AUFTRA::Datum',
  status: 'AUFTRA::Status',
  products: 'AUFTRAPOS_AUFTRA_SL::Nr_Artikel',
  trackingNumber: 'AUFTRA::Trackingnummer',
  investigationOpened: 'AUFTRA::investigation_opened_at',
};

/** Removes cancelled orders from a find: their external ids are free again, and importing their file would create them anew. */
export const WITHOUT_CANCELLED: readonly ErpFindRequest[] = [equals('storniert'), EMPTY].map((status) => ({
  'AUFTRA::Status': status,
  omit: 'true',
}));

/** The requested part of the found orders: a 1-based offset, or the place of a `cursor`. */
export interface FindPage {
  readonly limit?: number;
  readonly offset?: number;
  readonly cursor?: string;
}

/**
 * The find of an order filter. The id is always the last sort (specification 1 section 9). A search text shorter than `ORDER_SEARCH_MIN`
 * adds no criterion, like every empty part.
 */
export function orderFilterToFind(
  filter: OrderFilter,
  sort: OrderSort = DEFAULT_ORDER_SORT,
  page: FindPage = {},
): ErpFind {
  const query = [...criteriaOf(filter), ...optionsOf(filter)];
  const search = filter.search?.trim() ?? '';
  return {
    ...(query.length > 0 ? { query } : {}),
    sort: sortOf(sort),
    ...(search.length >= ORDER_SEARCH_MIN ? { search } : {}),
    ...page,
  };
}

function criteriaOf(filter: OrderFilter): ErpFindRequest[] {
  const { externalOrderId, trackingNumber, productId, merchantErpId } = filter;
  const given = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';
  const statuses = (filter.status ?? []).map((status) => (status === '' ? EMPTY : equals(status)));
  const date = dateCriterion(filter);
  return allOf(
    anyOf('AUFTRA::Status', statuses),
    given(externalOrderId) ? [{ 'AUFTRA::Externe_Order_ID': beginsWith(externalOrderId) }] : [],
    date === null ? [] : [{ 'AUFTRA::Datum': date }],
    given(trackingNumber) ? [{ 'AUFTRA::Trackingnummer': beginsWith(trackingNumber) }] : [],
    given(productId) ? [{ 'AUFTRAPOS_AUFTRA_SL::Nr_Artikel': equals(productId) }] : [],
    merchantErpId === undefined ? [] : [{ 'AUFTRA::ID_MANDAN': equals(merchantErpId) }],
  );
}

function dateCriterion({ dateFrom, dateTo }: OrderFilter): string | null {
  if (dateFrom && dateTo) return between(dateFrom, dateTo);
  if (dateFrom) return atLeast(dateFrom);
  return dateTo ? atMost(dateTo) : null;
}

function optionsOf({
  investigationStatus,
  investigationUnseen,
  investigationWaiting,
  sinceVisit,
  displayAllMerchants,
  importId,
  othersAfter,
}: OrderFilter): ErpFindRequest[] {
  return [
    ...(investigationStatus === undefined ? [] : [{ investigationStatus }]),
    ...(investigationUnseen ? [{ investigationUnseen: true }] : []),
    ...(investigationWaiting ? [{ investigationWaiting: true }] : []),
    ...(sinceVisit ? [{ sinceVisit: true }] : []),
    ...(displayAllMerchants ? [{ displayAllMerchants: true }] : []),
    ...(importId === undefined ? [] : [{ importId: String(importId) }]),
    ...(othersAfter === undefined ? [] : [{ othersAfter: String(othersAfter) }]),
  ];
}

function sortOf({ column, direction }: OrderSort): ErpSort[] {
  const sortOrder = direction === 'ascending' ? 'ascend' : 'descend';
  const byColumn: ErpSort = { fieldName: SORT_FIELDS[column], sortOrder };
  return column === 'id' ? [byColumn] : [byColumn, { fieldName: SORT_FIELDS.id, sortOrder: 'descend' }];
}
