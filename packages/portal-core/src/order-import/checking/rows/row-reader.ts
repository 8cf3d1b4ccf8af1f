import type { SaidLine } from '../not-to-send/said-lines.js';
import { cellsOfTable } from '../../reading/rows/aside.js';
import type { BrokenRecord } from '../../reading/rows/broken-record.js';
import { cellText } from '../../reading/cells/cell-text.js';
import { createCsvParser } from '../../reading/rows/parse.js';
import { ownColumns, withTold } from '../../reading/rows/told-columns.js';
import { countFilled, firstFilled } from '../../reading/rows/filled-cells.js';
import { createRowFilter, type RecordKind, type RowFilter } from '../../reading/rows/row-filter.js';
import type { Survey } from '../../reading/survey.js';
import { columnsOfSource, usedColumns } from '../../recipe/field-source.js';
import { numberOfLine, rowNumbering } from '../../recipe/row-number.js';
import type { FormHead, Reading, RowIssue } from '../../order-import.types.js';
import { isHeaderWord } from '../../words/header-share.js';
import { isDigit } from '../../words/digit.js';
import { fieldReader, type FieldReader } from '../orders/field-reader.js';
import { isDitto } from '../../words/ditto.js';
import { asidesOf } from './asides.js';
import { bareTotalIn } from './bare-totals.js';
import { strayWordsIn } from './stray-words.js';
import { DittoCells } from './ditto-cells.js';
import { withoutDecimals } from '../cells/spreadsheet-number.js';

/** Cells changed by the user: by line (as in `RowIssue`) and column from 0. */
export type RowEdits = ReadonlyMap<number, ReadonlyMap<number, string>>;

export interface RowReaderOptions extends Reading {
  /** Cells corrected by the user; they replace the file's. */
  readonly edits?: RowEdits;
  /** Receives every row, so that one pass over the file describes the file and its orders. */
  readonly survey?: Pick<Survey, 'record' | 'broken' | 'leftOut'>;
}

/** Receives the rows of a file; `id` is the order number that they name, empty when they name none. */
export interface RowTaker {
  row(cells: readonly string[], line: number, id: string): void;
  /** Called for what lies between rows: the next row does not stand directly below the last. */
  gap(): void;
  /** Called for a line that is no row. */
  said(said: SaidLine): void;
  /** Called for the line of a total. */
  total?(cells: readonly string[], line: number): void;
  /** Called for a hidden row, which is left out: its order is not complete without it. */
  hidden(line: number, id: string): void;
  /** Called for a row that the user leaves out: rows without a number below it do not belong to the order above it. */
  leftOut(id: string): void;
  /** Called for a row that cannot be trusted. */
  unreadable(cells: readonly string[], id: string, issue: RowIssue): void;
}

/** Reads the rows of a file from its text, in chunks of any size. */
interface RowReader {
  push(text: string): void;
  /** Takes one row that is already split. */
  pushRow(cells: readonly string[], line: number): void;
  end(): void;
}

/** Splits a file into rows, leaves out lines that are none, applies edits, and checks that each row has its columns. */
export function createRowReader(options: RowReaderOptions, taker: RowTaker): RowReader {
  const shaper = new RowShaper(options, taker);
  const filter = createRowFilter(options.dialect);
  const { survey } = options;
  const isBareTotal = bareTotalIn(options.mapping);
  const strayWords = strayWordsIn(options);
  let hasRows = false;
  const said = new SaidTeller(taker, options);
  const parser = createCsvParser({
    delimiter: options.dialect.delimiter,
    onEmpty: () => taker.gap(),
    onRecord(all, line) {
      const placed = cellsOfTable(all, options.dialect);
      const found = filter.kindOf(placed, line);
      const cells = filter.arranged(placed);
      const kind = found === 'row' && hasRows && isBareTotal(cells) ? 'totals' : found;
      if (kind === 'blank' || kind === 'totals') taker.gap();
      if (kind !== 'blank' && kind !== 'row') said.take(kind, filter.heads, cells, line);
      if (kind === 'totals') taker.total?.(cells, line);
      if (kind === 'hidden') shaper.hidden(cells, line);
      if (kind === 'chosen') shaper.leftOut(cells, line);
      if (kind !== 'row') return;
      hasRows = true;
      survey?.record(withTold(cells, filter.day, options.dialect));
      said.row();
      shaper.isOpen = parser.isOpen;
      const stray = strayWords(cells);
      if (stray !== null) taker.said({ ...stray, line, place: 'below' });
      shaper.ownRow(cells, line, filter.day);
    },
    onBroken(broken) {
      if (filter.kindOfBroken(broken.line, broken.text) !== 'row') return;
      survey?.broken();
      shaper.broken(broken);
    },
  });
  return {
    push: (text) => parser.push(text),
    pushRow: (cells, line) => shaper.row(cells, line),
    end() {
      parser.end();
      said.end();
      survey?.leftOut(filter);
    },
  };
}

