import type { ImportMode, ItemSource } from '../../order-import.types.js';
import type { Column } from '../columns/column.js';
import type { Role } from '../../words/header-role.js';
import { countColumns } from './count-columns.js';
import { extraItems } from './extra-items.js';
import { furtherItems, headedItems } from './further-items.js';
import { hasLists, isPacked, listByValues } from './lists-by-values.js';
import { areMarks } from './marked-products.js';
import { productsWithoutCount } from './products-without-count.js';
import { repeatedPairs } from './repeated-pairs.js';
import { withoutSecondItems } from './second-items.js';
import { joined, pickOne, ranked, single, tierOf, type Pick } from '../columns/pick.js';
import { looksLikeQuantity, share } from '../columns/values.js';

/** The way in which a file lists its items. */
export interface FoundItems {
  readonly mode: ImportMode;
  readonly product?: Pick;
  readonly name?: Pick;
  readonly quantity?: Pick;
  readonly packed?: Pick;
  /** Items side by side. */
  readonly items?: readonly ItemPicks[];
  /** Columns of items side by side that do not pair. */
  readonly uneven?: Pick;
}
type Beside = Partial<FoundItems>;
export interface ItemPicks {
  readonly product?: Pick;
  /** The product number when its column counts its pieces. */
  readonly fixed?: string;
  readonly name?: Pick;
  readonly quantity?: Pick;
}

/** What is known before the items are looked for. */
interface ItemOptions {
  readonly mode?: ImportMode | undefined;
  readonly isKnownProduct?: ((id: string) => boolean) | undefined;
  /** Whether the user said where the items are. */
  readonly hasItems?: boolean;
  /** Columns that the user marked as no items. */
  readonly ignored?: readonly number[] | undefined;
}

/** Finds product and quantity: in rows, side by side, or combined in a cell. */
export function findItems(
  columns: readonly Column[],
  { mode, isKnownProduct, hasItems = false, ignored = [] }: ItemOptions = {},
): FoundItems {
  const beside = itemsBeside(columns) ?? besideUnnamed(columns);
  const lacks = (role: Role): boolean => pickOne(filledOf(columns), [role]) === null;
  const isOpen = !hasItems && beside === null && (lacks('productNumber') || lacks('quantity'));
  const packed = packedItems(columns) ?? (isOpen ? listByValues(columns) : null);
  if (mode !== 'comma' && beside !== null) return { ...beside, mode: 'new-line' };
  const filled = withoutSecondItems(filledOf(columns));
  if (mode !== 'comma' && packed === null && pickOne(columns, ['productNumber', 'productName']) === null) {
    const apiece = productColumns(columns, filled, isKnownProduct);
    if (apiece.length > 0) return { mode: 'new-line', items: apiece };
  }
  const product = pickOne(filled, ['productNumber']);
  const quantity = pickOne(filled, ['quantity']);
  const apart = product !== null && quantity !== null ? Math.max(tier(product), tier(quantity)) : Infinity;
  const takesPacked =
    packed !== null && (mode === 'comma' || (mode === undefined && tier(packed) < apart + 0.5 && apart > 1));
  if (mode === undefined && takesPacked) {
    const apart = productsWithoutCount(packed, quantity, filled);
    if (apart !== null) return inRows({ ...apart, columns });
  }
  if (mode === 'comma' || takesPacked) return { mode: 'comma', ...(packed === null ? {} : { packed }) };
  if (mode === undefined && product !== null && quantity === null && product.columns.some(hasLists))
    return { mode: 'comma', packed: listOfOneEach(product, filled) };
  const own = inRows({ product, quantity, columns });
  if (product === null || quantity === null) return own;
  return withFurther(own, itemsAlong(columns, { product, quantity }, { isKnownProduct, ignored }));
}

/** The items of a row besides its first: in pairs of columns, in columns headed by their product, or under words for what comes along. */
function itemsAlong(
  columns: readonly Column[],
  row: { readonly product: Pick; readonly quantity: Pick },
  { isKnownProduct, ignored = [] }: ItemOptions,
): ItemPicks[] {
  const pairs = furtherItems(columns, row, isKnownProduct);
  const taken = new Set(pairs.flatMap(({ product }) => product.columns));
  const free = columns.filter((column) => !taken.has(column) && !ignored.includes(column.index));
  return [...pairs, ...headedItems(columns, row), ...extraItems(free, row, isKnownProduct)];
}

/** A row's item with those beside it, which are no rivals of it any more. */
function withFurther(
  { mode, product, quantity, name }: FoundItems,
  further: readonly ItemPicks[],
): FoundItems {
  const beside = new Set(
    further.flatMap((item) => [...(item.product?.columns ?? []), ...(item.quantity?.columns ?? [])]),
  );
  const alone = (pick: Pick): Pick => ({ ...pick, others: pick.others.filter((one) => !beside.has(one)) });
  const own = {
    ...(product === undefined ? {} : { product: alone(product) }),
    ...(quantity === undefined ? {} : { quantity: alone(quantity) }),
    ...(name === undefined || name.columns.some((one) => beside.has(one)) ? {} : { name }),
  };
  return further.length === 0 ? { mode, ...own } : { mode, items: [own, ...further] };
}

