import { columnsOfSource } from '../../recipe/field-source.js';
import {
  ADDRESS_FIELDS,
  IMPORT_MAX_COLUMNS,
  type FieldSource,
  type ImportMapping,
} from '../../order-import.types.js';
import { isAddressPart } from '../../understanding/addresses/parties.js';
import { readColumn, type Column } from '../../understanding/columns/column.js';
import { isWholeAddress } from '../../understanding/columns/values.js';
import type { Role } from '../../words/header-role.js';
import { isDitto, LONGEST_DITTO } from '../../words/ditto.js';
import { saysSamePlace } from '../../words/same-place.js';

/** A day of the week, below which `Do.` is Thursday. */
const WEEKDAY = /^(?:mo|di|mi|do|fr|sa|so)\.?$/i;

/** Words for what was said before, in this row or in the one above. */
const SAID_BEFORE = /^(?:s\.\s?o\.|w\.\s?o\.|wie\s(?:oben|vor))$/iu;

const PLACES: ReadonlySet<Role> = new Set<Role>(['street', 'wholeStreet', 'streetName', 'wholeAddress']);

/** A bare number, as of the order, tells no address from another. */
const isNumber = ({ reading }: Column): boolean => reading?.role === 'bareNumber';

/** The columns of another address than one's own; none where no street is among them. */
function addressBeside(header: readonly string[], own: readonly number[]): number[] {
  const parts = header
    .slice(0, IMPORT_MAX_COLUMNS)
    .map((label, index) => readColumn(label, index, []))
    .filter((column) => !own.includes(column.index) && isAddressPart(column) && !isNumber(column));
  const hasPlace = parts.some(({ reading }) => reading !== null && PLACES.has(reading.role));
  return hasPlace ? parts.map(({ index }) => index) : [];
}

const hasPart = (source: FieldSource | undefined): boolean =>
  typeof source === 'object' && 'part' in source && source.part !== undefined;

/** Whether the cell above names no place that could be meant: it is blank, or its row has the same place as well. */
const namesNoPlace = (above: string): boolean => !isDitto(above) && (above === '' || saysSamePlace(above));

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
 * Takes rows as they stand in the file, and writes what a ditto mark stands for into its cell. In the address of the delivery it remains
 * where its row has another buyer than the row above: it means that one. `s.o.` remains beside any buyer: it may mean either. In a column of
 * whole addresses such a word is the buyer's address where the cell above names no other.
 */
export class DittoCells {
  private readonly columns: readonly number[];
  /** The row above; null where it cannot be seen in the file. */
  private above: readonly string[] | null = null;

  /** The columns of an address beside another party's, and those of that one. */
  private readonly own: ReadonlySet<number>;
  private readonly other: readonly number[];
  /** The columns of whole addresses. */
  private readonly wholes: ReadonlySet<number>;

  constructor(
    columns: readonly number[],
    { columns: sources, fallback = {} }: Pick<ImportMapping, 'columns' | 'fallback'>,
    header: readonly string[],
  ) {
    this.columns = columns;
    const own = ADDRESS_FIELDS.flatMap((field) => columnsOfSource(sources[field]));
    const other = ADDRESS_FIELDS.flatMap((field) => columnsOfSource(fallback[field]));
    this.other = [...new Set([...other, ...addressBeside(header, own)])];
    this.own = new Set(own.filter((column) => !this.other.includes(column)));
    const parts = ADDRESS_FIELDS.map((field) => sources[field]).filter(hasPart);
    this.wholes = new Set(parts.flatMap((source) => columnsOfSource(source)));
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
      if (this.own.has(column) && this.mayMeanOther(cells, cell.trim())) {
        if (this.wholes.has(column) && saysSamePlace(cell) && namesNoPlace(meant))
          found = found.with(column, '');
        continue;
      }
      if (meant !== '' && !isDitto(meant) && !WEEKDAY.test(meant)) found = found.with(column, meant);
    }
    this.above = found;
    return found;
  }

  /** Whether a text may stand for the other party's address in its row. */
  private mayMeanOther(cells: readonly string[], text: string): boolean {
    const told = [...cells.keys()].filter((column) => this.isOfOther(cells, column));
    return SAID_BEFORE.test(text) ? told.length > 0 : told.some((column) => this.isNew(cells, column));
  }

  /** Whether a cell says something of another address, as one of its parts or as a whole. */
  private isOfOther(cells: readonly string[], column: number): boolean {
    const text = cells[column] ?? '';
    if (text.trim() === '') return false;
    return this.other.includes(column) || (!this.own.has(column) && isWholeAddress(text));
  }

  /** Whether a cell says something else than the one above. */
  private isNew(cells: readonly string[], column: number): boolean {
    const text = cells[column]?.trim() ?? '';
    return !isDitto(text) && text !== (this.above?.[column]?.trim() ?? '');
  }

  /** Called for a row that cannot be seen or read: the next one stands below it. */
  lost(): void {
    this.above = null;
  }
}
