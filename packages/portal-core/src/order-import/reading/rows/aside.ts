import type { Dialect } from '../../order-import.types.js';
import { firstFilled } from './filled-cells.js';

/** Whether columns with these headers beside a table of orders are a separate list, such as prices or stock. */
export type IsListBeside = (orders: readonly string[], beside: readonly string[]) => boolean;

/** Columns beside the table of the orders that do not belong to it. */
export interface Aside {
  /** Index, from 0, of the first column that is not read. */
  readonly from: number;
  /** Headers of the columns that are not read. */
  readonly names: readonly string[];
}

/**
 * Finds a list to the right of the orders, behind a column without any value. It must continue below the last order or stand beside rows
 * without one, and contain nothing twice: any other list could be columns of the orders, and the user is asked about it.
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

/** Whether a column contains no value twice, unlike orders. */
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