/** Passes on the texts of lines with one or two cells. */
class SaidTeller {
  private readonly taker: RowTaker;
  /** The last heading of rows that are no orders, until such a row shows that it is one. */
  private pending: SaidLine | null = null;
  /** The headings that are not recognised since the last row: without any further row they are lines below the rows. */
  private headings: SaidLine[] = [];

  /** Cells whose texts stand in columns of the rows. */
  private readonly read: FormHead['cells'];
  private readonly asides: readonly SaidLine[];
  /** The columns of the order number. */
  private readonly ids: readonly number[];
  /** The last heading of rows that are no orders. */
  private section = '';

  constructor(taker: RowTaker, options: RowReaderOptions) {
    this.taker = taker;
    this.ids = columnsOfSource(options.mapping.columns.external_order_id);
    this.read = options.dialect.formHead?.cells ?? [];
    this.asides = asidesOf(options);
  }

  // oxlint-disable-next-line max-params -- a line and what the filter says of it
  take(kind: RecordKind, heads: RowFilter['heads'], all: readonly string[], line: number): void {
    const read = this.read.filter((cell) => cell.line === line);
    const cells =
      read.length === 0 ? all : all.map((text, at) => (read.some(({ column }) => column === at) ? '' : text));
    const filled = countFilled(cells);
    if (kind === 'otherTable') this.tell('others');
    if (kind === 'title' && filled > 2) this.tellPairs(cells, line);
    if (kind === 'otherTable' && filled > 2) this.tellNumber(cells, line);
    if (filled > 2 || (kind !== 'title' && kind !== 'footer' && kind !== 'otherTable')) return;
    const isOther = kind === 'otherTable';
    const place = kind === 'title' ? 'above' : isOther ? 'others' : heads === 'unknown' ? 'heading' : 'below';
    const { section } = this;
    const said: SaidLine = { text: cells.join(' ').trim(), line, place, isPair: filled > 1, section };
    if (heads === 'other') {
      this.tell('below');
      this.pending = said;
      this.section = said.text;
      return;
    }
    if (place === 'heading') this.headings.push(said);
    this.taker.said(said);
  }

  /** Called for a row. */
  row(): void {
    if (this.headings.length > 0) this.headings = [];
  }

  end(): void {
    this.tell('below');
    for (const said of this.headings) this.taker.said({ ...said, place: 'below' });
    for (const aside of this.asides) this.taker.said(aside);
  }

  /** Passes on what the pairs of a label and its value in one title line say, and a text behind them: `Lager | Süd | Datum | 20.11. | dringend`. */
  private tellPairs(cells: readonly string[], line: number): void {
    let hasPair = false;
    for (let at = firstFilled(cells, 0); at >= 0; at = firstFilled(cells, at + 2)) {
      const [label, value] = [(cells[at] ?? '').trim(), (cells[at + 1] ?? '').trim()];
      if ((value === '' && !hasPair) || isHeaderWord(value === '' ? label : value)) continue;
      hasPair = true;
      this.taker.said({ text: `${label} ${value}`.trim(), line, place: 'above', isPair: true });
    }
  }

