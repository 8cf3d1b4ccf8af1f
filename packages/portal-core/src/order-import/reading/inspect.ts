import type { Parsed } from '../../validation/index.js';
import { cellsOfTable, type IsListBeside } from './rows/aside.js';
import { withTold } from './rows/told-columns.js';
import { withoutByteOrderMark, type ByteSource, type CreateDecoder } from './bytes/decoder.js';
import type { DialectOverrides } from './dialect-overrides.js';
import type { EncodingGuess } from './bytes/encoding.js';
import { createDateOrderJudge, type DateOrderDetection } from './cells/order-date.js';
import type { ImportMapping } from '../order-import.types.js';
import type { IsHeaderWord } from './rows/header-place.js';
import { createCsvParser } from './rows/parse.js';
import { createRowFilter } from './rows/row-filter.js';
import { decided, dialectOf, sniff, SNIFF_BYTES, type SheetChoice, type Sniffed } from './sniff.js';
import type { TurnedDates } from './cells/turned-dates.js';
import { createSurvey, type SurveyVerdict } from './survey.js';

export interface InspectOptions {
  readonly createDecoder: CreateDecoder;
  /** Recognises headers by the vocabulary. */
  readonly isHeaderWord?: IsHeaderWord;
  /** Recognises a list beside the orders by the vocabulary. */
  readonly isListBeside?: IsListBeside;
  /** The workbook of the source, as `openSheetSource` returned it. */
  readonly workbook?: SheetChoice;
  /** A name that says that the orders of the file must not be sent (`namedNotToSend`). */
  readonly notToSend?: string | undefined;
  /** The encoding found from all bytes, if they were read before. */
  readonly encoding?: EncodingGuess;
  readonly overrides?: DialectOverrides;
  /** True for a file whose rows are no orders: it may have any number of columns with numbers. */
  readonly hasAnyColumns?: boolean;
  /** True for a report of the warehouse: labels above its rows are titles, no head of an order form. */
  readonly isReport?: boolean;
  /** Called with the bytes read so far. */
  readonly onProgress?: (bytes: number) => void;
}

/** The result of reading a whole file. */
export interface Inspection extends Sniffed {
  readonly bytes: number;
  /** Number of rows without header, blank lines and lines left out: `source_rows` of an import. */
  readonly rows: number;
  /** The date order of each column, from all its values; columns without dates are absent. */
  readonly columnDates: Readonly<Record<number, DateOrderDetection>>;
  /** Lines that the user chose to leave out or to keep, but on which no record begins. */
  readonly unmetLines: readonly number[];
}

/**
 * Reads a whole file before it is mapped: sniffs its beginning, counts its rows and determines the date order from all values, not only the
 * first. Bytes late in the file may show another encoding than its beginning; then it is read once more.
 */
export async function inspectSource(
  source: ByteSource,
  options: InspectOptions,
): Promise<Parsed<Inspection>> {
  const sniffed = await sniffSource(source, options);
  if (!sniffed.ok) return sniffed;
  const survey = await surveySource(source, sniffed.value, options);
  const value = inspectionOf(sniffed.value, survey, options.overrides);
  if (value !== null) return { ok: true, value };
  return inspectSource(source, {
    ...options,
    ...(survey.encoding === null ? {} : { encoding: survey.encoding }),
  });
}

/** The beginning of a file, and whether it has a byte order mark. */
export interface SniffedSource extends Sniffed {
  readonly byteOrderMark: boolean;
}

/** Reads the beginning of a file and sniffs it. */
export async function sniffSource(
  source: ByteSource,
  options: Omit<InspectOptions, 'onProgress'>,
): Promise<Parsed<SniffedSource>> {
  const { head, complete } = await headOf(source);
  const sniffed = sniff(head, { ...options, complete });
  return sniffed.ok
    ? { ok: true, value: { ...sniffed.value, byteOrderMark: hasByteOrderMark(head) } }
    : sniffed;
}

/**
 * The inspection of a file that was sniffed and then read to its end. Null when its bytes are not the encoding that its beginning suggested
 * and the user did not choose it: the file must be inspected again (`inspectSource`).
 */
