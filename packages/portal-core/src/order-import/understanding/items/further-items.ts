import type { Column } from '../columns/column.js';
import type { Role } from '../../words/header-role.js';
import { single, type Pick } from '../columns/pick.js';
import { looksLikeQuantity, share } from '../columns/values.js';
import { articleForm } from '../../words/number-form.js';

/** The product and the quantity of one item. */
interface Pair {
  readonly product: Pick;
  readonly quantity: Pick;
}

const PRODUCTS: readonly Role[] = ['productNumber', 'product', 'productName', 'packedItems'];

/**
 * The items behind the first one in a row: `Artikel 2;Menge 2` behind `Artikelnummer;Menge`, and pairs of columns without a name that hold
 * such products and counts, which are asked. Empty when there are none.
 */
export function furtherItems(
  columns: readonly Column[],
  { product, quantity }: Pair,
  isKnownProduct?: (id: string) => boolean,
): Pair[] {
  const [first, count] = [product.columns[0], quantity.columns[0]];
  if (first === undefined || count === undefined || product.columns.length + quantity.columns.length > 2)
    return [];
  const forms = new Set(first.values.map(articleForm));
  const isProduct = (column: Column | undefined): column is Column =>
    column !== undefined &&
    share(column.values, (text) => forms.has(articleForm(text)) || isKnownProduct?.(text) === true) === 1;
  const isCount = (column: Column | undefined): column is Column =>
    column !== undefined && share(column.values, looksLikeQuantity) === 1;
  const numbered = numberedPairs(columns, [first, count]);
  if (numbered.length > 0)
    return numbered.every(([one, other]) => isProduct(one) && isCount(other)) ? numbered.map(pairOf) : [];
  const unnamed = unnamedPairs(columns, [first, count]);
  const found = unnamed.filter(([one, other]) => isProduct(one) && isCount(other));
  return found.map(pairOf).map((pair) => ({ product: asked(pair.product), quantity: asked(pair.quantity) }));
}

/**
 * The items behind the first one whose columns are headed by their product, written like those of the first, and count its pieces: `NW1004`
 * with `2`. Asked, since the first product is read of a column. Empty when there are none.
 */
export function headedItems(columns: readonly Column[], { product, quantity }: Pair): Headed[] {
  const [first, more] = product.columns;
  if (first === undefined || more !== undefined) return [];
  const forms = new Set(first.values.filter(isNumber).map(articleForm));
  const headed = columns.filter(
    (column) =>
      isNumber(column.label) &&
      forms.has(articleForm(column.label)) &&
      !quantity.columns.includes(column) &&
      share(column.values, looksLikeQuantity) === 1,
  );
  return headed.map((column) => ({ fixed: column.label, quantity: asked(single(column)) }));
}

/** A product and the column that counts its pieces. */
interface Headed {
  readonly fixed: string;
  readonly quantity: Pick;
}

/** Whether a text is written as article numbers are, with a letter and several digits. */
const isNumber = (text: string): boolean => /^\S*\p{L}\S*$/u.test(text) && /\d{3}/.test(text);

type Columns = readonly [product: Column, quantity: Column];

const pairOf = ([product, quantity]: Columns): Pair => ({
  product: single(product),
  quantity: single(quantity),
});

const asked = (pick: Pick): Pick => ({ ...pick, ask: 'content' });

/** Columns with the numbers 2, 3 … beside a product and a quantity without a number, or with the number 1. */
function numberedPairs(columns: readonly Column[], [first, count]: Columns): Columns[] {
  if ((first.digits[0] ?? 1) !== 1 || (count.digits[0] ?? 1) !== 1) return [];
  const pairs: Columns[] = [];
  for (let number = 2; ; number += 1) {
    const own = columns.filter(({ digits }) => digits.length === 1 && digits[0] === number);
    const products = own.filter(({ reading }) => reading !== null && PRODUCTS.includes(reading.role));
    const counts = own.filter(({ reading }) => reading?.role === 'quantity');
    const [product, quantity] = [products[0], counts[0]];
    if (product === undefined || quantity === undefined || products.length + counts.length > 2) return pairs;
    pairs.push([product, quantity]);
  }
}

/** Pairs of columns without a name directly behind product and quantity, in the same order. */
function unnamedPairs(columns: readonly Column[], [first, count]: Columns): Columns[] {
  if (Math.abs(first.index - count.index) !== 1) return [];
  const at = (index: number) =>
    columns.find((column) => column.index === index && column.folded === '' && column.values.length > 0);
  const pairs: Columns[] = [];
  for (let index = Math.max(first.index, count.index) + 1; ; index += 2) {
    const [one, other] = [at(index), at(index + 1)];
    if (one === undefined || other === undefined) return pairs;
    pairs.push(first.index < count.index ? [one, other] : [other, one]);
  }
}
