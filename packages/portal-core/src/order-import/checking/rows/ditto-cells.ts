import { columnsOfSource } from '../../recipe/field-source.js';
import { ADDRESS_FIELDS, type ImportMapping } from '../../order-import.types.js';
import { isDitto, LONGEST_DITTO } from '../../words/ditto.js';

/** A day of the week, below which `Do.` is Thursday. */
const WEEKDAY = /^(?:mo|di|mi|do|fr|sa|so)\.?$/i;

/** Words for what was said before, in this row or in the one above. */
const SAID_BEFORE = /^(?:s\.\s?o\.|w\.\s?o\.|wie\s(?:oben|vor))$/iu;

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

/**
 * Takes rows as they stand in the file, and writes what a ditto mark stands for into its cell. `s.o.` in the address of the delivery remains
 * where its row has the buyer's too: it may mean that one.
 */
export class DittoCells {
  private readonly columns: readonly number[];
  /** The row above; null where it cannot be seen in the file. */
  private above: readonly string[] | null = null;

  /** The columns of an address beside another party's, and those of that one: there `s.o.` may mean either. */
  private readonly own: ReadonlySet<number>;
  private readonly other: readonly number[];

  constructor(
    columns: readonly number[],
    { columns: sources, fallback = {} }: Pick<ImportMapping, 'columns' | 'fallback'>,
  ) {
    this.columns = columns;
    this.other = ADDRESS_FIELDS.flatMap((field) => columnsOfSource(fallback[field]));
    const own = ADDRESS_FIELDS.flatMap((field) => columnsOfSource(sources[field]));
    this.own = new Set(this.other.length === 0 ? [] : own.filter((column) => !this.other.includes(column)));
  }

  /** The cells of a row; those that stand for a blank one, or for one that cannot be seen, remain as they are. */
  written(cells: readonly string[]): readonly string[] {
    const { above, columns } = this;
    let found = cells;
    for (let at = 0; at < columns.length; at += 1) {
      const column = columns[at]!;
      const cell = cells[column] ?? '';
      if (!mayBeDitto(cell) || !isDitto(cell.trim())) continue;
      if (this.own.has(column) && SAID_BEFORE.test(cell.trim()) && this.hasOther(cells)) continue;
      const meant = above?.[column]?.trim() ?? '';
      if (meant !== '' && !isDitto(meant) && !WEEKDAY.test(meant)) found = found.with(column, meant);
    }
    this.above = found;
    return found;
  }

  private hasOther(cells: readonly string[]): boolean {
    return this.other.some((column) => (cells[column] ?? '').trim() !== '');
  }

  /** Called for a row that cannot be seen or read: the next one stands below it. */
  lost(): void {
    this.above = null;
  }
}