export function inspectionOf(
  { byteOrderMark, ...sniffed }: SniffedSource,
  survey: SurveyVerdict,
  overrides: DialectOverrides = {},
): Inspection | null {
  const { encoding, rows, bytes, columnDates, leftOut, leftOutCount, unmetLines, news } = survey;
  const before = sniffed.detection.encoding;
  // What was in doubt before is asked as it is.
  const promised = !before.chosen && (before.value === 'utf-8' || before.confidence > 0.5);
  if (encoding !== null && encoding.value !== before.value && promised && !byteOrderMark) return null;
  const dateOrder = decided(overall(columnDates), overrides.dateOrder);
  const detection = { ...sniffed.detection, leftOut, leftOutCount, dateOrder };
  const { usualDates, notToSend } = sniffed.dialect;
  const dialect = {
    ...dialectOf(detection),
    ...(usualDates !== undefined && { usualDates }),
    ...(notToSend !== undefined && { notToSend }),
  };
  const samples = news.length === 0 ? sniffed.samples : [...sniffed.samples, ...news];
  return { ...sniffed, samples, detection, dialect, rows, bytes, columnDates, unmetLines };
}

/** The date order of the column mapped to the date, or of the date fixed for all rows. Null without dates there, or when they fit several orders. */
export function dateOrderOfMapping(
  { columnDates, detection }: Pick<Inspection, 'columnDates' | 'detection'>,
  mapping: ImportMapping,
): DateOrderDetection {
  if (detection.dateOrder.chosen) return detection.dateOrder;
  const fixed = mapping.constants?.date;
  if (mapping.columns.date === undefined && fixed !== undefined) return dateOrderOfText(fixed);
  const none = { value: null, confidence: 0, ambiguous: false, dates: 0 };
  return columnDates[columnOfDate(mapping.columns)] ?? none;
}

function dateOrderOfText(date: string): DateOrderDetection {
  const judge = createDateOrderJudge();
  judge.observe(date);
  return judge.verdict();
}

/** Dates of the mapped column whose day and month a spreadsheet may have swapped; null when nothing suggests it. */
export function turnedDatesOf(
  { columnDates }: Pick<Inspection, 'columnDates'>,
  { columns }: ImportMapping,
): TurnedDates | null {
  return columnDates[columnOfDate(columns)]?.turned ?? null;
}

const columnOfDate = ({ date = -1 }: ImportMapping['columns']): number =>
  typeof date === 'number' ? date : (date.columns[0] ?? -1);

async function headOf(source: ByteSource): Promise<{ head: Uint8Array; complete: boolean }> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of source.open()) {
    pieces.push(new Uint8Array(piece));
    length += piece.length;
    if (length >= SNIFF_BYTES) break;
  }
  const head = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    head.set(piece, at);
    at += piece.length;
  }
  return { head: head.subarray(0, SNIFF_BYTES), complete: length < SNIFF_BYTES };
}

function hasByteOrderMark(head: Uint8Array): boolean {
  return head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf;
}

async function surveySource(source: ByteSource, { dialect, samples }: Sniffed, options: InspectOptions) {
  const survey = createSurvey(dialect, samples);
  const filter = createRowFilter(dialect);
  const decoder = withoutByteOrderMark(options.createDecoder(dialect.encoding));
  const parser = createCsvParser({
    delimiter: dialect.delimiter,
    onRecord(all, line) {
      const cells = cellsOfTable(all, dialect);
      if (filter.kindOf(cells, line) === 'row')
        survey.record(withTold(filter.arranged(cells), filter.day, dialect));
    },
    onBroken: ({ line, text }) => filter.kindOfBroken(line, text) === 'row' && survey.broken(),
  });
  let bytes = 0;
  for await (const piece of source.open()) {
    survey.bytes(piece);
    parser.push(decoder.write(piece));
    bytes += piece.length;
    options.onProgress?.(bytes);
  }
  parser.push(decoder.end());
  parser.end();
  survey.leftOut(filter);
  return survey.verdict();
}

/** The detection, among the columns', based on most dates. */
function overall(columns: Readonly<Record<number, DateOrderDetection>>): DateOrderDetection {
  const none: DateOrderDetection = { value: null, confidence: 0, ambiguous: false, dates: 0 };
  return Object.values(columns).reduce((best, one) => (one.dates > best.dates ? one : best), none);
}
