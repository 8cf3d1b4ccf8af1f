import type { FindSort, ProductFindField } from '@kontor/portal-core/erp';
import {
  allHold,
  type Engine,
  fixed,
  inScope,
  limitTo,
  type Sql,
  sql,
  unfiltered,
} from '../../../../db/index.js';
import { behind } from '../cursor.js';
import type { SizedFind } from '../list-finder.js';
import { orderBy, type SortKey } from '../sort-keys.js';
import type { ProductCondition } from './product-condition.js';

const DAYS_LEFT = `coalesce((select days_left from stock_predictions where product_id = erp_products.id), -1)`;
/** Sort key that puts products without a prediction last in both directions. */
const WITHOUT_DAYS_LAST: SortKey = {
  column: `coalesce((select 0 from stock_forecasts where product_id = erp_products.id), 1)`,
  descending: false,
  isNumeric: true,
};

const COLUMNS: Readonly<Record<ProductFindField, string>> = {
  Nr_Artikel: 'product_key',
  Artikelname: 'name_sort',
  Nr_EAN: 'ean',
  VK: 'price_cents',
  Einheit: 'unit',
  Artikelgewicht: 'weight_grams',
  Zolltarifnummer: 'customs_number',
  ZZN_Barcode: 'barcode',
  ZZN_Shopname: 'shop_name',
  ID_MANDAN: 'erp_products.merchant_erp_id',
  Mandant_Bezeichnung: 'erp_products.merchant_erp_id',
  Lagerstand_verfuegbar_gesamt: 'stock_available',
  Lagerstand_reserviert_gesamt: 'stock_reserved',
  Lagerstand_gesamt: 'stock_total',
  Status: 'status',
  Reichweite_Tage: DAYS_LEFT,
};
const NUMERIC = new Set([
  'price_cents',
  'weight_grams',
  'erp_products.merchant_erp_id',
  'stock_available',
  'stock_reserved',
  'stock_total',
  DAYS_LEFT,
]);
/** Columns that have one index for all merchants and one by merchant (migrations 013 and 065). */
const INDEXED = new Set(['product_key', 'name_sort', 'ean', 'price_cents', 'status']);
const SUMS: ReadonlySet<string> = new Set(['stock_available', 'stock_reserved', 'stock_total']);

/**
 * The keys of a sort, by default the product number. The record's id comes last, in the direction of the last key, so that one index serves
 * both ways: in that of a sum it stands as `product_id`.
 */
export function productSortKeys(_engine: Engine, sort: readonly FindSort[]): SortKey[] {
  const wanted = sort.length > 0 ? sort : [{ field: 'Nr_Artikel', descending: false }];
  const keys: SortKey[] = [];
  for (const { field, descending } of wanted) {
    const column = COLUMNS[field as ProductFindField];
    if (keys.some((key) => key.column === column)) continue;
    if (column === DAYS_LEFT) keys.push(WITHOUT_DAYS_LAST);
    keys.push({ column, descending, isNumeric: NUMERIC.has(column) });
  }
  const { descending = false } = keys.at(-1) ?? {};
  return [...keys, { column: isOfSums(keys) ? 'product_id' : 'id', descending, isNumeric: true }];
}

/** SQL of the ids and sort keys (`k0`, `k1` …) of a page of products, with one record more than requested. */
export function productPageKeys(
  engine: Engine,
  { filter, sort, cursor, limit, offset }: SizedFind<ProductCondition, unknown>,
): Sql {
  const names = sort.map(({ column }) => column);
  const columns = ['id', ...names.map((column, index) => `${column} as k${index}`)].join(', ');
  const places = cursor === null ? [] : behind(sort, cursor);
  const place = places.length > 1 ? [sql`(${anyOf(places)})`] : places;
  const order = orderBy(sort, names, cursor?.backwards ?? false);
  return sql`select ${fixed(columns)} from ${tables(engine, filter, sort)} where ${allHold([filter.where, ...place])}
    order by ${fixed(order)} ${limitTo(limit + 1)} offset ${offset - 1}`;
}

const anyOf = (places: readonly Sql[]): Sql =>
  places.reduce((either, place) => sql`${either} or (${place})`, fixed('false'));

/** True when the index of a sum has the order of the list. */
const isOfSums = ([first]: readonly SortKey[]): boolean => first !== undefined && SUMS.has(first.column);

/** SQL of the tables of a page. Those of a sort by a sum are read in its order. */
function tables(engine: Engine, { scope, isNarrow }: ProductCondition, sort: readonly SortKey[]): Sql {
  const column = isNarrow ? 'product_key' : (sort[0]?.column ?? '');
  const table = (name: string): string => {
    const isIndexed = engine === 'sqlite' && (name === 'erp_products' ? INDEXED : SUMS).has(column);
    return isIndexed
      ? `${name} indexed by ${name}_${scope.kind === 'merchant' ? 'merchant' : 'by'}_${column}`
      : name;
  };
  const products = fixed(table('erp_products'));
  if (!sort.some((key) => SUMS.has(key.column))) return products;
  const join = fixed(engine === 'sqlite' ? 'cross join' : 'join');
  const own = sql`product_id = erp_products.id and ${inScope(unfiltered(scope), 'erp_stock_sums.merchant_erp_id')}`;
  const sums = fixed(table('erp_stock_sums'));
  return SUMS.has(column)
    ? sql`${sums} ${join} ${products} on ${own}`
    : sql`${products} ${join} ${sums} on ${own}`;
}

/** SQL of the number of products that fulfil the condition. */
export function productCountSql(_engine: Engine, { where }: ProductCondition): Sql {
  return sql`select count(*) as n from erp_products where ${where}`;
}
