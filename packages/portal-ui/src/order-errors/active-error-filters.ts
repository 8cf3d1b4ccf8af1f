import {
  formatDay,
  merchantLabel,
  type Merchant,
  type OrderErrorFilter,
  type Translate,
} from '@kontor/portal-core';
import type { ActiveFilter } from '../table/index.js';

/** The parts of the filter each chip stands for. */
const PARTS: Readonly<Record<string, readonly (keyof OrderErrorFilter)[]>> = {
  status: ['status'],
  type: ['type'],
  date: ['dateFrom', 'dateTo'],
  merchant: ['merchantErpId'],
  order: ['orderErpId'],
};

/** The filter without what a chip stands for. */
export function withoutErrorFilter(filter: OrderErrorFilter, chip: string): OrderErrorFilter {
  const gone = PARTS[chip] ?? [];
  const kept = Object.entries(filter).filter(([name]) => !gone.includes(name as keyof OrderErrorFilter));
  return Object.fromEntries(kept);
}

/** The filters that are set, in words. */
export function activeErrorFilters(
  filter: OrderErrorFilter,
  merchants: readonly Merchant[],
  translate: Translate,
): ActiveFilter[] {
  const { status = '', type = '', merchantErpId, orderErpId } = filter;
  const merchant = merchants.find(({ erp_merchant_id }) => erp_merchant_id === merchantErpId);
  const values: readonly (readonly [string, string, string])[] = [
    ['status', translate('orderErrors.status'), status],
    ['type', translate('orderErrors.type'), type],
    ['date', translate('orderErrors.errorDate'), dateWords(filter, translate)],
    [
      'merchant',
      translate('orderErrors.merchant'),
      merchant ? merchantLabel(merchant) : String(merchantErpId ?? ''),
    ],
    ['order', translate('orderErrors.orderErpId'), String(orderErpId ?? '')],
  ];
  return values
    .filter(([, , value]) => value !== '')
    .map(([id, label, value]) => ({ id, label: translate('orderErrors.activeFilter', { label, value }) }));
}

function dateWords({ dateFrom, dateTo }: OrderErrorFilter, translate: Translate): string {
  if (dateFrom && dateTo)
    return translate('orderErrors.dateBetween', { from: formatDay(dateFrom), to: formatDay(dateTo) });
  if (dateFrom) return translate('orderErrors.dateFrom', { from: formatDay(dateFrom) });
  return dateTo ? translate('orderErrors.dateTo', { to: formatDay(dateTo) }) : '';
}
