import {
  PRODUCT_STATUS_TEXTS,
  RISK_FILTER_TEXTS,
  STOCK_FILTER_TEXTS,
  type ProductFilter,
  type Translate,
} from '@kontor/portal-core';
import type { ActiveFilter } from '../table/index.js';

/** The filters that are set, in words; the id of a chip is the filter's part. */
export function activeProductFilters(filter: ProductFilter, translate: Translate): ActiveFilter[] {
  const { stock, status, forecastRisk, productId, name } = filter;
  const values: readonly (readonly [keyof ProductFilter, string, string])[] = [
    ['stock', translate('products.stock'), stock ? translate(STOCK_FILTER_TEXTS[stock]) : ''],
    ['status', translate('products.status'), status ? translate(PRODUCT_STATUS_TEXTS[status]) : ''],
    [
      'forecastRisk',
      translate('products.risk'),
      forecastRisk ? translate(RISK_FILTER_TEXTS[forecastRisk]) : '',
    ],
    ['productId', translate('products.productId'), productId ?? ''],
    ['name', translate('products.name'), name ?? ''],
  ];
  return values
    .filter(([, , value]) => value !== '')
    .map(([id, label, value]) => ({ id, label: translate('orders.activeFilter', { label, value }) }));
}
