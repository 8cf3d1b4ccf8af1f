import { cellText } from '../../reading/cells/cell-text.js';
import { columnsOfSource } from '../../recipe/field-source.js';
import { hasMeaning, type Column } from '../columns/column.js';
import type { Pick } from '../columns/pick.js';
import { looksLikeQuantity, share } from '../columns/values.js';

interface Rows {
  readonly order: Pick | undefined;
  readonly samples: readonly (readonly string[])[];
}

/**
 * The column of positions that counts pieces, if the quantity numbers the rows of each order instead: `Menge` 1, 2, 3 beside `Pos` 5, 1,
 * 1. Undefined when the headers are right.
 */
export function swappedPosition(
  quantity: Pick,
  columns: readonly Column[],
  { order, samples }: Rows,
): Column | undefined {
  const [taken] = columnsOfSource(quantity.source);
  const [number] = columnsOfSource(order?.source);
  const positions = columns.filter(
    (column) => hasMeaning(column, 'position', 'line') && share(column.values, looksLikeQuantity) === 1,
  );
  if (taken === undefined || number === undefined || positions.length === 0) return undefined;
  const orders = ordersOf(samples, number).filter((rows) => rows.length > 1);
  if (orders.length === 0 || !orders.every((rows) => counts(rows.map((row) => row[taken])))) return undefined;
  return positions.find(({ index }) => orders.some((rows) => !rises(rows.map((row) => row[index]))));
}

/** The rows of each order; a blank order number continues the order above. */
function ordersOf(samples: Rows['samples'], number: number): (readonly (readonly string[])[])[] {
  const orders = new Map<string, (readonly string[])[]>();
  let id = '';
  for (const row of samples) {
    id = cellText(row[number]) || id;
    orders.set(id, [...(orders.get(id) ?? []), row]);
  }
  return [...orders.values()];
}

/** Whether cells count from 1 by 1. */
const counts = (cells: readonly (string | undefined)[]): boolean =>
  cells.every((cell, index) => Number(cellText(cell)) === index + 1);

/** Whether each number is above the last, as positions are. */
const rises = (cells: readonly (string | undefined)[]): boolean =>
  cells.every((cell, index) => index === 0 || Number(cellText(cell)) > Number(cellText(cells[index - 1])));
