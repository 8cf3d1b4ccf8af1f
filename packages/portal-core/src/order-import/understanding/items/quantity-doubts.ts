import { cellText } from '../../reading/cells/cell-text.js';
import { foldHeader } from '../../words/fold.js';
import { hasMeaning, type Column } from '../columns/column.js';
import { isCalled } from '../../words/header-name.js';
import { countsOtherVariant } from '../columns/variants-as-columns.js';
import { counterOf } from '../not-to-send/counter-columns.js';
import type { Pick } from '../columns/pick.js';
import { share } from '../columns/values.js';
import { countsPieces } from './quantity-rivals.js';

type Samples = readonly (readonly string[])[];

/** Units that mean pieces. */
const PIECE = /^(1([.,]0+)?|stk|stck|st|stueck|stücke?|pcs?|pce|pcen|ea|each|pieces?|units?|c62|h87)\.?$/i;
const isWhole = (text: string): boolean => /^\d{1,5}([.,]0+)?$/.test(text);

/**
 * Detects a quantity that may not count the pieces to send: it is asked, and a column is proposed only if another one is better. A column
 * of units is joined to it, so that each unit is asked about.
 */
export function doubtedQuantity(quantity: Pick, columns: readonly Column[], samples: Samples): Pick {
  const [taken] = quantity.columns;
  if (taken === undefined || quantity.columns.length > 1) return quantity;
  const left = columns.filter(({ index, values }) => index !== taken.index && values.length > 0);
  const others = left.filter((column) => countsOtherVariant(column, taken));
  if (others.length > 0) return { ...quantity, others, ask: 'missing' };
  const better = left.filter((column) => isBetter(column, taken, samples));
  const waiting = left.filter((column) => isBacklog(column) && differs(column, taken, samples));
  const [best] = isOpen(taken) ? [] : better;
  if (isBacklog(taken)) {
    const counts = left.filter((column) => countsPieces(column) && isCount(column));
    if (counts.length > 0) return { ...quantity, others: counts, ask: 'missing' };
  } else if (best !== undefined && better.every((column) => !differs(column, best, samples)))
    return { columns: [best], source: best.index, others: [taken, ...waiting], ask: 'choice' };
  if (better.length + waiting.length > 0) {
    const counts = left.filter((column) => isCalled('deliverable', column) && isCount(column));
    return { ...quantity, others: [...new Set([...better, ...waiting, ...counts])], ask: 'missing' };
  }
  const unit = left.find((column) => isUnit(column));
  if (unit !== undefined)
    return { ...quantity, source: { columns: [taken.index, unit.index] }, others: [unit], ask: 'content' };
  const wholes = isOpen(taken) ? left.filter((column) => isWholeOf(column, taken, samples)) : [];
  if (wholes.length > 0) return { ...quantity, others: wholes, ask: 'choice' };
  const doubts = left.filter((column) => speaksAgainst(column, taken, samples));
  return doubts.length === 0 ? quantity : { ...quantity, others: doubts, ask: 'missing' };
}

function isBetter(column: Column, taken: Column, samples: Samples): boolean {
  if (isCalled('allPieces', column)) return isCalled('packs', taken) && isCount(column);
  if (isChanged(column)) return isCount(column) && column.values.length === samples.length;
  return isCalled('stillOpen', column) && isCount(column) && isPartOf(column, taken, samples);
}

/** Whether a column is a quantity that was changed afterwards: `Menge neu`. */
const isChanged = (column: Column): boolean =>
  column.reading?.role === 'quantity' && isCalled('changed', column);

/** Whether a column counts pieces that wait for stock: nobody knows by its header whether they are what is sent now. */
const isBacklog = (column: Column): boolean => isCalled('backlog', column) && isCount(column);

/** Whether a column counts everything ordered, while less is still open: the user must choose what is sent now. */
const isWholeOf = (column: Column, open: Column, samples: Samples): boolean =>
  column.reading?.role === 'quantity' &&
  !hasMeaning(column, 'veto', 'items', 'refund', 'minus', 'position') &&
  isCount(column) &&
  isPartOf(open, column, samples);

const isCount = ({ values }: Column): boolean =>
  share(values, isWhole) === 1 && values.some((text) => Number.parseFloat(text) > 0);

/** Whether no row has more of it than of the other, and some have less. */
function isPartOf(part: Column, whole: Column, samples: Samples): boolean {
  const rows = samples.map((row) => [count(row[part.index]), count(row[whole.index])] as const);
  return rows.every(([less, more]) => less <= more) && rows.some(([less, more]) => less < more);
}

const count = (cell: string | undefined): number => Number.parseFloat(cellText(cell)) || 0;

function speaksAgainst(column: Column, taken: Column, samples: Samples): boolean {
  const { values } = column;
  if (isChanged(column)) return isCount(column) && differs(column, taken, samples);
  if (isCalled('unit', column) && !values.every(isWhole)) return values.some((text) => !PIECE.test(text));
  if (hasMeaning(column, 'open') && column.reading === null && isCount(column))
    return isPartOf(column, taken, samples);
  if (isCalled('perPack', taken) && isCalled('packs', column)) return isCount(column);
  if (isShifted(column, taken, samples)) return true;
  return (
    !isOpen(taken) && counterOf(column) === 'delivery' && isCount(column) && differs(column, taken, samples)
  );
}

/** Whether a column holds units in words, and not only pieces. */
export const isUnit = (column: Column): boolean =>
  (isCalled('unit', column) || namesUnits(column)) &&
  share(column.values, (text) => /^\p{L}/u.test(text)) === 1 &&
  column.values.some((text) => !PIECE.test(text));

/** Whether a column of any header that is not about the parcel names packs or pieces in each of its cells, and packs in some. */
function namesUnits(column: Column): boolean {
  const { reading, values } = column;
  if (reading !== null && reading.role !== 'quantity') return false;
  if (column.party !== 'none' || isCalled('parcels', column) || isCalled('packing', column)) return false;
  const isPack = (text: string) => isCalled('packOfGoods', { folded: foldHeader(text) });
  return values.some(isPack) && values.every((text) => isPack(text) || PIECE.test(text));
}

const isOpen = (column: Column): boolean => hasMeaning(column, 'open') || isCalled('stillOpen', column);

/** Whether some row counts something else in the one column than in the other. */
const differs = (column: Column, taken: Column, samples: Samples): boolean =>
  samples.some((row) => count(row[column.index]) !== count(row[taken.index]));

const SHORT = /^\d{1,3}$/;

/** Whether decimal commas of a price split its row: euros, cents in place of pieces, and pieces one column later. */
function isShifted(column: Column, taken: Column, samples: Samples): boolean {
  const { index, values } = column;
  if (
    index !== taken.index - 1 ||
    !isCalled('price', column) ||
    share(values, (text) => /^\d+$/.test(text)) < 1
  )
    return false;
  const behind = samples.map((row) => cellText(row[taken.index + 1]));
  return taken.values.every((text) => /^\d\d$/.test(text)) && behind.every((text) => SHORT.test(text));
}
