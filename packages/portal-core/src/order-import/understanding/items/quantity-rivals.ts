import { cellText } from '../../reading/cells/cell-text.js';
import { columnsOfSource } from '../../recipe/field-source.js';
import { hasMeaning, type Column } from '../columns/column.js';
import { counterOf } from '../not-to-send/counter-columns.js';
import { isCalled } from '../../words/header-name.js';
import { saysMultiple, saysPack } from '../../words/pack-text.js';
import type { Pick } from '../columns/pick.js';
import { share } from '../columns/values.js';

const isWhole = (text: string): boolean => /^\d{1,5}([.,]0+)?$/.test(text);
/** Pieces in a pack as people write them: `6`, `6 Stk.`, `6er`. */
const isPieces = (text: string): boolean =>
  isWhole(text) || /^\d{1,4}\s?-?(?:er|x|st|stk|stück|pcs|pieces)\.?$/i.test(text);

interface RivalOptions {
  readonly order: Pick | undefined;
  readonly samples: readonly (readonly string[])[];
}

/**
 * Columns that could be the quantity instead, since its values contradict it: another count of pieces, pieces that come free with them,
 * and pieces per pack of more than one. Totals of an order's quantities are excluded.
 */
export function quantityRivals(
  quantity: Pick,
  columns: readonly Column[],
  { order, samples }: RivalOptions,
): Column[] {
  const [taken] = columnsOfSource(quantity.source);
  if (taken === undefined) return [];
  const open = quantity.columns.some((column) => hasMeaning(column, 'open'));
  return columns.filter((column) => {
    if (column.index === taken) return false;
    if (isPackSize(column)) return fillsPacks(column);
    if (isSoldIn(column)) return column.values.some((text) => saysPack(text) || saysMultiple(text));
    if (isDifference(column)) return true;
    if (share(column.values, isWhole) < 1) return false;
    if (isToldElsewhere(column) || isMoneyBeside(column, quantity)) return false;
    if (isOtherCount(column, { taken, samples })) return true;
    if (open || isZero(column)) return false;
    if (!countsPieces(column) && !isCalled('extraPieces', column) && !isPacksOrRest(column)) return false;
    const rows = samples.map((row) => ({
      order:
        order === undefined
          ? ''
          : columnsOfSource(order.source)
              .map((at) => cellText(row[at]))
              .join(' '),
      pieces: number(row[taken]),
      other: number(row[column.index]),
    }));
    const isExtra = isCalled('extraPieces', column);
    const isOther = ({ pieces, other }: Row) =>
      other !== null && other !== pieces && !(isExtra && other === 0);
    return rows.some(isOther) && !addsUp(rows);
  });
}

const isPackSize = ({ folded, values }: Column): boolean =>
  isCalled('packSize', { folded: folded.replace(/\d+$/, '') }) && share(values, isPieces) === 1;

/** Whether a column says that more than one piece goes into a pack: the quantity beside it may count packs. */
export const fillsPacks = (column: Column): boolean =>
  isPackSize(column) && column.values.some((text) => Number.parseFloat(text) > 1);

/** A quantity without those that it could be by their headers and that are zero in every row. */
export const withoutZeros = (quantity: Pick): Pick => ({
  ...quantity,
  others: quantity.others.filter((column) => column.values.length === 0 || !isZero(column)),
});

const isZero = ({ values }: Column): boolean => values.every((text) => Number.parseFloat(text) === 0);

/** Headers of differences: a sign alone, or a word for more, less or a correction. */
const OF_DIFFERENCES = /^$|menge|liefer|mehr|minder|diff|korr|stueck|qty|adjust|delta/;

/** Whether a column has pieces with a sign, to be added or taken away. */
const isDifference = (column: Column): boolean => {
  const { values, reading } = column;
  return (
    reading === null &&
    !isCalled('changedCount', column) &&
    OF_DIFFERENCES.test(column.folded) &&
    values.every((text) => /^[+-]?\d{1,3}$/.test(text)) &&
    values.some((text) => /^[+-]0*[1-9]/.test(text))
  );
};

