import { createNews } from './rows/news.js';
import { issue, type Parsed } from '../../validation/index.js';
import { cellsOfTable, findAside, type Aside, type IsListBeside } from './rows/aside.js';
import { withoutByteOrderMark, type CreateDecoder } from './bytes/decoder.js';
import {
  columnLetters,
  firstRecords,
  guessDelimiter,
  guessLineEnd,
  type Guess,
  type LineEnd,
} from './rows/dialect.js';
import type { DialectOverrides } from './dialect-overrides.js';
import { guessEncoding, keptWhereOpen, type EncodingGuess } from './bytes/encoding.js';
import { encodingReadings, type EncodingReading } from './bytes/encoding-readings.js';
import {
  guessHeaderPlace,
  joinHeaderRows,
  type IsHeaderWord,
  type PlacedRecord,
} from './rows/header-place.js';
import { fileKindOf, textKindOf, type FileKind } from './bytes/file-kind.js';
import { createDateOrderJudge, type DateOrderDetection } from './cells/order-date.js';
import type {
  DateOrder,
  Dialect,
  FormHead,
  ImportDelimiter,
  ImportEncoding,
  LeftOutLine,
} from '../order-import.types.js';
import { mendedText } from './cells/damaged-text.js';
import { maybeDate } from './cells/maybe-date.js';
import { createRowFilter } from './rows/row-filter.js';
import { LINE_SEPARATOR, separatorOf } from './rows/separator-line.js';
import { formHead } from './rows/form-head.js';
import { withToldColumns } from './rows/told-columns.js';
import { isForm, unreadShape, type UnreadShape } from './rows/unread-shapes.js';
import { tableBelow } from './rows/table-below.js';
import { usualDatesOf } from './cells/usual-dates.js';
import type { MergedColumns } from './workbook/merged-cells.js';
import { dialectOfWorkbook } from './workbook-dialect.js';
import type { CancelledOrders } from './workbook/sheet-words.js';

/** Number of bytes at a file's beginning that `sniff` needs. */
export const SNIFF_BYTES = 256 * 1024;

/** A guess, or the user's choice in its place (confidence 1). */
export interface Detected<T> extends Guess<T> {
  readonly chosen: boolean;
}

/** The format of a file, as far as its beginning shows. */
export interface Detection {
  /** With `readings` the encoding is uncertain: the same line in each possible encoding. */
  readonly encoding: Detected<ImportEncoding> & { readonly readings?: readonly EncodingReading[] };
  readonly delimiter: Detected<ImportDelimiter>;
  readonly lineEnd: Detected<LineEnd>;
  readonly hasHeader: Detected<boolean>;
  /** Physical line, from 1, of the header or, without one, of the first row. */
  readonly firstLine: Detected<number>;
  /** Number of header lines. */
  readonly headerRows: Detected<1 | 2>;
  /** Lines that are no rows of orders, as far as the file was read: the first hundred, and the number of all. */
  readonly leftOut: readonly LeftOutLine[];
  readonly leftOutCount: number;
  /** Lines that the user left out, or kept. */
  readonly skipLines?: readonly number[];
  readonly keepLines?: readonly number[];
  /** A list beside the orders that is not read; absent without one. */
  readonly aside?: Aside;
  /** The line on which another table begins below the orders; absent without one. */
  readonly tableEnd?: number;
  /** Index of the column with the days from headings between the rows; absent without any. */
  readonly dayColumn?: number;
  /** The head of an order form; absent without one. */
  readonly formHead?: FormHead;
  /** The sheets of a workbook. */
  readonly workbook?: SheetChoice;
  /** With `ambiguous` the user must choose; null without it means that there are no dates. */
  readonly dateOrder: DateOrderDetection & { readonly chosen: boolean };
}

/** The sheets of a workbook, and the one that is read. */
export interface SheetChoice {
  readonly sheets: readonly string[];
  readonly sheet: string;
  readonly chosen: boolean;
  /** Its lines hidden by hand or by a filter; absent without any. */
  readonly hiddenLines?: readonly number[];
  /** Indexes, from 0, of its hidden columns; absent without any. */
  readonly hiddenColumns?: readonly number[];
  /** Merged cells in its first lines, which head several columns; absent without any. */
  readonly mergedHeads?: readonly MergedColumns[];
  /** Names of sheets that also contain a table and are not read; absent without any. */
  readonly otherTables?: readonly string[];
  /** Those of them with the same header, so that the user must say which sheet is meant; absent without any. */
  readonly sameTables?: readonly string[];
  /** The comments on its rows; absent without any. */
  readonly comments?: Dialect['comments'];
  readonly boxTexts?: Dialect['boxTexts'];
  /** The texts of its printed pages; absent without any. */
  readonly pageTexts?: Dialect['pageTexts'];
  /** Its orders that another sheet lists beside others; absent without any. */
  readonly listedOrders?: readonly CancelledOrders[];
  /** Its lines of unusual colours; absent without any. */
  readonly colouredLines?: Dialect['colouredLines'];
  /** Its orders that another sheet marks as not to be sent; absent without any. */
  readonly cancelledOrders?: readonly CancelledOrders[];
}

