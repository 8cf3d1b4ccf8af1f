import { issue, type Parsed } from '../../validation/index.js';
import { withoutByteOrderMark, type CreateDecoder } from './decoder.js';
import {
  columnLetters,
  firstRecords,
  guessDelimiter,
  guessHeader,
  guessLineEnd,
  type Guess,
  type LineEnd,
} from './dialect.js';
import { guessEncoding } from './encoding.js';
import { isOtherFileKind } from './file-kind.js';
import { createDateOrderJudge, type DateOrderDetection } from './order-date.js';
import type { DateOrder, Dialect, ImportDelimiter, ImportEncoding } from '../order-import.types.js';

/** Bytes of a file's beginning that `sniff` wants to see. */
export const SNIFF_BYTES = 256 * 1024;

/** A guess, or what the user chose in its place (confidence 1). */
export interface Detected<T> extends Guess<T> {
  readonly chosen: boolean;
}

/** How a file is written, as far as its beginning tells. */
export interface Detection {
  readonly encoding: Detected<ImportEncoding>;
  readonly delimiter: Detected<ImportDelimiter>;
  readonly lineEnd: Detected<LineEnd>;
  readonly hasHeader: Detected<boolean>;
  /** With `ambiguous` the user is to be asked; null without it means that there are no dates. */
  readonly dateOrder: DateOrderDetection & { readonly chosen: boolean };
}

/** The beginning of a file, read. */
export interface Sniffed {
  readonly detection: Detection;
  /** The detection as the check takes it. */
  readonly dialect: Dialect;
  /** The header row, or column letters when there is none. */
  readonly header: readonly string[];
  /** The first rows below it, at most 100. */
  readonly samples: readonly (readonly string[])[];
}

export interface SniffOptions {
  readonly createDecoder: CreateDecoder;
  /** Whether the bytes are the whole file. */
  readonly complete: boolean;
  /** What the user chose; it is not guessed. */
  readonly overrides?: DialectOverrides;
}
export type DialectOverrides = Partial<Omit<Dialect, 'dateOrder'>> & { readonly dateOrder?: DateOrder };

const SAMPLES = 100;

/**
 * Tells how a file is written from its first bytes. Issues on the path `file`: `fileEmpty`, and `fileType` for what is no text in
 * columns (archives, workbooks, pictures, documents, web pages, binary). A file with a header and nothing else is fine: no samples.
 */
export function sniff(head: Uint8Array, options: SniffOptions): Parsed<Sniffed> {
  const { complete, overrides = {} } = options;
  if (head.length === 0) return refused('fileEmpty');
  if (isOtherFileKind(head)) return refused('fileType');
  const encoding = guessEncoding(head, complete);
  if (encoding === null) return refused('fileType');
  const chosenEncoding = detected(overrides.encoding, encoding);
  const text = beginning(head, chosenEncoding.value, options);
  if (text.trim() === '') return refused('fileEmpty');
  const delimiter = detected(overrides.delimiter, () => guessDelimiter(text));
  const records = firstRecords(text, delimiter.value, LOOKED_AT);
  const hasHeader = detected(overrides.hasHeader, () => guessHeader(records));
  const header = hasHeader.value ? (records[0] ?? []) : columnLetters(widest(records));
  const rows = hasHeader.value ? records.slice(1) : records;
  const dateOrder = dateOrderOf(rows, overrides.dateOrder);
  const detection = {
    encoding: chosenEncoding,
    delimiter,
    lineEnd: { ...guessLineEnd(text), chosen: false },
    hasHeader,
    dateOrder,
  };
  return {
    ok: true,
    value: { detection, dialect: dialectOf(detection), header, samples: rows.slice(0, SAMPLES) },
  };
}

const LOOKED_AT = 5000;

/** The dialect a detection comes to. */
export function dialectOf({ encoding, delimiter, hasHeader, dateOrder }: Detection): Dialect {
  return {
    encoding: encoding.value,
    delimiter: delimiter.value,
    hasHeader: hasHeader.value,
    dateOrder: dateOrder.value,
  };
}

function refused(code: 'fileEmpty' | 'fileType'): Parsed<never> {
  return { ok: false, issues: [issue('file', code)] };
}

function detected<T>(chosen: T | undefined, guess: Guess<T> | (() => Guess<T>)): Detected<T> {
  if (chosen !== undefined) return { value: chosen, confidence: 1, chosen: true };
  const { value, confidence } = typeof guess === 'function' ? guess() : guess;
  return { value, confidence, chosen: false };
}

/** The text of the first bytes; a last line that may be cut is left out. */
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

/** Judges all cells that are written like dates, whatever column they stand in. */
function dateOrderOf(rows: readonly (readonly string[])[], chosen: DateOrder | undefined) {
  const judge = createDateOrderJudge();
  for (const row of rows) for (const cell of row) if (maybeDate(cell)) judge.observe(cell.trim());
  return decided(judge.verdict(), chosen);
}

/** A date order as chosen, or as judged. */
export function decided(verdict: DateOrderDetection, chosen: DateOrder | undefined): Detection['dateOrder'] {
  if (chosen === undefined) return { ...verdict, chosen: false };
  return { ...verdict, value: chosen, confidence: 1, ambiguous: false, chosen: true };
}

/** A quick look before the pattern: dates begin with a digit and are neither very short nor long. */
export function maybeDate(cell: string): boolean {
  if (cell.length < 6 || cell.length > 40) return false;
  const unit = cell.charCodeAt(0);
  return unit === 32 || (unit >= 48 && unit <= 57);
}
