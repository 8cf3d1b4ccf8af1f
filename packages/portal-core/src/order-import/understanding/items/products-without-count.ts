import { cellText } from '../../reading/cells/cell-text.js';
import { parseProductsAndQuantities, saysNoQuantity } from '../../recipe/products-and-quantities.js';
import { hasMeaning, type Column } from '../columns/column.js';
import type { Pick } from '../columns/pick.js';
import { share } from '../columns/values.js';
import type { Meaning } from '../../words/data/meanings.js';

const isWhole = (text: string): boolean => /^\d{1,4}([.,]0+)?$/.test(text);
const isList = (text: string): boolean => /^\s*\d{1,4}(\s*[,;|/\n]\s*\d{1,4})+\s*$/.test(text);

/** Meanings that a column of counts may have, and those that it must not have. */
const OF_PIECES: readonly Meaning[] = ['quantity', 'count', 'item', 'items', 'sku', 'open'];
const OF_ELSE: readonly Meaning[] = [
  ...(['number', 'position', 'line', 'code', 'date', 'time', 'phone', 'minus', 'refund', 'record'] as const),
  ...(['street', 'houseNumber', 'postCode', 'postNumber', 'customer', 'otherParty'] as const),
];

interface Apart {
  readonly product: Pick;
  readonly quantity: Pick;
}

/**
 * Recognises a column named as an item list (`Items`, `Positionen`) whose cells contain no quantities: it is the products' column, and the
 * quantities are beside it, in the quantity's column or in an unknown column of counts, which is asked. Null when the cells have
 * quantities, or no column beside them can be one.
 */
export function productsWithoutCount(
  packed: Pick,
  quantity: Pick | null,
  columns: readonly Column[],
): Apart | null {
  const [listed] = packed.columns;
  if (listed === undefined || packed.columns.length > 1) return null;
  if (listed.values.length === 0 || !listed.values.every(saysNoQuantity)) return null;
  const counts = quantity === null ? countsBeside(listed, columns) : quantity.columns;
  const isOfLists = listed.values.some((text) => (parseProductsAndQuantities(text) ?? []).length > 1);
  if (isOfLists && !counts.some(({ values }) => values.some(isList))) return null;
  if (quantity !== null) return { product: packed, quantity };
  const [first] = counts;
  if (first === undefined) return null;
  return {
    product: packed,
    quantity: { columns: [first], source: first.index, others: counts, ask: 'missing' },
  };
}

/** Asks about lists of items some of which have no quantity, beside a count larger than their number. */
export function doubtedList(
  packed: Pick,
  left: readonly Column[],
  samples: readonly (readonly string[])[],
): Pick {
  const [listed] = packed.columns;
  if (listed === undefined || packed.columns.length > 1 || packed.ask !== undefined) return packed;
  const rows = samples.map((row) => ({ row, text: cellText(row[listed.index]) }));
  const bare = rows.filter(({ text }) => text !== '' && saysNoQuantity(text));
  const others = countsBeside(listed, left).filter(({ index }) =>
    bare.some(({ row, text }) => {
      const pieces = (parseProductsAndQuantities(text) ?? []).reduce((sum, { qty }) => sum + qty, 0);
      const count = cellText(row[index]);
      return isList(count) || Number.parseFloat(count) > pieces;
    }),
  );
  return others.length === 0 ? packed : { ...packed, others, ask: 'choice' };
}

/** Columns of whole numbers, not all of them one, whose headers do not say that they count something else. */
function countsBeside(listed: Column, columns: readonly Column[]): Column[] {
  return columns.filter((column) => {
    const { values, reading, words, index } = column;
    if (index === listed.index || share(values, (text) => isWhole(text) || isList(text)) < 1) return false;
    if (values.every((text) => Number.parseFloat(text) <= 1 && !isList(text))) return false;
    if (reading !== null && reading.role !== 'quantity') return false;
    if (hasMeaning(column, ...OF_ELSE)) return false;
    if (hasMeaning(column, ...OF_PIECES)) return true;
    return !hasMeaning(column, 'veto') && (column.word !== undefined || words.length === 0);
  });
}