/** The parsed beginning of a file. */
export interface Sniffed {
  readonly detection: Detection;
  /** The detection in the form that the check takes. */
  readonly dialect: Dialect;
  /** The header row, or column letters when there is none. */
  readonly header: readonly string[];
  /** The first rows below it, at most 100, and those further down that say something new (`createNews`). */
  readonly samples: readonly (readonly string[])[];
}

export interface SniffOptions {
  readonly createDecoder: CreateDecoder;
  /** Whether the bytes are the whole file. */
  readonly complete: boolean;
  /** Recognises headers by the vocabulary; without it only their form counts. */
  readonly isHeaderWord?: IsHeaderWord;
  /** True for a file whose rows are no orders: it may have any number of columns with numbers. */
  readonly hasAnyColumns?: boolean;
  /** True for a report of the warehouse: labels above its rows are titles, no head of an order form. */
  readonly isReport?: boolean;
  /** Recognises a list beside the orders by the vocabulary; without it all columns belong to the orders. */
  readonly isListBeside?: IsListBeside;
  /** The workbook of the bytes (`openSheetSource`), whose text always has the same format. */
  readonly workbook?: SheetChoice;
  /** A name that says that the orders of the file must not be sent. */
  readonly notToSend?: string | undefined;
  /** The encoding found from all bytes, if they were read; otherwise it is guessed from the first. */
  readonly encoding?: EncodingGuess;
  /** The user's choices, which are not guessed. */
  readonly overrides?: DialectOverrides;
}
/** Rows from the beginning of a file by which its columns are understood. */
export const SAMPLES = 100;

/**
 * Determines the format of a file from its first bytes. Issues on the path `file`: `fileEmpty`, and `fileType` for a file that is not text
 * in columns, with its `kind` (`FileKind`) in the params; `labelsAtLeft` for a form, `placesAsColumns` for a column of quantities for each
 * place. A file with only a header is valid: it has no samples.
 */
export function sniff(head: Uint8Array, options: SniffOptions): Parsed<Sniffed> {
  const { overrides = {}, workbook, notToSend } = options;
  const read = workbook === undefined ? readText(head, options) : readSheet(head, options);
  if (!read.ok) return read;
  const { encoding, text } = read.value;
  if (text.trim() === '') return refused('fileEmpty');
  const delimiter = workbook === undefined ? delimiterOf(text, overrides) : SHEET_DELIMITER;
  if (delimiter.confidence === 0)
    return isForm(text, options) ? refused('labelsAtLeft') : refused('fileType', 'noColumns');
  const found = firstRecords(text, delimiter.value, LOOKED_AT);
  const records = workbook === undefined ? found : found.map(withLineBreaks);
  const place = placeOf(records, options);
  const dialect = {
    ...overrides,
    ...valuesOf(place),
    ...dialectOfWorkbook(workbook),
    heads: (workbook?.mergedHeads ?? []).filter(({ line }) => line === place.firstLine.value),
  };
  const whole = readRows(records, dialect);
  const { isHeaderWord, isReport = false } = options;
  const above = isReport ? [] : formHead(records, whole.header, { ...valuesOf(place), isHeaderWord });
  const shape = above.length > 0 ? null : unreadShape(records, options);
  if (shape !== null) return refused(shape);
  const aside = asideOf(whole, place, options);
  const table = aside === null ? whole : readRows(records, { ...dialect, tableWidth: aside.from });
  const tableEnd = tableEndOf(records, table.header, place, options);
  const orders =
    tableEnd === undefined
      ? table
      : readRows(records, { ...dialect, ...(aside !== null && { tableWidth: aside.from }), tableEnd });
  const { leftOut, leftOutCount } = orders;
  const { header, rows, ...told } = withToldColumns(orders, above);
  const detection: Detection = {
    encoding,
    delimiter,
    lineEnd: { ...guessLineEnd(text), chosen: false },
    ...place,
    leftOut,
    leftOutCount,
    ...chosenLines(overrides),
    ...(aside === null ? {} : { aside }),
    ...(tableEnd === undefined ? {} : { tableEnd }),
    ...told,
    ...(workbook === undefined ? {} : { workbook }),
    dateOrder: dateOrderOf(rows, overrides.dateOrder),
  };
  return {
    ok: true,
    value: {
      detection,
      dialect: {
        ...dialectOf(detection),
        ...usualDatesOf(rows),
        ...(notToSend !== undefined && { notToSend }),
      },
      header,
      samples: samplesOf(rows),
    },
  };
}

