/** Characters at which a spreadsheet begins a formula. Those for East Asian typing are taken like the narrow ones. */
export const FORMULA_STARTS = '=+-@\t\r\n＝＋－＠';
const FORMULA_START = new RegExp(`^[${FORMULA_STARTS.replace('-', '\\-')}]`);
/**
 * Texts that a guard may stand before; also digits, since spreadsheets put an apostrophe before a number to keep it a text (`'01067`), and
 * numbers with letters (`'B-1`). Words keep theirs: `'t Hof`.
 */
const GUARDED = new RegExp(
  `^'+(?:[${FORMULA_STARTS.replace('-', '\\-')}\\d]|\\p{L}[\\p{L}._/-]{0,9}\\d[^\\s']*$)`,
  'u',
);

/**
 * Guards a cell so that no spreadsheet runs it as a formula: an apostrophe before a text that begins with one of `FORMULA_STARTS`, and
 * before one that already looks guarded, so that `stripFormulaGuard` restores every text. Do not use it for cells that are numbers.
 */
export function guardFormula(text: string): string {
  return FORMULA_START.test(text) || GUARDED.test(text) ? `'${text}` : text;
}

/** Makes a cell of a file safe without changing what the import reads from it: guarded cells are left unchanged. */
export function guardSourceCell(cell: string): string {
  return FORMULA_START.test(cell) ? `'${cell}` : cell;
}

/** The text of a guarded cell: one leading apostrophe is removed; any other text is returned unchanged. */
export function stripFormulaGuard(cell: string): string {
  return cell.charCodeAt(0) === 39 && GUARDED.test(cell) ? cell.slice(1) : cell;
}

const EQUALS = 61;
/** A formula whose result is just a text or a number; programs write it to keep a spreadsheet from changing a number. */
const OF_A_TEXT = /^=(?:T\("([^"]*)"\)|"([^"]*)"|(\d+))$/i;

/** What stands in a cell that a spreadsheet would show: `="0815"` is `0815`, `'01067` is `01067`; any other text is returned unchanged. */
export function shownText(cell: string): string {
  if (cell.charCodeAt(0) !== EQUALS) return stripFormulaGuard(cell);
  const [, inT, quoted, number] = OF_A_TEXT.exec(cell) ?? [];
  return inT ?? quoted ?? number ?? cell;
}
