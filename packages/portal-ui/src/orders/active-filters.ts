import { formatDay, ORDER_STATUS_TEXTS, type OrderFilter, type Translate } from '@kontor/portal-core';
import type { ActiveFilter } from '../table/index.js';

/** The parts of the filter each chip stands for. */
const PARTS: Readonly<
  Record<string, { readonly [Name in keyof OrderFilter]?: OrderFilter[Name] | undefined }>
> = {
  externalOrderId: { externalOrderId: '' },
  status: { status: [] },
  date: { dateFrom: '', dateTo: '' },
  trackingNumber: { trackingNumber: '' },
  search: { search: '' },
  importId: { importId: undefined },
  investigationStatus: { investigationStatus: undefined },
  investigationUnseen: { investigationUnseen: false },
  merchantErpId: { merchantErpId: undefined },
  displayAllMerchants: { displayAllMerchants: false },
};

/** The change that takes a chip's filter away; what a cleared filter holds comes back. */
export function withoutFilter(id: string, cleared: OrderFilter = {}): Partial<OrderFilter> {
  const part = PARTS[id] ?? {};
  const names = Object.keys(part) as (keyof OrderFilter)[];
  const back = names.filter((name) => cleared[name] !== undefined).map((name) => [name, cleared[name]]);
  return { ...part, ...(Object.fromEntries(back) as Partial<OrderFilter>) };
}

/** The filters that are set, in words. */
export function activeFilters(filter: OrderFilter, translate: Translate): ActiveFilter[] {
  const values: readonly (readonly [string, string, string])[] = [
    ['externalOrderId', translate('orders.orderId'), filter.externalOrderId ?? ''],
    ['status', translate('orders.status'), statusWords(filter, translate)],
    ['date', translate('orders.date'), dateWords(filter, translate)],
    ['trackingNumber', translate('orders.trackingNumber'), filter.trackingNumber ?? ''],
    ['search', translate('orders.search'), filter.search ?? ''],
    ['importId', translate('orders.ofImport'), String(filter.importId ?? '')],
  ];
  const chips = values
    .filter(([, , value]) => value !== '')
    .map(([id, label, value]) => ({ id, label: translate('orders.activeFilter', { label, value }) }));
  const all = { id: 'displayAllMerchants', label: translate('orders.displayAllMerchants') };
  return filter.displayAllMerchants ? [...chips, all] : chips;
}

/** The days of a filter: a range, from or until a day; empty when none is set. */
export function dateWords({ dateFrom, dateTo }: OrderFilter, translate: Translate): string {
  if (dateFrom && dateTo) {
    return translate('orders.dateBetween', { from: formatDay(dateFrom), to: formatDay(dateTo) });
  }
  if (dateFrom) return translate('orders.dateFrom', { from: formatDay(dateFrom) });
  return dateTo ? translate('orders.dateTo', { to: formatDay(dateTo) }) : '';
}

function statusWords({ status = [] }: OrderFilter, translate: Translate): string {
  return status.map((one) => translate(ORDER_STATUS_TEXTS[one])).join(', ');
}
