const FORMULA_START = /^[=+\-@\t\r]/;
/** What a guard stands before: also a digit, where spreadsheets put an apostrophe to keep a number a text (`'01067`). */
const GUARDED = /^''*[=+\-@\t\r\d]/;

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
