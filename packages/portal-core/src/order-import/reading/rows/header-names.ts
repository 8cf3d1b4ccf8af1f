import { isDigit } from '../../words/digit.js';

/** Number of names that make a line a header, and their least share of a line's cells. */
const ENOUGH_NAMES = 3;
const MOST = 0.6;

/** The names in a header. Files merged from several repeat it, or contain one with other columns. */
export class HeaderNames {
  private readonly rows: (readonly string[])[] = [];
  private readonly names = new Set<string>();
  private haveDigits = false;

  /** Adds a line of the header. */
  add(cells: readonly string[]): void {
    const row = foldedCells(cells);
    this.rows.push(row);
    for (const name of row) if (name !== '') this.names.add(name);
    this.haveDigits ||= row.some(holdsDigit);
  }

  /** Whether a line repeats a line of this header, or is the header of other columns with its names; null for any other line. */
  compare(cells: readonly string[], from: number): 'same' | 'other' | null {
    if (!this.isName(cells[from]) && !this.isName(cells[from + 1])) return null;
    const line = foldedCells(cells);
    if (this.rows.some((row) => beginsWith(line, row))) return 'same';
    const filled = line.filter((cell) => cell !== '');
    const known = filled.filter((cell) => this.names.has(cell)).length;
    return known >= ENOUGH_NAMES && known >= MOST * filled.length ? 'other' : null;
  }

  /**
   * For each column of this header, the column in which a line has its name: the header of rows below that stand in another order. Null
   * unless the line has the same names, each once.
   */
  arrangementIn(cells: readonly string[]): readonly number[] | null {
    const [row, second] = this.rows;
    return row === undefined || second !== undefined ? null : arrangementOf(row, foldedCells(cells));
  }

  private isName(cell: string | undefined): boolean {
    if (cell === undefined || (!this.haveDigits && holdsDigit(cell))) return false;
    return this.names.has(folded(cell));
  }
}

/** Whether a text contains a digit, like most values and few names. */
function holdsDigit(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (isDigit(unit)) return true;
  }
  return false;
}

/** Whether a line begins with a header's cells and nothing follows or, after one with several names, more columns. */
function beginsWith(line: readonly string[], row: readonly string[]): boolean {
  if (line.length !== row.length && row.filter((name) => name !== '').length < ENOUGH_NAMES) return false;
  return line.length >= row.length && row.every((name, column) => name === line[column]);
}

/** Whether two headers are equal except for case, spaces and columns after the last. */
export function isSameHeader(header: readonly string[], cells: readonly string[]): boolean {
  return beginsWith(foldedCells(cells), foldedCells(header));
}

/** Whether two headers are equal except for the order of their columns. */
export function isTurnedHeader(header: readonly string[], cells: readonly string[]): boolean {
  return arrangementOf(foldedCells(header), foldedCells(cells)) !== null;
}

function arrangementOf(row: readonly string[], line: readonly string[]): readonly number[] | null {
  if (line.length !== row.length || new Set(row).size < row.length) return null;
  const columns = row.map((name) => line.indexOf(name));
  return columns.includes(-1) ? null : columns;
}

/** The cells in lower case without byte order mark and outer spaces; blank ones at the end are dropped. */
function foldedCells(cells: readonly string[]): string[] {
  const texts = cells.map(folded);
  while (texts.at(-1) === '') texts.pop();
  return texts;
}

/** The folded cell; `trim` also removes byte order marks. */
const folded = (cell: string | undefined): string => (cell ?? '').trim().toLowerCase().replaceAll('ß', 'ss');
