import { choice, defineFilter, type FilterOf, id, type ListSort, scope, text } from '../list-filter/index.js';
import { PRODUCT_STATUSES, type ProductStatus } from './product.fields.js';

export const STOCK_FILTERS = ['out', 'in'] as const;
export type StockFilter = (typeof STOCK_FILTERS)[number];
export const RISK_FILTERS = ['1', '0'] as const;
export type RiskFilter = (typeof RISK_FILTERS)[number];

/** The filter of a list of products (specification 1 section 2); its texts are literal. Calls take it as a find. */
export const productFilter = defineFilter(
  /** `out`: nothing is available; `in`: something is. */
  choice('stock', STOCK_FILTERS),
  choice('status', PRODUCT_STATUSES),
  /** `1`: likely to run out; `0`: not. Neither matches products without a prediction. */
  choice('forecastRisk', RISK_FILTERS),
  /** Text that occurs anywhere in the product number. */
  text('productId'),
  /** Text that occurs anywhere in the product's name. */
  text('name'),
  /** Products of every merchant, if the user may read them (api.md). */
  scope('displayAllMerchants'),
  /** Products of one merchant, by its number in the ERP. */
  id('merchantErpId'),
);
export type ProductFilter = FilterOf<typeof productFilter>;

/**
 * The columns a list of products can be sorted by; `stockRisk` sorts by the number of days the stock lasts, products without a prediction
 * last.
 */
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

/** The settings in a user's account that affect lists of products. */
export interface ProductPreferences {
  /** The flag stockUserStatusAvailable of specification 1 section 6. */
  readonly display_only_stock_products: boolean;
  readonly products_status: '' | 'active' | 'inactive';
}

const OWN_STATUS = { active: 'aktiv', inactive: 'inaktiv', '': null } as const;

/** The only product status that the user sees; null for every status. */
export function onlyStatusOf({ products_status }: ProductPreferences): ProductStatus | null {
  return OWN_STATUS[products_status];
}

/**
 * The filter narrowed by the user's account: to the account's status, and to available products unless a number, a name or the stock is
 * filtered (specification 1 section 6, stockUserStatusAvailable).
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