  /** Passes on the number of a row that is no order: an order above or below may have it as well. */
  private tellNumber(cells: readonly string[], line: number): void {
    const text = this.ids
      .map((column) => (cells[column] ?? '').trim())
      .join(' ')
      .trim();
    if (text !== '') this.taker.said({ text, line, place: 'others', isPair: false, section: this.section });
  }

  private tell(place: SaidLine['place']): void {
    if (this.pending !== null) this.taker.said({ ...this.pending, place });
    this.pending = null;
  }
}

/** What repeats the number above, and says nothing of it in another column: a dash, or words. */
const REPEATS = /^(?:id\.|s\. ?o\.?|siehe oben|as above|same|[-–—]+)$/iu;

/** Whether a text in place of an order number repeats the one above; most numbers end with a digit and so do not. */
const repeatsAbove = (text: string): boolean =>
  !isDigit(text.charCodeAt(text.length - 1)) && (isDitto(text) || REPEATS.test(text));

const OF_ADDRESS = ['first_address_line', 'company', 'street', 'postal_code', 'city'] as const;

class RowShaper {
  /** Whether the next row ends the file without a line end. */
  isOpen = false;
  /** Whether any row has had all columns, and any has had fewer. */
  private hasWhole = false;
  private hasShort = false;
  /** Number of columns up to the last one that any row has filled. */
  private filledCount = 0;
  private readonly taker: RowTaker;
  private readonly columnCount: number;
  /** Number of columns that are needed; those after them feed nothing. */
  private readonly neededCount: number;
  private readonly edits: RowEdits | undefined;
  private readonly idReader: FieldReader;
  private readonly idColumns: number;
  /** The order number that each row's line completes; null for a file that has order numbers. */
  private readonly numbering: string | null;
  /** The columns of the person and the place that an order goes to. */
  private readonly toColumns: readonly number[];
  /** The last order number cell; consecutive rows of one order often repeat it. */
  private lastCell: string | null = null;
  private lastId = '';
  /** Whether rows of one order may follow each other, as they do when a row is an item. */
  private readonly mayRepeat: boolean;
  /** Whether the order number of the last row was a ditto mark. */
  private isDitto = false;

  private readonly dittos: DittoCells;

  /** How many columns the file itself has, if others are added to it. */
  private readonly ownCount: number | undefined;
  private readonly dialect: RowReaderOptions['dialect'];

  constructor({ mapping, header, edits, dialect }: RowReaderOptions, taker: RowTaker) {
    const source = mapping.columns.external_order_id;
    this.taker = taker;
    this.mayRepeat = mapping.mode === 'new-line';
    this.columnCount = header.length;
    this.dialect = dialect;
    this.ownCount = ownColumns(dialect);
    const count = this.ownCount ?? header.length;
    const used = [...usedColumns({ ...mapping, cancelled: [] })].filter((column) => column < count);
    this.neededCount = Math.max(0, ...used.map((column) => column + 1));
    this.edits = edits;
    this.idReader = fieldReader(mapping, 'external_order_id', { source, watch: { damaged: false } });
    this.idColumns = this.idReader.lastColumn + 1;
    this.numbering = rowNumbering(mapping);
    this.toColumns = OF_ADDRESS.flatMap((field) => columnsOfSource(mapping.columns[field]));
    const ids = columnsOfSource(source);
    this.dittos = new DittoCells(
      [...header.keys()].filter((column) => !ids.includes(column)),
      mapping,
      header,
    );
  }

  /** Takes a row as in the file, below the heading of a day or the head of a form. */
  ownRow(cells: readonly string[], line: number, day: string): void {
    const { ownCount, dialect } = this;
    if (ownCount === undefined) this.row(this.dittos.written(this.edited(cells, line)), line);
    else if (this.isMisshapen(cells, ownCount)) this.misshapen(cells, line, ownCount);
    else this.row(withTold(this.dittos.written(this.edited(cells, line)), day, dialect), line);
  }

  row(source: readonly string[], line: number): void {
    const cells = this.edited(source, line);
    if (this.isMisshapen(cells, this.columnCount)) return this.misshapen(cells, line, this.columnCount);
    const id = this.idOf(cells, line);
    if (this.isDitto) this.ditto(cells, line);
    else this.taker.row(cells, line, id);
  }

