import type { Dialect } from '../order-import.types.js';
import { firstFilled } from './filled-cells.js';

/** Whether columns beside a table of orders, with these headers, are a list of their own: of prices, of stock. */
export type IsListBeside = (orders: readonly string[], beside: readonly string[]) => boolean;

/** Columns that stand beside the table of the orders and are none of it. */
export interface Aside {
  /** The first column from 0 that is not read. */
  readonly from: number;
  /** Headers of what is not read. */
  readonly names: readonly string[];
}

/**
 * Finds a list that stands to the right of the orders, behind a column without any value. It must go on below the last order or stand
 * beside rows without one, and name nothing twice: any other could be columns of theirs, and is asked about as such.
 */
export function findAside(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  isListBeside: IsListBeside,
): Aside | null {
  for (let gap = 1; gap < header.length - 1; gap += 1) {
    if (!isBlank(header[gap]) || isBlank(header[gap + 1])) continue;
    const names = header.slice(gap).filter((name) => !isBlank(name));
    if (!isListBeside(header.slice(0, gap), names)) continue;
    const isGap = rows.every((cells) => isBlank(cells[gap]));
    const goesOn = rows.some((cells) => firstFilled(cells, 0) > gap);
    if (isGap && goesOn && isListed(rows, gap + 1)) return { from: gap, names };
  }
  return null;
}

/** Whether a column names each thing once, as lists do and orders do not. */
function isListed(rows: readonly (readonly string[])[], column: number): boolean {
  const values = rows.map((cells) => (cells[column] ?? '').trim()).filter((text) => text !== '');
  return values.length > 1 && new Set(values).size === values.length;
}

const isBlank = (cell = ''): boolean => cell.trim() === '';

/** The cells of a record without those of a list beside it. */
export function cellsOfTable(
  cells: readonly string[],
  { tableWidth }: Pick<Dialect, 'tableWidth'>,
): readonly string[] {
  return tableWidth === undefined || cells.length <= tableWidth ? cells : cells.slice(0, tableWidth);
}
