const FORMULA_START = /^[=+\-@\t\r]/;
const GUARDED = /^''*[=+\-@\t\r]/;

/**
 * A cell no spreadsheet runs as a formula: an apostrophe before a text that begins with `= + - @`, tab or return, and before one that
 * already looks guarded, so that `stripFormulaGuard` gives back every text. For cells that are numbers leave it out.
 */
export function guardFormula(text: string): string {
  return FORMULA_START.test(text) || GUARDED.test(text) ? `'${text}` : text;
}

/** A cell as it stands in a file made safe without changing what the import reads from it: guarded cells stay as they are. */
export function guardSourceCell(cell: string): string {
  return FORMULA_START.test(cell) ? `'${cell}` : cell;
}

/** The text a guarded cell stands for: one leading apostrophe is taken off; any other text comes back as it is. */
export function stripFormulaGuard(cell: string): string {
  return cell.charCodeAt(0) === 39 && GUARDED.test(cell) ? cell.slice(1) : cell;
}
