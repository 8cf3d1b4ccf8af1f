import { guardFormula, guardSourceCell } from './formula-guard.js';

/** Where the cells of a row come from: a `file`, of which an import then reads the same, or `texts` of any other place. */
export type CellsFrom = 'file' | 'texts';

/** A row of CSV with its line end. No cell of it runs as a formula. */
export function csvRow(cells: readonly string[], delimiter: string, from: CellsFrom): string {
  const guard = from === 'file' ? guardSourceCell : guardFormula;
  return `${cells.map((cell) => quoted(guard(cell), delimiter)).join(delimiter)}\r\n`;
}

const quoted = (cell: string, delimiter: string): string =>
  cell.includes(delimiter) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
