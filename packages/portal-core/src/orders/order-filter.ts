import { isIsoDay } from '../dates/day.js';
import { cleanText } from '../validation/clean-text.js';
import {
  INVESTIGATION_STATUSES,
  ORDER_STATUSES,
  type InvestigationStatus,
  type OrderStatus,
} from './order.types.js';

/** What a list of orders is narrowed to. Absent parts ask nothing; texts are literal. */
export interface OrderFilter {
  /** Some word of the external id begins with it. */
  readonly externalOrderId?: string;
  /** Any of them. */
  readonly status?: readonly OrderStatus[];
  /** ISO days, both included. */
  readonly dateFrom?: string;
  readonly dateTo?: string;
  /** Some tracking number begins with it. */
  readonly trackingNumber?: string;
  /** Some product's number is it. */
  readonly productId?: string;
  /** At least 2 characters anywhere in the order's main texts. */
  readonly search?: string;
  readonly investigationStatus?: InvestigationStatus | 'any';
  /** Investigations with comments of others which the asking user has not looked at. */
  readonly investigationUnseen?: boolean;
  /** Orders of every merchant, where the user may (api.md). */
  readonly displayAllMerchants?: boolean;
  readonly merchantErpId?: number;
  /** Orders of that import: those it created and those it found there unchanged. */
  readonly importId?: number;
}

/** Shortest text of `search` (api.md). */
export const ORDER_SEARCH_MIN = 2;

/** The columns a list of orders can be sorted by. */
export const ORDER_SORT_COLUMNS = [
  'id',
  'externalOrderId',
  'date',
  'status',
  'products',
  'trackingNumber',
  'investigationOpened',
] as const;
export type OrderSortColumn = (typeof ORDER_SORT_COLUMNS)[number];
export interface OrderSort {
  readonly column: OrderSortColumn;
  readonly direction: 'ascending' | 'descending';
}
/** Newest first (specification 1 section 9). */
export const DEFAULT_ORDER_SORT: OrderSort = { column: 'date', direction: 'descending' };

/** The text that stands for the empty status in a URL. */
const NO_STATUS = 'none';
const TEXTS = ['externalOrderId', 'trackingNumber', 'productId', 'search'] as const;
const NUMBERS = ['merchantErpId', 'importId'] as const;
const INVESTIGATIONS = ['any', ...INVESTIGATION_STATUSES] as const;

/** The filter as plain texts for a URL's query; `orderFilterFromSearch` reads them back to the same filter. */
export function orderFilterToSearch(filter: OrderFilter): Record<string, string> {
  const search: Record<string, string> = {};
  for (const name of TEXTS) if (filter[name]) search[name] = filter[name];
  if (filter.status?.length) search['status'] = filter.status.map((status) => status || NO_STATUS).join(',');
  if (filter.dateFrom) search['dateFrom'] = filter.dateFrom;
  if (filter.dateTo) search['dateTo'] = filter.dateTo;
  if (filter.investigationStatus) search['investigationStatus'] = filter.investigationStatus;
  if (filter.investigationUnseen) search['investigationUnseen'] = 'true';
  if (filter.displayAllMerchants) search['displayAllMerchants'] = 'true';
  for (const name of NUMBERS) if (filter[name] !== undefined) search[name] = String(filter[name]);
  return search;
}

/**
 * Reads a filter from a URL's query. Parts that cannot be read are left out, since a URL may be typed by hand or be old; numbers
 * and booleans are taken for their texts, since routers turn texts into them.
 */
export function orderFilterFromSearch(search: Readonly<Record<string, unknown>>): OrderFilter {
  const text = (name: string) => textOf(search[name]);
  const texts = TEXTS.map((name) => [name, text(name)] as const).filter(([, value]) => value !== '');
  const days = (['dateFrom', 'dateTo'] as const)
    .map((name) => [name, text(name)] as const)
    .filter(([, value]) => isIsoDay(value));
  const status = statusesOf(search['status']);
  const investigationStatus = INVESTIGATIONS.find((known) => known === search['investigationStatus']);
  const numbers = NUMBERS.map((name) => [name, Number(text(name))] as const).filter(
    ([, value]) => Number.isSafeInteger(value) && value > 0,
  );
  return {
    ...(Object.fromEntries([...texts, ...days]) as Partial<Record<(typeof TEXTS)[number], string>>),
    ...(status.length > 0 ? { status } : {}),
    ...(investigationStatus ? { investigationStatus } : {}),
    ...(text('investigationUnseen') === 'true' ? { investigationUnseen: true } : {}),
    ...(text('displayAllMerchants') === 'true' ? { displayAllMerchants: true } : {}),
    ...Object.fromEntries(numbers),
  };
}

function statusesOf(value: unknown): OrderStatus[] {
  const wanted = (Array.isArray(value) ? value.map(textOf) : textOf(value).split(',')).filter(Boolean);
  return ORDER_STATUSES.filter((status) => wanted.includes(status || NO_STATUS));
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return cleanText(value);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
