import {
  DELIVERY_STATUS_TEXTS,
  formatDay,
  merchantLabel,
  type DayRange,
  type DeliveryFilter,
  type Merchant,
  type Translate,
} from '@kontor/portal-core';
import type { FilterChip } from '../table/useFilterDraft.js';

/** The filters that are set, in words, each with the change that takes it away. */
export function activeDeliveryFilters(
  filter: DeliveryFilter,
  merchants: readonly Merchant[],
  translate: Translate,
): FilterChip<DeliveryFilter>[] {
  const { id, status, product = '', merchantId, created, arriving } = filter;
  const merchant = merchants.find((one) => one.id === merchantId);
  const values: readonly (readonly [keyof DeliveryFilter, string, string])[] = [
    ['status', translate('deliveries.status'), status ? translate(DELIVERY_STATUS_TEXTS[status]) : ''],
    ['id', translate('deliveries.deliveryId'), String(id ?? '')],
    ['product', translate('deliveries.product'), product],
    [
      'merchantId',
      translate('deliveries.merchant'),
      merchant ? merchantLabel(merchant) : String(merchantId ?? ''),
    ],
    ['created', translate('deliveries.created'), rangeWords(created, translate)],
    ['arriving', translate('deliveries.arriving'), rangeWords(arriving, translate)],
  ];
  const chips = values
    .filter(([, , value]) => value !== '')
    .map(([part, label, value]) => ({
      id: part,
      label: translate('deliveries.activeFilter', { label, value }),
      without: { [part]: undefined },
    }));
  const all = {
    id: 'displayAllMerchants',
    label: translate('deliveries.displayAllMerchants'),
    without: { displayAllMerchants: undefined },
  };
  return filter.displayAllMerchants ? [...chips, all] : chips;
}

function rangeWords({ from, to }: DayRange = {}, translate: Translate): string {
  if (from && to) return translate('deliveries.dateBetween', { from: formatDay(from), to: formatDay(to) });
  if (from) return translate('deliveries.dateFrom', { from: formatDay(from) });
  return to ? translate('deliveries.dateTo', { to: formatDay(to) }) : '';
}