const LOOKED_AT = 5000;

function samplesOf(rows: Sniffed['samples']): Sniffed['samples'] {
  const first = rows.slice(0, SAMPLES);
  return [...first, ...rows.slice(SAMPLES).filter(createNews(first))];
}

/** The dialect that follows from a detection. */
export function dialectOf(detection: Detection): Dialect {
  const { encoding, delimiter, hasHeader, firstLine, headerRows, aside, workbook, dateOrder } = detection;
  const { dayColumn, formHead } = detection;
  return {
    encoding: encoding.value,
    delimiter: delimiter.value,
    hasHeader: hasHeader.value,
    ...(firstLine.value === 1 ? {} : { firstLine: firstLine.value }),
    ...(hasHeader.value && headerRows.value === 2 ? { headerRows: 2 } : {}),
    ...chosenLines(detection),
    ...dialectOfWorkbook(workbook),
    ...(aside === undefined ? {} : { tableWidth: aside.from }),
    ...(detection.tableEnd === undefined ? {} : { tableEnd: detection.tableEnd }),
    ...(dayColumn === undefined ? {} : { dayColumn }),
    ...(formHead === undefined ? {} : { formHead }),
    dateOrder: dateOrder.value,
  };
}

function chosenLines({ skipLines = [], keepLines = [] }: Pick<Dialect, 'skipLines' | 'keepLines'>) {
  return {
    ...(skipLines.length === 0 ? {} : { skipLines }),
    ...(keepLines.length === 0 ? {} : { keepLines }),
  };
}

type Place = Pick<Detection, 'hasHeader' | 'firstLine' | 'headerRows'>;

/** The place where the data begins, as chosen or guessed; guesses follow from what is chosen. */
function placeOf(
  records: readonly PlacedRecord[],
  { overrides = {}, isHeaderWord = () => false }: SniffOptions,
): Place {
  const { firstLine, headerRows, hasHeader } = overrides;
  const seen = records.filter(({ line }) => line >= (firstLine ?? 1));
  const guess = guessHeaderPlace(seen, isHeaderWord, { hasHeader, firstLine: firstLine !== undefined });
  return {
    hasHeader: detected(hasHeader, guess.hasHeader),
    firstLine: detected(firstLine, guess.firstLine),
    headerRows: detected(headerRows, guess.headerRows),
  };
}

function valuesOf({ hasHeader, firstLine, headerRows }: Place) {
  return { hasHeader: hasHeader.value, firstLine: firstLine.value, headerRows: headerRows.value };
}

/** Separates records into header and rows, like every later pass. */
function readRows(
  records: readonly PlacedRecord[],
  {
    heads,
    ...dialect
  }: Pick<Dialect, 'hasHeader'> & Partial<Dialect> & { readonly heads: readonly MergedColumns[] },
) {
  const filter = createRowFilter(dialect);
  const found = records
    .map(({ cells, line }) => ({ cells: cellsOfTable(cells, dialect), line }))
    .flatMap(({ cells, line }) =>
      filter.kindOf(cells, line) === 'row' ? [{ cells: filter.arranged(cells), day: filter.day }] : [],
    );
  const rows = found.map(({ cells }) => cells);
  const header = dialect.hasHeader
    ? joinHeaderRows(filter.header, heads).map((name) => mendedText(name) ?? name)
    : columnLetters(widest(rows));
  const days = filter.hasDays ? found.map(({ day }) => day) : null;
  return { header, rows, days, leftOut: filter.leftOut, leftOutCount: filter.leftOutCount };
}

/** The list beside the orders; undefined when the header is generated. */
function asideOf(
  { header, rows }: ReturnType<typeof readRows>,
  { hasHeader }: Place,
  { isListBeside }: SniffOptions,
): Aside | null {
  if (isListBeside === undefined || !hasHeader.value) return null;
  return findAside(header, rows, isListBeside);
}