  hidden(cells: readonly string[], line: number): void {
    this.dittos.lost();
    this.taker.hidden(line, this.idOf(cells, line));
  }

  leftOut(cells: readonly string[], line: number): void {
    this.dittos.lost();
    this.taker.leftOut(this.idOf(cells, line));
  }

  /** Takes a row with a ditto mark for the order number: it belongs to the order above. */
  private ditto(cells: readonly string[], line: number): void {
    const column = this.idReader.plainColumn;
    const value = cells[column] ?? '';
    const issue = { line, column: column + 1, field: 'external_order_id', value, code: 'dittoMark' } as const;
    this.taker.unreadable(cells, '', issue);
  }

  broken({ line, column, cells, text, code }: BrokenRecord): void {
    this.dittos.lost();
    const params = code === 'maxLength' ? { params: { max: text.length } } : {};
    this.unreadable(cells, { line, column, field: null, value: text.slice(0, 500), code, ...params });
  }

  private isMisshapen(cells: readonly string[], count: number): boolean {
    if (cells.length === count) {
      this.hasWhole = true;
      for (let at = count - 1; at >= this.filledCount; at -= 1)
        if ((cells[at] ?? '').trim() !== '') this.filledCount = at + 1;
      return false;
    }
    const isShort = cells.length < Math.min(count, this.neededCount) || this.isCutOff(cells, count);
    this.hasShort ||= cells.length < count;
    return isShort || cells.slice(count).some((cell) => cell.trim() !== '');
  }

  /**
   * Whether a row ends the file in the middle of its line: it is the only short one, and its last number may have had more digits. Where it
   * lacks only columns that are always blank, a text is complete, and tabs at the end of a file were trimmed.
   */
  private isCutOff(cells: readonly string[], count: number): boolean {
    if (!this.isOpen || cells.length >= count || !this.hasWhole || this.hasShort) return false;
    if (cells.length < this.filledCount) return true;
    return this.dialect.delimiter !== '\t' && /\d\s*$/.test(cells.at(-1) ?? '');
  }

  private misshapen(cells: readonly string[], line: number, expected: number): void {
    this.dittos.lost();
    const code = cells.length < expected ? 'tooFewFields' : 'tooManyFields';
    const params = { expected, found: cells.length };
    this.unreadable(cells, { line, column: null, field: null, value: '', code, params });
  }

  /** A row that cannot be trusted invalidates its order: an order is never imported without one of its rows. */
  private unreadable(cells: readonly string[], issue: RowIssue): void {
    const isTrusted = issue.column === null || this.idColumns < issue.column;
    this.taker.unreadable(cells, isTrusted ? this.idOf(cells, issue.line) : '', issue);
  }

  private idOf(cells: readonly string[], line: number): string {
    if (this.numbering !== null) return this.continuesAbove(cells) ? '' : numberOfLine(this.numbering, line);
    const { plainColumn } = this.idReader;
    const cell = plainColumn < 0 ? null : (cells[plainColumn] ?? '');
    if (cell === null || cell !== this.lastCell) {
      this.lastCell = cell;
      this.lastId = withoutDecimals(this.idReader.meaning(this.idReader.text(cells)));
      this.isDitto = this.mayRepeat && plainColumn >= 0 && repeatsAbove(this.lastId);
    }
    return this.lastId;
  }

  /** Whether a row of a file without order numbers is a further item of the row above: nobody and no place stand in it. */
  private continuesAbove(cells: readonly string[]): boolean {
    const { mayRepeat, toColumns } = this;
    return mayRepeat && toColumns.length > 0 && toColumns.every((column) => cellText(cells[column]) === '');
  }

  private edited(source: readonly string[], line: number): readonly string[] {
    const edits = this.edits?.get(line);
    if (edits === undefined) return source;
    const cells = [...source];
    for (const [column, text] of edits) cells[column] = text;
    return Array.from(cells, (cell) => cell ?? '');
  }
}
