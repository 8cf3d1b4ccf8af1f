import { single, type Pick } from '../columns/pick.js';
import type { Column } from '../columns/column.js';
import { isVariantHeader } from '../../words/variant-words.js';
import { looksLikeQuantity, share } from '../columns/values.js';

/** A product and its quantity; the product is asked about, since its header is unknown. */
interface Pair {
  readonly product: Pick;
  readonly quantity: Pick;
}

/**
 * Items side by side whose quantities have the same header several times, or one with a number, and whose products stand in turn with them
 * under an unknown one: `Anzahl;Was;Anzahl;Was`, `Sorte 1;Anzahl 1;Sorte 2;Anzahl 2`. Empty when there are none.
 */
export function repeatedPairs(columns: readonly Column[]): readonly Pair[] {
  const repeated = groupsOf(columns);
  const counts = repeated.find(isCounting);
  const things = repeated.find((group) => group.length === counts?.length && isOfThings(group));
  const [count, thing] = [counts?.[0]?.index ?? 0, things?.[0]?.index ?? 0];
  if (counts === undefined || things === undefined || Math.abs(count - thing) !== 1) return [];
  const isInTurn = things.every(({ index }, at) => counts[at]?.index === index + count - thing);
  if (!isInTurn) return [];
  return things.map((column, at) => ({
    product: single(column),
    quantity: single(counts[at] ?? column),
  }));
}

/** The columns whose headers stand several times in the file but for their numbers, by header. */
function groupsOf(columns: readonly Column[]): readonly Column[][] {
  const groups = new Map<string, Column[]>();
  for (const column of columns) {
    const name = column.label.toLowerCase().replaceAll(/\d+/g, '');
    if (name !== '') groups.set(name, [...(groups.get(name) ?? []), column]);
  }
  return [...groups.values()].filter((group) => group.length > 1 && areNumberedAlike(group));
}

/** Whether headers have no number, or each has another one. */
function areNumberedAlike(group: readonly Column[]): boolean {
  const numbers = group.map(({ digits }) => digits.join('.'));
  return new Set(numbers).size === numbers.length || numbers.every((text) => text === '');
}

const isCounting = (group: readonly Column[]): boolean =>
  group.every(({ reading }) => reading?.role === 'quantity');

/** Whether columns of an unknown header hold texts that count nothing. */
const isOfThings = (group: readonly Column[]): boolean =>
  group.every(
    ({ reading, word, folded, values }) =>
      reading === null &&
      word !== undefined &&
      !isVariantHeader(folded.replaceAll(/\d+/g, '')) &&
      share(values, looksLikeQuantity) === 0,
  ) && group.some(({ values }) => values.length > 0);
