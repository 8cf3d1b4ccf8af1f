import type { Column } from '../columns/column.js';

/** Number of headers that must occur twice for a row to contain two orders: its number, and parts of an address or of an item. */
const MOST_CHANCE = 4;

const nameOf = ({ folded }: Column): string => folded.replace(/\d+$/, '');

/** The columns of a second order in the same row: from the second order number with other values on, when most headers occur twice. */
export function secondOrder(columns: readonly Column[]): Column[] {
  const numbers = columns.filter(({ reading }) => reading?.role === 'orderNumber');
  const second = numbers.find((column) =>
    numbers.some(
      (first) =>
        first.index < column.index &&
        nameOf(first) === nameOf(column) &&
        column.values.some((text) => !first.values.includes(text)),
    ),
  );
  if (second === undefined) return [];
  const before = new Set(columns.filter(({ index }) => index < second.index).map(nameOf));
  const behind = columns.filter(({ index }) => index >= second.index);
  const twice = behind.filter((column) => nameOf(column) !== '' && before.has(nameOf(column)));
  return twice.length > MOST_CHANCE ? behind : [];
}
