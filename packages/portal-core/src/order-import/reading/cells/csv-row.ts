import { guardSourceCell } from './formula-guard.js';

/**
 * A row of CSV with its line end. `guard` keeps cells from running as formulas: by default it changes nothing of what an import reads from
 * cells of a file; texts that come from elsewhere need `guardFormula`.
 */
export function csvRow(
  cells: readonly string[],
  delimiter: string,
  guard: (cell: string) => string = guardSourceCell,
): string {
  return `${cells.map((cell) => quoted(guard(cell), delimiter)).join(delimiter)}\r\n`;
}

const quoted = (cell: string, delimiter: string): string =>
  cell.includes(delimiter) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
