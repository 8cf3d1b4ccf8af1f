import type { BrokenRecord } from '../reading/broken-record.js';
import { createCsvParser } from '../reading/parse.js';
import { createRowFilter } from '../reading/row-filter.js';
import type { Survey } from '../reading/survey.js';
import { usedColumns } from '../recipe/field-source.js';
import type { Reading, RowIssue } from '../order-import.types.js';
import { fieldReader, type FieldReader } from './field-reader.js';

/** Cells changed by hand: by line (as in `RowIssue`) and column from 0. */
export type RowEdits = ReadonlyMap<number, ReadonlyMap<number, string>>;

export interface RowReaderOptions extends Reading {
  /** Cells the user has put right; they are read in place of the file's. */
  readonly edits?: RowEdits;
  /** Is shown every row, so that one reading tells about the file and its orders. */
  readonly survey?: Pick<Survey, 'record' | 'broken' | 'leftOut'>;
}

/** Takes the rows of a file; `id` is the order number they name, empty when they name none. */
export interface RowTaker {
  row(cells: readonly string[], line: number, id: string): void;
  /** A row the file does not show, which is left out: the order it belongs to is not whole without it. */
  hidden(line: number, id: string): void;
  /** A row that cannot be trusted. */
  unreadable(cells: readonly string[], id: string, issue: RowIssue): void;
}

/** Reads the rows of a file from its text, in pieces of any size. */
interface RowReader {
  push(text: string): void;
  /** Takes one row already split. */
  pushRow(cells: readonly string[], line: number): void;
  end(): void;
}

/** Splits a file into rows, leaves out what is none, puts edits in, and judges whether each row has its columns. */
export function createRowReader(options: RowReaderOptions, taker: RowTaker): RowReader {
  const shaper = new RowShaper(options, taker);
  const filter = createRowFilter(options.dialect);
  const { survey } = options;
  const parser = createCsvParser({
    delimiter: options.dialect.delimiter,
    onRecord(cells, line) {
      const kind = filter.kindOf(cells, line);
      if (kind === 'hidden') shaper.hidden(cells, line);
      if (kind !== 'row') return;
      survey?.record(cells);
      shaper.row(cells, line);
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
      survey?.leftOut(filter);
    },
  };
}

/** Marks by which people repeat what stands above. */
const DITTO =
  /^(?:dito|ditto|idem|do\.|id\.|s\. ?o\.?|siehe oben|wie oben|as above|same|"+|''|〃|[-–—]+|"-"|-"-)$/iu;

class RowShaper {
  private readonly taker: RowTaker;
  private readonly columnCount: number;
  /** Columns from this one on feed nothing. */
  private readonly neededCount: number;
  private readonly edits: RowEdits | undefined;
  private readonly idReader: FieldReader;
  private readonly idColumns: number;
  /** Rows of one order follow each other, so the same cell often comes again. */
  private lastCell: string | null = null;
  private lastId = '';
  /** Rows of one order follow each other only where a row is an item. */
  private readonly mayRepeat: boolean;
  /** Whether the order number of the last row was a mark for the one above. */
  private isDitto = false;

  constructor({ mapping, header, edits }: RowReaderOptions, taker: RowTaker) {
    const source = mapping.columns.external_order_id;
    this.taker = taker;
    this.mayRepeat = mapping.mode === 'new-line';
    this.columnCount = header.length;
    this.neededCount = Math.max(
      0,
      ...[...usedColumns({ ...mapping, cancelled: [] })].map((column) => column + 1),
    );
    this.edits = edits;
    this.idReader = fieldReader(mapping, 'external_order_id', { source, watch: { damaged: false } });
    this.idColumns = this.idReader.lastColumn + 1;
  }

  row(source: readonly string[], line: number): void {
    const cells = this.edited(source, line);
    if (cells.length !== this.columnCount) {
      const isShort = cells.length < Math.min(this.columnCount, this.neededCount);
      if (isShort || cells.slice(this.columnCount).some((cell) => cell.trim() !== ''))
        return this.misshapen(cells, line);
    }
    const id = this.idOf(cells);
    if (this.isDitto) this.ditto(cells, line);
    else this.taker.row(cells, line, id);
  }

  hidden(cells: readonly string[], line: number): void {
    this.taker.hidden(line, this.idOf(cells));
  }

  /** A row that only repeats the order number above by a mark belongs to that order; what else its marks mean is not guessed. */
  private ditto(cells: readonly string[], line: number): void {
    const column = this.idReader.plainColumn;
    const value = cells[column] ?? '';
    const issue = { line, column: column + 1, field: 'external_order_id', value, code: 'dittoMark' } as const;
    this.taker.unreadable(cells, '', issue);
  }

  broken({ line, column, cells, text, code }: BrokenRecord): void {
    const params = code === 'maxLength' ? { params: { max: text.length } } : {};
    this.unreadable(cells, { line, column, field: null, value: text.slice(0, 500), code, ...params });
  }

  private misshapen(cells: readonly string[], line: number): void {
    const code = cells.length < this.columnCount ? 'tooFewFields' : 'tooManyFields';
    const params = { expected: this.columnCount, found: cells.length };
    this.unreadable(cells, { line, column: null, field: null, value: '', code, params });
  }

  /** A row that cannot be trusted spoils the order it stands in: an order is never imported without one of its rows. */
  private unreadable(cells: readonly string[], issue: RowIssue): void {
    const isTrusted = issue.column === null || this.idColumns < issue.column;
    this.taker.unreadable(cells, isTrusted ? this.idOf(cells) : '', issue);
  }

  private idOf(cells: readonly string[]): string {
    const { plainColumn } = this.idReader;
    const cell = plainColumn < 0 ? null : (cells[plainColumn] ?? '');
    if (cell === null || cell !== this.lastCell) {
      this.lastCell = cell;
      this.lastId = this.idReader.meaning(this.idReader.text(cells));
      this.isDitto = this.mayRepeat && plainColumn >= 0 && DITTO.test(this.lastId);
    }
    return this.lastId;
  }

  private edited(source: readonly string[], line: number): readonly string[] {
    const edits = this.edits?.get(line);
    if (edits === undefined) return source;
    const cells = [...source];
    for (const [column, text] of edits) cells[column] = text;
    return Array.from(cells, (cell) => cell ?? '');
  }
}
