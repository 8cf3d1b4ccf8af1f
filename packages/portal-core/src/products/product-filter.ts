import { cleanText } from '../validation/clean-text.js';
import { PRODUCT_STATUSES, type ProductStatus } from './product.types.js';

/** What a list of products is narrowed to (specification 1 section 2). Absent parts ask nothing; texts are literal. */
export interface ProductFilter {
  /** `out`: nothing available; `in`: something is. */
  readonly stock?: StockFilter;
  readonly status?: ProductStatus;
  /** `1`: likely to run out; `0`: not. Products without a prediction are neither. */
  readonly forecastRisk?: RiskFilter;
  /** Stands anywhere in the product's number. */
  readonly productId?: string;
  /** Stands anywhere in the product's name. */
  readonly name?: string;
}
export const STOCK_FILTERS = ['out', 'in'] as const;
export type StockFilter = (typeof STOCK_FILTERS)[number];
export const RISK_FILTERS = ['1', '0'] as const;
export type RiskFilter = (typeof RISK_FILTERS)[number];

/** The columns a list of products can be sorted by; `stockRisk` by the days the stock lasts, products without a prediction last. */
export const PRODUCT_SORT_COLUMNS = [
  'id',
  'name',
  'ean',
  'price',
  'available',
  'reserved',
  'total',
  'status',
  'stockRisk',
] as const;
export type ProductSortColumn = (typeof PRODUCT_SORT_COLUMNS)[number];
export interface ProductSort {
  readonly column: ProductSortColumn;
  readonly direction: 'ascending' | 'descending';
}
export const DEFAULT_PRODUCT_SORT: ProductSort = { column: 'id', direction: 'ascending' };

const TEXTS = ['productId', 'name'] as const;

/** The filter as plain texts for a URL's query; `productFilterFromSearch` reads them back to the same filter. */
export function productFilterToSearch(filter: ProductFilter): Record<string, string> {
  const { stock, status, forecastRisk, productId, name } = filter;
  const parts = { stock, status, forecastRisk, productId, name };
  return Object.fromEntries(
    Object.entries(parts).filter((part): part is [string, string] => Boolean(part[1])),
  );
}

/** Reads a filter from a URL's query. Parts that cannot be read are left out, since a URL may be typed by hand or be old. */
export function productFilterFromSearch(search: Readonly<Record<string, unknown>>): ProductFilter {
  const text = (name: string) => textOf(search[name]);
  const stock = STOCK_FILTERS.find((known) => known === text('stock'));
  const status = PRODUCT_STATUSES.find((known) => known === text('status'));
  const forecastRisk = RISK_FILTERS.find((known) => known === text('forecastRisk'));
  const texts = TEXTS.map((name) => [name, text(name)] as const).filter(([, value]) => value !== '');
  return {
    ...(stock && { stock }),
    ...(status && { status }),
    ...(forecastRisk && { forecastRisk }),
    ...(Object.fromEntries(texts) as Partial<Record<(typeof TEXTS)[number], string>>),
  };
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return cleanText(value);
  return typeof value === 'number' ? String(value) : '';
}

/** What the signed-in user's account says about lists of products. */
export interface ProductPreferences {
  /** The flag stockUserStatusAvailable of specification 1 section 6. */
  readonly display_only_stock_products: boolean;
  readonly products_status: '' | 'active' | 'inactive';
}

const OWN_STATUS = { active: 'aktiv', inactive: 'inaktiv', '': null } as const;

/** The only status the user is shown; null when every status is. */
export function onlyStatusOf({ products_status }: ProductPreferences): ProductStatus | null {
  return OWN_STATUS[products_status];
}

/**
 * The filter as the user's account narrows it: to the account's status, and to what is available while neither a number, a name
 * nor the stock is asked for (specification 1 section 6, stockUserStatusAvailable).
 */
export function narrowedFilter(filter: ProductFilter, user: ProductPreferences): ProductFilter {
  const status = onlyStatusOf(user) ?? filter.status;
  const isAsked = Boolean(filter.productId || filter.name || filter.stock);
  return {
    ...filter,
    ...(status && { status }),
    ...(user.display_only_stock_products && !isAsked && { stock: 'in' as const }),
  };
}
