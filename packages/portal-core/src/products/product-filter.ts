import { choice, defineFilter, type FilterOf, type ListSort, text } from '../list-filter/index.js';
import { PRODUCT_STATUSES, type ProductStatus } from './product.fields.js';

export const STOCK_FILTERS = ['out', 'in'] as const;
export type StockFilter = (typeof STOCK_FILTERS)[number];
export const RISK_FILTERS = ['1', '0'] as const;
export type RiskFilter = (typeof RISK_FILTERS)[number];

/** What a list of products can be narrowed to (specification 1 section 2); texts are literal. Its calls take it as a find. */
export const productFilter = defineFilter(
  /** `out`: nothing available; `in`: something is. */
  choice('stock', STOCK_FILTERS),
  choice('status', PRODUCT_STATUSES),
  /** `1`: likely to run out; `0`: not. Products without a prediction are neither. */
  choice('forecastRisk', RISK_FILTERS),
  /** Stands anywhere in the product's number. */
  text('productId'),
  /** Stands anywhere in the product's name. */
  text('name'),
);
export type ProductFilter = FilterOf<typeof productFilter>;

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
export type ProductSort = ListSort<ProductSortColumn>;
export const DEFAULT_PRODUCT_SORT: ProductSort = { column: 'id', direction: 'ascending' };

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