interface InRows {
  readonly product: Pick | null;
  readonly quantity: Pick | null;
  readonly columns: readonly Column[];
}

/** One item per row, with the column of names that certainly is one. */
function inRows({ product, quantity, columns }: InRows): FoundItems {
  const name = pickOne(
    withoutSecondItems(columns).filter((column) => tierOf(column) < 2),
    ['productName'],
  );
  return {
    mode: 'new-line',
    ...(product === null ? {} : { product }),
    ...(quantity === null ? {} : { quantity }),
    ...(name === null ? {} : { name: { ...name, others: [] } }),
  };
}

/** A list without quantities: each product counts as one piece, unless a column beside it counts more items than it lists. */
function listOfOneEach(product: Pick, columns: readonly Column[]): Pick {
  const lengths = product.columns[0]?.values.map((text) => text.split(/[,;|]/).length) ?? [];
  const more = columns.filter(
    ({ values }) =>
      values.length === lengths.length &&
      values.some((text, row) => Number.parseFloat(text) > (lengths[row] ?? 0)),
  );
  const counts = countColumns(more)?.columns ?? [];
  return counts.length === 0
    ? { ...product, ask: 'onePiece' }
    : { ...product, others: counts, ask: 'missing' };
}

/** Least number of unknown count columns in a file that has one column per product. */
const MANY = 2;

/**
 * Columns whose headers are product numbers and whose cells count pieces: `NW1050`, `Becher (NW1070)`. One beside others is an item
 * whatever its cells hold: blank in this file, it may be filled in the next, and a cross beside counts keeps its order out; nothing but
 * crosses are one piece each. When no product is known,
 * columns of counts with meaningless headers, by the whole header.
 */
function productColumns(
  columns: readonly Column[],
  filled: readonly Column[],
  isKnownProduct?: (id: string) => boolean,
): ItemPicks[] {
  const counts = filled.filter(({ values }) => share(values, looksLikeQuantity) === 1);
  const item = (column: Column, fixed: string): ItemPicks => ({
    fixed,
    quantity: { ...single(column), ask: 'content' },
  });
  const known = columns.flatMap((column) => {
    const id = productInHeader(column.label, isKnownProduct);
    return id === null ? [] : [item(column, id)];
  });
  const values = known.flatMap(({ quantity }) => quantity?.columns.flatMap((column) => column.values) ?? []);
  const isCounting =
    known.length < MANY
      ? share(values, looksLikeQuantity) === 1
      : values.some(looksLikeQuantity) || areMarks(values);
  if (known.length > 0 && isCounting) return known;
  if (pickOne(filled, ['quantity']) !== null) return [];
  const unknown = counts.filter(beginsUnknown);
  return unknown.length < MANY ? [] : unknown.map((column) => item(column, column.label));
}

/** Whether a header begins with an unknown word, which what follows may describe: `Tee groß`. */
const beginsUnknown = ({ word, words, folded, reading }: Column): boolean =>
  word !== undefined && (words.length === 0 || (reading === null && folded.startsWith(word)));

/** The known product that a header names: `NW1050`, `Becher (NW1070)`; null without one. */
export function productInHeader(label: string, isKnownProduct?: (id: string) => boolean): string | null {
  const names = [label, ...label.split(/[\s()[\]:/]+/)];
  return names.find((text) => text !== '' && isKnownProduct?.(text) === true) ?? null;
}

/** Columns with values, as far as the file has values at all: a blank column of product numbers shows nothing about the products. */
function filledOf(columns: readonly Column[]): readonly Column[] {
  const filled = columns.filter(({ values }) => values.length > 0);
  return filled.length === 0 ? columns : filled;
}

const tier = ({ columns }: Pick): number => Math.max(...columns.map(tierOf));

/** The column of item lists, or those side by side. */
function packedItems(columns: readonly Column[]): Pick | null {
  const filled = filledOf(columns);
  const packed = pickOne(filled, ['packedItems']);
  if (packed !== null) return packed;
  const numbered = seriesOf(columns, ['productNumber', 'packedItems', 'product', 'productName']).find(
    (series) =>
      series.some(isPacked) && series.every((column) => column.values.length === 0 || isPacked(column)),
  );
  return numbered === undefined
    ? null
    : joined(
        numbered.map((column) => single(column)),
        '; ',
      );
}

/** Columns whose headers are equal except for their numbers, at least two. */
function seriesOf(columns: readonly Column[], roles: readonly Role[]): Column[][] {
  const series = new Map<string, Column[]>();
  for (const column of ranked(columns, roles).sort((a, b) => a.index - b.index)) {
    const rest = column.folded.replaceAll(/\d+/g, '');
    series.set(rest, [...(series.get(rest) ?? []), column]);
  }
  return [...series.values()].filter((found) => found.length > 1 && numbersDiffer(found)).map(byNumber);
}

