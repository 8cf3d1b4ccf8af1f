import { isIsoDay, isoDayOf } from '../dates/index.js';
import { issue, type Issue, type Parsed } from '../validation/index.js';
import type { DeliveriesFilterQuery } from './deliveries.api.js';
import { DELIVERY_STATUSES, type DeliveryStatus } from './delivery.types.js';

/** The statuses the filter offers (specification 2 section 9). */
export const DELIVERY_FILTER_STATUSES: readonly DeliveryStatus[] = [
  'OPEN',
  'UNDER_REVIEW',
  'ACCEPTED',
  'DONE',
];

/** ISO days, both included; either may be open. */
export interface DayRange {
  readonly from?: string;
  readonly to?: string;
}

/** What a list of deliveries is narrowed to. Absent parts ask nothing. */
export interface DeliveryFilter {
  readonly id?: number;
  readonly status?: DeliveryStatus;
  /** Part of a product's number or name. */
  readonly product?: string;
  /** The portal's id of a merchant; with `/getForAllMerchants` only. */
  readonly merchantId?: number;
  readonly created?: DayRange;
  readonly arriving?: DayRange;
  /** With `/getForAllMerchants` only. */
  readonly displayAllMerchants?: boolean;
}

/** The filter as the call takes it. */
export function deliveryFilterToQuery(filter: DeliveryFilter): DeliveriesFilterQuery {
  const { id, status, product, merchantId, created, arriving, displayAllMerchants } = filter;
  return {
    ...(id === undefined ? {} : { id }),
    ...(status === undefined ? {} : { status }),
    ...(product ? { product } : {}),
    ...(merchantId === undefined ? {} : { merchant_id: merchantId }),
    ...rangeToQuery('creation_date', created),
    ...rangeToQuery('delivery_datetime', arriving),
    ...(displayAllMerchants ? { displayAllMerchants: true } : {}),
  };
}

function rangeToQuery(
  name: 'creation_date' | 'delivery_datetime',
  range: DayRange = {},
): DeliveriesFilterQuery {
  const { from, to } = range;
  return from || to ? { [name]: `${erpDay(from)}..${erpDay(to)}` } : {};
}

/** `MM/DD/YYYY`, as the call's date ranges are written (specification 2 section 7). */
function erpDay(day: string | undefined): string {
  if (!day) return '';
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}

/** Reads the call's query. A range `MM/DD/YYYY..MM/DD/YYYY` may lack either day, not both, and must not run backwards. */
export function deliveryFilterOf(query: DeliveriesFilterQuery): Parsed<DeliveryFilter> {
  const { id, status, product, merchant_id, creation_date, delivery_datetime, displayAllMerchants } = query;
  const issues: Issue[] = [];
  const created = rangeOf(creation_date, 'creation_date', issues);
  const arriving = rangeOf(delivery_datetime, 'delivery_datetime', issues);
  if (status !== undefined && status !== '' && !DELIVERY_STATUSES.includes(status))
    issues.push(issue('status', 'invalidValue'));
  if (issues.length > 0) return { ok: false, issues };
  return {
    ok: true,
    value: {
      ...(id === undefined ? {} : { id }),
      ...(status ? { status } : {}),
      ...(product?.trim() ? { product: product.trim() } : {}),
      ...(merchant_id === undefined ? {} : { merchantId: merchant_id }),
      ...(created && { created }),
      ...(arriving && { arriving }),
      ...(displayAllMerchants ? { displayAllMerchants } : {}),
    },
  };
}

const ERP_DAY = /^(\d{2})\/(\d{2})\/(\d{4})$/;

function rangeOf(text: string | undefined, path: string, issues: Issue[]): DayRange | undefined {
  if (!text) return undefined;
  const days = text.split('..').map((part) => {
    const [, month, date, year] = ERP_DAY.exec(part) ?? [];
    return part === '' ? '' : isoDayOf(Number(year), Number(month), Number(date));
  });
  const [from, to] = days;
  const isRange = days.length === 2 && !days.includes(null) && (from || to) && !(from && to && from > to);
  if (!isRange) issues.push(issue(path, 'date'));
  return isRange ? { ...(from && { from }), ...(to && { to }) } : undefined;
}

const RANGES = [
  ['created', 'created'],
  ['arriving', 'arriving'],
] as const;

/** The filter as plain texts for a URL's query; `deliveryFilterFromSearch` reads them back to the same filter. */
export function deliveryFilterToSearch(filter: DeliveryFilter): Record<string, string> {
  const { id, status, product, merchantId, displayAllMerchants } = filter;
  const texts = { id, status, product, merchantId, displayAllMerchants: displayAllMerchants || undefined };
  const ranges = RANGES.flatMap(([name, word]) => [
    [`${word}From`, filter[name]?.from] as const,
    [`${word}To`, filter[name]?.to] as const,
  ]);
  const pairs = [...Object.entries(texts), ...ranges].filter(
    ([, value]) => value !== undefined && value !== '',
  );
  return Object.fromEntries(pairs.map(([name, value]) => [name, String(value)]));
}

/** Reads a filter from a URL's query. Parts that cannot be read are left out, since a URL may be typed by hand or be old. */
export function deliveryFilterFromSearch(search: Readonly<Record<string, unknown>>): DeliveryFilter {
  const text = (name: string) => {
    const value = search[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  };
  const id = (name: string) => (/^[1-9]\d{0,14}$/.test(text(name)) ? Number(text(name)) : undefined);
  const day = (name: string) => (isIsoDay(text(name)) ? text(name) : undefined);
  const ranges = RANGES.map(
    ([name, word]) => [name, { from: day(`${word}From`), to: day(`${word}To`) }] as const,
  );
  const status = DELIVERY_STATUSES.find((known) => known === text('status'));
  const all = search['displayAllMerchants'];
  return withoutUndefined({
    id: id('id'),
    status,
    product: text('product') || undefined,
    merchantId: id('merchantId'),
    ...Object.fromEntries(
      ranges.map(([name, range]) => [name, range.from || range.to ? withoutUndefined(range) : undefined]),
    ),
    displayAllMerchants: all === true || all === 'true' ? true : undefined,
  }) as DeliveryFilter;
}

function withoutUndefined<T extends object>(value: T): Partial<T> {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Partial<T>;
}
