import { hasMeaning, type Column } from '../columns/column.js';
import { isCalled } from '../../words/header-name.js';
import type { Pick } from '../columns/pick.js';
import { looksLikeQuantity, share } from '../columns/values.js';

/**
 * The columns of whole numbers that may say how many pieces are meant, in a file without a quantity: pieces per pack, packs, counts of any
 * kind. None is proposed, since one piece each, the packs or their product could be right. Null without any.
 */
export function countColumns(columns: readonly Column[]): Pick | null {
  const counts = columns.filter(
    (column) => maySayHowMany(column) && share(column.values, looksLikeQuantity) === 1,
  );
  const [first] = counts;
  return first === undefined
    ? null
    : { columns: [first], source: first.index, others: counts, ask: 'missing' };
}

/** Number of words from which on a header says more than its one word does. */
const MANY = 2;

function maySayHowMany(column: Column): boolean {
  if (countsItems(column)) return true;
  if (hasMeaning(column, 'refund', 'minus', 'position', 'line', 'date', 'time', 'otherParty')) return false;
  if (column.reading !== null && column.reading.role !== 'quantity') return false;
  const folded = column.folded.replace(/\d+$/, '');
  if (isCalled('parcels', { folded }) && column.words.length < MANY) return true;
  if (isCalled('packSize', { folded }) || isCalled('packs', { folded }) || isCalled('perPack', { folded }))
    return true;
  return hasMeaning(column, 'quantity') && column.words.every(({ meaning }) => meaning !== 'veto');
}

/** Whether a column counts the items of an order, of which some has more than one: `Number of Items`, `Total Items`. */
const countsItems = (column: Column): boolean =>
  isCalled('itemCount', column) && column.values.some((text) => Number.parseFloat(text) > 1);
