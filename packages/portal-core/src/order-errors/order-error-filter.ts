import { isIsoDay } from '../dates/index.js';
import { cleanText, issue, type Parsed } from '../validation/index.js';
import type { OrderErrorsFilterQuery } from './order-errors.api.js';

/** What a list of order errors is narrowed to. Absent parts ask nothing. */
export interface OrderErrorFilter {
  readonly status?: string;
  readonly type?: string;
  /** ISO days in the portal's time zone, both included. */
  readonly dateFrom?: string;
  readonly dateTo?: string;
  readonly merchantErpId?: number;
  readonly orderErpId?: number;
}

/** The filter as the calls take it. */
export function orderErrorFilterToQuery(filter: OrderErrorFilter): OrderErrorsFilterQuery {
  const { status, type, dateFrom = '', dateTo = '', merchantErpId, orderErpId } = filter;
  return {
    ...(status ? { status } : {}),
    ...(type ? { type } : {}),
    ...(dateFrom || dateTo ? { errorDate: `${dateFrom}..${dateTo}` } : {}),
    ...(merchantErpId === undefined ? {} : { merchant_erp_id: merchantErpId }),
    ...(orderErpId === undefined ? {} : { order_erp_id: orderErpId }),
  };
}

/** Reads the calls' query. `YYYY-MM-DD..YYYY-MM-DD` may lack either day, not both, and must not run backwards. */
export function orderErrorFilterOf(query: OrderErrorsFilterQuery = {}): Parsed<OrderErrorFilter> {
  const { status, type, errorDate, merchant_erp_id, order_erp_id } = query;
  const days = errorDate ? daysOf(errorDate) : {};
  if (days === null) return { ok: false, issues: [issue('errorDate', 'date')] };
  return {
    ok: true,
    value: {
      ...(status ? { status } : {}),
      ...(type ? { type } : {}),
      ...days,
      ...(merchant_erp_id === undefined ? {} : { merchantErpId: merchant_erp_id }),
      ...(order_erp_id === undefined ? {} : { orderErpId: order_erp_id }),
    },
  };
}

function daysOf(text: string): Pick<OrderErrorFilter, 'dateFrom' | 'dateTo'> | null {
  const [dateFrom = '', dateTo = '', ...more] = text.split('..');
  const days = [dateFrom, dateTo].filter((day) => day !== '');
  if (!text.includes('..') || more.length > 0 || days.length === 0 || !days.every(isIsoDay)) return null;
  if (days.length === 2 && dateFrom > dateTo) return null;
  return { ...(dateFrom ? { dateFrom } : {}), ...(dateTo ? { dateTo } : {}) };
}

const TEXTS = ['status', 'type'] as const;
const DAYS = ['dateFrom', 'dateTo'] as const;
const IDS = ['merchantErpId', 'orderErpId'] as const;

/** The filter as plain texts for a URL's query; `orderErrorFilterFromSearch` reads them back to the same filter. */
export function orderErrorFilterToSearch(filter: OrderErrorFilter): Record<string, string> {
  const pairs = [...TEXTS, ...DAYS, ...IDS].map((name) => [name, String(filter[name] ?? '')] as const);
  return Object.fromEntries(pairs.filter(([, text]) => text !== ''));
}

/** Reads a filter from a URL's query. Parts that cannot be read are left out, since a URL may be typed by hand or be old. */
export function orderErrorFilterFromSearch(search: Readonly<Record<string, unknown>>): OrderErrorFilter {
  const pick = <T>(names: readonly string[], read: (text: string) => T | null) =>
    names.map((name) => [name, read(textOf(search[name]))] as const).filter(([, value]) => value !== null);
  return Object.fromEntries([
    ...pick(TEXTS, (text) => text || null),
    ...pick(DAYS, (text) => (isIsoDay(text) ? text : null)),
    ...pick(IDS, (text) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null)),
  ]) as OrderErrorFilter;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return cleanText(value);
  return typeof value === 'number' ? String(value) : '';
}