/** The line where another table begins below the orders; undefined when the header is generated. */
// oxlint-disable-next-line max-params -- a file and how it is read
function tableEndOf(
  records: readonly PlacedRecord[],
  header: readonly string[],
  { hasHeader, firstLine }: Place,
  { isListBeside, isHeaderWord }: SniffOptions,
): number | undefined {
  if (isListBeside === undefined || isHeaderWord === undefined || !hasHeader.value) return undefined;
  const below = records.filter(({ line }) => line > firstLine.value);
  return tableBelow(below, header, { isHeaderWord, isList: isListBeside });
}

function refused(code: 'fileEmpty' | 'fileType' | UnreadShape, kind?: FileKind): Parsed<never> {
  return { ok: false, issues: [issue('file', code, kind && { kind })] };
}

type ReadText = Pick<Detection, 'encoding'> & { readonly text: string };

/** Decodes the first bytes; refuses a file that is no text. */
function readText(head: Uint8Array, options: SniffOptions): Parsed<ReadText> {
  if (head.length === 0) return refused('fileEmpty');
  const kind = fileKindOf(head);
  if (kind !== null) return refused('fileType', kind);
  const guess = options.encoding ?? guessEncoding(head, options.complete);
  if (guess === null) return refused('fileType', 'binary');
  const encoding = encodingDetected(guess, options);
  const text = beginning(head, encoding.value, options);
  const textKind = textKindOf(text);
  return textKind === null ? { ok: true, value: { encoding, text } } : refused('fileType', textKind);
}

const SHEET_DELIMITER: Detected<ImportDelimiter> = { value: ';', confidence: 1, chosen: false };

function readSheet(head: Uint8Array, options: SniffOptions): Parsed<ReadText> {
  const encoding = { value: 'utf-8', confidence: 1, chosen: false } as const;
  return { ok: true, value: { encoding, text: beginning(head, 'utf-8', options) } };
}

function delimiterOf(text: string, { delimiter }: DialectOverrides): Detected<ImportDelimiter> {
  return detected(delimiter, () => namedDelimiter(text) ?? guessDelimiter(text));
}

/** A row of a sheet with the line breaks in its cells, as in other files. */
function withLineBreaks({ cells, line }: PlacedRecord): PlacedRecord {
  return { line, cells: cells.map((cell) => cell.replaceAll(LINE_SEPARATOR, '\n')) };
}

/** The delimiter in the first line's hint, if it splits any other line. */
function namedDelimiter(text: string): Guess<ImportDelimiter> | null {
  const named = separatorOf(text);
  if (named === null) return null;
  const [, ...below] = firstRecords(text, named.value);
  return below.some(({ cells }) => cells.length > 1) ? named : null;
}

function detected<T>(chosen: T | undefined, guess: Guess<T> | (() => Guess<T>)): Detected<T> {
  if (chosen !== undefined) return { value: chosen, confidence: 1, chosen: true };
  const { value, confidence } = typeof guess === 'function' ? guess() : guess;
  return { value, confidence, chosen: false };
}

function encodingDetected(
  guess: EncodingGuess,
  { overrides, createDecoder }: SniffOptions,
): Detection['encoding'] {
  const encoding = detected(overrides?.encoding ?? keptWhereOpen(guess, overrides?.keptEncoding), guess);
  const readings = encoding.chosen ? [] : encodingReadings(guess, createDecoder);
  return readings.length === 0 ? encoding : { ...encoding, readings };
}

/** Decodes the first bytes; a last line that may be cut off is left out. */
function beginning(head: Uint8Array, encoding: ImportEncoding, { createDecoder, complete }: SniffOptions) {
  const decoder = withoutByteOrderMark(createDecoder(encoding));
  const text = decoder.write(head);
  if (complete) return text + decoder.end();
  const lineEnd = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r', text.length - 2));
  return lineEnd > 0 ? text.slice(0, lineEnd + 1) : text;
}

function widest(records: readonly (readonly string[])[]): number {
  return records.reduce((most, { length }) => Math.max(most, length), 0);
}

/** Determines the date order from all cells written like dates, whatever their column. */
function dateOrderOf(rows: readonly (readonly string[])[], chosen: DateOrder | undefined) {
  const judge = createDateOrderJudge();
  for (const row of rows) for (const cell of row) if (maybeDate(cell)) judge.observe(cell.trim());
  return decided(judge.verdict(), chosen);
}

/** The date order as chosen, or as determined. */
export function decided(verdict: DateOrderDetection, chosen: DateOrder | undefined): Detection['dateOrder'] {
  if (chosen === undefined) return { ...verdict, chosen: false };
  return { ...verdict, value: chosen, confidence: 1, ambiguous: false, chosen: true };
}
