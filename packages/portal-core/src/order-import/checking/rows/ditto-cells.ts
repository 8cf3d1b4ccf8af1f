import { isDitto, LONGEST_DITTO } from '../../words/ditto.js';

/** A day of the week, below which `Do.` is Thursday. */
const WEEKDAY = /^(?:mo|di|mi|do|fr|sa|so)\.?$/i;

const LAST_ASCII = 127;
/** Codes of the signs that a text that stands for the one above begins with, and of blanks; nearly every cell begins with another. */
const BEGINS = Uint8Array.from({ length: LAST_ASCII + 1 }, (_, code) =>
  Number(` \t"',-dDiIwWsS`.includes(String.fromCharCode(code))),
);

const mayBeDitto = (cell: string): boolean => {
  if (cell.length > LONGEST_DITTO || cell === '') return false;
  const code = cell.charCodeAt(0);
  return code > LAST_ASCII || BEGINS[code] === 1;
};

/** Takes rows as they stand in the file, and writes what a ditto mark stands for into its cell. */
export class DittoCells {
  private readonly columns: readonly number[];
  /** The row above; null where it cannot be seen in the file. */
  private above: readonly string[] | null = null;

  constructor(columns: readonly number[]) {
    this.columns = columns;
  }

  /** The cells of a row; those that stand for a blank one, or for one that cannot be seen, remain as they are. */
  written(cells: readonly string[]): readonly string[] {
    const { above, columns } = this;
    let found = cells;
    for (let at = 0; at < columns.length; at += 1) {
      const column = columns[at]!;
      const cell = cells[column] ?? '';
      if (!mayBeDitto(cell) || !isDitto(cell.trim())) continue;
      const meant = above?.[column]?.trim() ?? '';
      if (meant !== '' && !isDitto(meant) && !WEEKDAY.test(meant)) found = found.with(column, meant);
    }
    this.above = found;
    return found;
  }

  /** Called for a row that cannot be seen or read: the next one stands below it. */
  lost(): void {
    this.above = null;
  }
}