/** Whether all numbers of a column have cents, and those of the quantity have none. */
const isMoneyBeside = ({ values, label }: Column, quantity: Pick): boolean =>
  /[€$£%]/.test(label) ||
  (values.every((text) => /^-?\d+[.,]\d\d$/.test(text)) &&
    quantity.columns.every((column) => column.values.every((text) => /^\d+$/.test(text))));

/** Whether a column describes in words in what form an item is sold, which is mostly a form of the article itself. */
export const describesForm = (column: Column): boolean =>
  isSoldIn(column) && share(column.values, isPieces) < 1;

/** Whether a column says in what form an item is sold. */
const isSoldIn = (column: Column): boolean => isCalled('packing', column) || isCalled('choices', column);

interface Counted {
  readonly taken: number;
  readonly samples: readonly (readonly string[])[];
}

/** Whether a column multiplies the quantity, or counts less or other pieces: those that can be sent, or are wanted in the end. */
function isOtherCount(column: Column, { taken, samples }: Counted): boolean {
  const rows = samples.map((row) => [number(row[column.index]), number(row[taken])] as const);
  if (isCalled('multiplier', column)) return rows.some(([times]) => times !== null && times > 1);
  const some = (isMeant: (other: number, pieces: number) => boolean) =>
    rows.some(([other, pieces]) => other !== null && pieces !== null && isMeant(other, pieces));
  // More than is ordered is the stock.
  if (isCalled('deliverable', column))
    return some((other, pieces) => other < pieces) && !some((other, pieces) => other > pieces);
  if (isCalled('parcelCount', column)) return some((other, pieces) => other > 1 && other !== pieces);
  return isCalled('wantedCount', column) && some((other, pieces) => other !== pieces);
}

/** Whether what a column counts is told row by row: pieces that came back, were sent or cancelled. */
const isToldElsewhere = (column: Column): boolean =>
  isCalled('cancelled', column) || ['pieces', 'money'].includes(counterOf(column) ?? '');

/** Whether a column counts packs, or what is left: pieces may be meant by it as well. Parcels are counted for the carrier. */
const isPacksOrRest = (column: Column): boolean =>
  isCalled('rest', column) || (isCalled('packs', column) && !isCalled('parcels', column));

const number = (cell: string | undefined): number | null => {
  const text = cellText(cell);
  return isWhole(text) ? Number.parseFloat(text) : null;
};

/** Whether a header counts pieces: `Gesamtstück`, `Stück`, `Menge im Set`; not what was delivered, cancelled or packed. */
export function countsPieces(column: Column): boolean {
  if (!hasMeaning(column, 'quantity') || hasMeaning(column, 'items', 'refund', 'minus', 'position'))
    return false;
  return column.words.every(({ meaning, text }) => meaning !== 'veto' || isCalled('total', { folded: text }));
}

interface Row {
  readonly order: string;
  readonly pieces: number | null;
  readonly other: number | null;
}

/** Whether a column repeats the order's total on each of its rows; the last order of a sample may be incomplete. */
function addsUp(rows: readonly Row[]): boolean {
  const orders = new Map<string, Row[]>();
  let current = '';
  for (const row of rows) {
    if (row.order.trim() !== '') current = row.order;
    orders.set(current, [...(orders.get(current) ?? []), row]);
  }
  const groups = [...orders.values()];
  return (
    groups.some((group) => group.length > 1) &&
    groups.every((group, at) => {
      const [total] = group.flatMap(({ other }) => (other === null ? [] : [other]));
      const sum = group.reduce((all, { pieces }) => all + (pieces ?? 0), 0);
      const same = group.every(({ other }) => other === null || other === total);
      return same && (total === sum || (at === groups.length - 1 && (total ?? 0) >= sum));
    })
  );
}