const numberOf = (column: Column | undefined): number | undefined => column?.digits[0];

function byNumber(columns: readonly Column[]): Column[] {
  return columns.toSorted((a, b) => (numberOf(a) ?? 0) - (numberOf(b) ?? 0) || a.index - b.index);
}

/** Whether headers have different numbers (`Artikel 1`, `Artikel 2`; the first may have none), or are all the same header without one. */
function numbersDiffer(columns: readonly Column[]): boolean {
  const numbers = columns.map(({ digits }) => digits.join('.'));
  return new Set(numbers).size === numbers.length || numbers.every((text) => text === numbers[0]);
}

function itemsBeside(columns: readonly Column[]): Beside | null {
  const best = bestSeries(seriesOf(columns, ['productNumber']));
  if (best === undefined || best.every(isPacked)) return null;
  const quantities = seriesOf(columns, ['quantity']);
  const names = seriesOf(columns, ['productName']).find((series) => pairs(best, series));
  const paired = quantities.find((series) => pairs(best, series));
  const blocks = paired === undefined ? quantities.find((series) => areInBlocks(best, series)) : undefined;
  if (blocks !== undefined)
    return { items: best.map((column, at) => askedItem(itemOf(column, blocks[at], names?.[at]))) };
  const all = ranked(columns, ['quantity']);
  const numbered = (column: Column) =>
    numberOf(column) === undefined ? undefined : all.find((other) => numberOf(other) === numberOf(column));
  const items = best.map((column, at) =>
    itemOf(
      column,
      paired === undefined ? (numbered(column) ?? behind(column, best[at + 1], all)) : paired[at],
      names?.[at],
    ),
  );
  if (paired !== undefined || all.length === 0) return { items };
  const uneven = joined(best.map((column) => single(column)));
  return uneven === null ? { items } : { items, uneven: { ...uneven, others: all } };
}

/** The items side by side in a file that names no product. */
function besideUnnamed(columns: readonly Column[]): Beside | null {
  if (pickOne(columns, ['productNumber', 'productName', 'packedItems']) !== null) return null;
  const items = repeatedPairs(columns);
  return items.length === 0 ? null : { items };
}

/** The one quantity between a product and the next. */
function behind(
  product: Column,
  next: Column | undefined,
  quantities: readonly Column[],
): Column | undefined {
  const between = quantities.filter(
    ({ index }) => index > product.index && index < (next?.index ?? Infinity),
  );
  return between.length === 1 ? between[0] : undefined;
}

/** The series of the better product number: the one of lower rank, then the longer. */
function bestSeries(found: readonly Column[][]): readonly Column[] | undefined {
  const rank = (series: readonly Column[]) => series[0]?.reading?.rank ?? 9;
  return [...found].sort((a, b) => rank(a) - rank(b) || b.length - a.length)[0];
}

/** Whether two series have the same numbers or, without numbers, alternate. */
function pairs(products: readonly Column[], quantities: readonly Column[]): boolean {
  if (products.length !== quantities.length) return false;
  const same = products.every((product, at) => numberOf(product) === numberOf(quantities[at]));
  const bare = products.every((product) => numberOf(product) === numberOf(products[0]));
  return same && !bare ? true : inTurn(products, quantities) || inTurn(quantities, products);
}

/** Whether all products stand before all quantities, without numbers, and each has as many cells as the quantity at its place. */
function areInBlocks(products: readonly Column[], quantities: readonly Column[]): boolean {
  const [first] = quantities;
  const isBefore = products.every(({ index }) => index < (first?.index ?? -1));
  const isAlike = products.every(({ values }, at) => values.length === quantities[at]?.values.length);
  return products.length === quantities.length && isBefore && isAlike;
}

const askedItem = (item: ItemPicks): ItemPicks =>
  item.product === undefined ? item : { ...item, product: { ...item.product, ask: 'content' } };

/** Whether each column of the second series is after its first and before the next first. */
function inTurn(first: readonly Column[], second: readonly Column[]): boolean {
  return first.every((column, at) => {
    const next = first[at + 1]?.index ?? Infinity;
    const index = second[at]?.index ?? -1;
    return index > column.index && index < next;
  });
}

function itemOf(product: Column, quantity: Column | undefined, name: Column | undefined): ItemPicks {
  return {
    product: single(product),
    ...(quantity === undefined ? {} : { quantity: single(quantity) }),
    ...(name === undefined ? {} : { name: single(name) }),
  };
}

/** The item in the form of a mapping. */
export function sourceOfItem({ product, fixed = '', name, quantity }: ItemPicks): ItemSource {
  return {
    product_id: product?.source ?? { fixed },
    ...(name === undefined ? {} : { product_name: name.source }),
    ...(quantity === undefined ? {} : { quantity: quantity.source }),
  };
}
