import { brokenRecord, type BrokenRecord } from './broken-record.js';
import type { ImportDelimiter } from '../../order-import.types.js';
import { swallowsRow } from './swallowed-row.js';

/** Longest record in characters; a longer one is reported as broken instead of being collected without end. */
export const MAX_RECORD_CHARS = 2 * 1024 * 1024;
/** Most characters read ahead in vain for closing quotation marks; after that, quoted cells may no longer span lines. */
const LOOKAHEAD_BUDGET = 4 * MAX_RECORD_CHARS;
/** Most broken records that are analysed closely; a file with more of them is not worth the time. */
const CLOSELY_READ = 1000;

export interface CsvParserOptions {
  readonly delimiter: ImportDelimiter;
  /** Called for every record in file order; `line` is the physical line on which it begins, from 1. */
  readonly onRecord: (cells: string[], line: number) => void;
  /** Called for an empty line, which is no record. */
  readonly onEmpty?: () => void;
  /** Called for a record that cannot be read; reading continues at the next physical line. Left out, nobody looks for what is wrong with it. */
  readonly onBroken?: (broken: BrokenRecord) => void;
}

/** Takes text in chunks of any size; the result does not depend on where they are split. */
export interface CsvParser {
  push(text: string): void;
  /** Reads the remaining text; the last line needs no line end. */
  end(): void;
  /** Number of physical lines read so far. */
  readonly lines: number;
  /** Whether the record that is passed on ends the text without a line end, as one does that is cut off. */
  readonly isOpen: boolean;
}

/**
 * Creates a streaming CSV reader (RFC 4180; LF, CRLF and CR each end a line). Lines without a quotation mark are split at once; a quotation
 * mark inside an unquoted cell is text, but blanks around a quoted one are not; empty lines are left out. A quoted cell that is never closed, or is followed by more text, breaks
 * its own line and no other. A line that is quoted as a whole, as spreadsheets save a row that they read as one cell, is split like the
 * line inside the quotation marks.
 */
export function createCsvParser(options: CsvParserOptions): CsvParser {
  const reader = new RecordReader(options);
  return {
    push: (text) => reader.push(text),
    end: () => reader.finish(),
    get lines() {
      return reader.line - 1;
    },
    get isOpen() {
      return reader.isOpen;
    },
  };
}

/** Characters after a broken line that are passed on to find the cause. */
const SHOWN_CHARS = 10_000;
const NONE = Number.MAX_SAFE_INTEGER;
const [BLANK, QUOTE] = [32, 34];

class RecordReader {
  /** Line of the record at `position`. */
  line = 1;
  /** Whether the record that is passed on is the last of the text, and has no line end. */
  isOpen = false;
  private text = '';
  private position = 0;
  private final = false;
  /** Whether reading is inside a line too long to be kept: everything up to its end is dropped. */
  private skipping = false;
  private lookedAhead = 0;
  private brokenRecords = 0;
  /** Length in characters that an unfinished record must reach before it is tried again. */
  private retryAt = 0;
  /** Number of cells in the previous record. */
  private width = 1;
  private nextFeed = -1;
  private nextReturn = -1;
  private nextQuote = -1;
  /** Whether the last quoted cell contains doubled quotation marks. */
  private isDoubled = false;
  private readonly delimiter: ImportDelimiter;
  private readonly delimiterCode: number;
  private readonly options: CsvParserOptions;

  constructor(options: CsvParserOptions) {
    this.options = options;
    this.delimiter = options.delimiter;
    this.delimiterCode = options.delimiter.charCodeAt(0);
  }

  push(text: string): void {
    this.text = this.position < this.text.length ? this.text.slice(this.position) + text : text;
    this.position = 0;
    if (this.text.length < this.retryAt && !this.final) return;
    this.drain();
    // An unfinished record is tried again when it has doubled, so that many small pieces cost no more than one large.
    this.retryAt = Math.min(2 * (this.text.length - this.position), MAX_RECORD_CHARS + 2);
  }

  finish(): void {
    this.final = true;
    this.push('');
  }

  private drain(): void {
    this.nextFeed = this.nextReturn = this.nextQuote = -1;
    while (this.position < this.text.length && this.readNext());
  }

  /** Reads one record, or returns false when more text is needed. */
  private readNext(): boolean {
    const { position } = this;
    const end = this.lineEnd(position);
    if (this.skipping) return this.skipLine(end);
    if (end === NONE) return this.isTooLong() ? this.skipLine(NONE) : false;
    if (end - position > MAX_RECORD_CHARS) return this.skipLine(end);
    if (this.nextQuote < position) this.nextQuote = found(this.text.indexOf('"', position));
    if (this.nextQuote < end) return this.readQuoted(end);
    if (end > position) {
      this.isOpen = this.endsText(end);
      this.options.onRecord(this.splitLine(position, end), this.line);
    } else this.options.onEmpty?.();
    this.step(end);
    return true;
  }

  private endsText(end: number): boolean {
    return this.final && end === this.text.length;
  }

  /** Splits a line without quotation marks; `indexOf` cell by cell is nearly twice as fast as `split`, and blank cells need none. */
  private splitLine(from: number, end: number): string[] {
    const { text, delimiter, delimiterCode } = this;
    const cells = cellsFor(this.width);
    let [at, count] = [from, 0];
    for (;;) {
      if (text.charCodeAt(at) === delimiterCode) {
        cells[count++] = '';
        at += 1;
        continue;
      }
      const next = text.indexOf(delimiter, at);
      if (next < 0 || next >= end) break;
      cells[count++] = text.slice(at, next);
      at = next + 1;
    }
    cells[count++] = text.slice(at, end);
    return this.filled(cells, count);
  }

  /** The cells of a record, cut to their number; the next record will most likely have as many. */
  private filled(cells: string[], count: number): string[] {
    if (cells.length !== count) cells.length = count;
    this.width = count;
    return cells;
  }

  /** Offset where the line at `from` ends, before its line end; the text's end for the last line; NONE when it is not known yet. */
  private lineEnd(from: number): number {
    if (this.nextFeed < from) this.nextFeed = found(this.text.indexOf('\n', from));
    if (this.nextReturn < from) this.nextReturn = found(this.text.indexOf('\r', from));
    const end = Math.min(this.nextFeed, this.nextReturn);
    // What follows a last return may be its line feed.
    if (end === this.text.length - 1 && end === this.nextReturn && !this.final) return NONE;
    return end === NONE && this.final ? this.text.length : end;
  }

  /** Continues after the line end at `end`. */
  private step(end: number): void {
    this.position = end + lineEndLength(this.text, end);
    this.line += 1;
  }

  /** Drops a line too long to be kept; `end` is NONE until its end is read. */
  private skipLine(end: number): boolean {
    if (!this.skipping) this.tellBroken('maxLength', end);
    this.skipping = end === NONE;
    if (!this.skipping) this.step(end);
    else this.position = this.text.length - (this.text.endsWith('\r') ? 1 : 0);
    return !this.skipping;
  }

  /** Whether the available text, whose end is not known, is already too long for a record (a last return may be a line end). */
  private isTooLong(): boolean {
    return this.text.length - this.position > MAX_RECORD_CHARS + 1;
  }

  private tellBroken(code: BrokenRecord['code'], end: number, recordEnd = end): void {
    const { onBroken } = this.options;
    if (onBroken === undefined) return;
    const text = this.text.slice(this.position, Math.min(end, this.text.length));
    const record = this.text.slice(this.position, Math.min(recordEnd, this.text.length));
    const closely = (this.brokenRecords += 1) <= CLOSELY_READ;
    const { line, delimiter } = this;
    onBroken(brokenRecord({ code, line, text, record, delimiter, closely }));
  }

  /** Reads a record whose first line contains a quotation mark and ends at `lineEnd`. */
  private readQuoted(lineEnd: number): boolean {
    const { text, delimiter, delimiterCode } = this;
    const cells = cellsFor(this.width);
    let count = 0;
    let at = this.position;
    let quoted = 0;
    let end = lineEnd;
    for (;;) {
      if (text.charCodeAt(at) === BLANK) at = this.quoteBehindBlanks(at, end);
      const first = text.charCodeAt(at);
      if (first === delimiterCode) cells[count++] = '';
      else if (first === QUOTE) {
        const close = this.closingQuote(at, lineEnd);
        if (close < 0) return close === MORE ? false : this.resync(lineEnd, NONE);
        cells[count++] = this.quotedCell(at, close);
        quoted += 1;
        at = this.behindBlanks(close + 1);
        if (close > end) end = this.lineEnd(close);
        if (end === NONE && !this.isTooLong()) return false;
        if (end - this.position > MAX_RECORD_CHARS) return this.resync(lineEnd, NONE);
        if (at !== end && text.charCodeAt(at) !== delimiterCode) return this.resync(lineEnd, at + 1);
      } else {
        const delimiterAt = text.indexOf(delimiter, at);
        const cellEnd = delimiterAt < 0 || delimiterAt > end ? end : delimiterAt;
        cells[count++] = text.slice(at, cellEnd);
        at = cellEnd;
      }
      if (at === end) break;
      at += 1;
    }
    // A program that puts its cells into quotation marks closes them.
    if (quoted === 1 && end > lineEnd && swallowsRow(cells, count, delimiter))
      return this.resync(lineEnd, end);
    const read = this.filled(cells, count);
    this.isOpen = this.endsText(end);
    this.options.onRecord(count === 1 ? unwrapped(read, delimiter) : read, this.line);
    this.line += end > lineEnd ? countLineEnds(text, lineEnd, end) : 0;
    this.step(end);
    return true;
  }

  /** Offset of the quotation mark behind the blanks at `at`, if its cell is closed on this line with nothing behind it; else `at`. */
  private quoteBehindBlanks(at: number, end: number): number {
    const { text, delimiterCode } = this;
    const open = this.behindBlanks(at);
    if (text.charCodeAt(open) !== QUOTE) return at;
    const close = this.closingQuote(open, end);
    if (close < 0 || close > end) return at;
    const behind = this.behindBlanks(close + 1);
    return behind === end || text.charCodeAt(behind) === delimiterCode ? open : at;
  }

  private behindBlanks(from: number): number {
    let at = from;
    while (this.text.charCodeAt(at) === BLANK) at += 1;
    return at;
  }

  private quotedCell(open: number, close: number): string {
    const raw = this.text.slice(open + 1, close);
    return this.isDoubled ? raw.replaceAll('""', '"') : raw;
  }

  /** Offset where the cell opened at `open` closes; MORE when it is not known yet, UNCLOSED when it never does. */
  private closingQuote(open: number, lineEnd: number): number {
    const { text } = this;
    const limit = this.lookedAhead > LOOKAHEAD_BUDGET ? lineEnd : this.position + MAX_RECORD_CHARS;
    let from = open + 1;
    this.isDoubled = false;
    for (;;) {
      const quote = found(text.indexOf('"', from));
      if (quote > limit) return quote === NONE && text.length <= limit && !this.final ? MORE : UNCLOSED;
      if (quote + 1 === text.length && !this.final) return MORE;
      if (text.charCodeAt(quote + 1) !== QUOTE) return quote;
      this.isDoubled = true;
      from = quote + 2;
    }
  }

  private resync(lineEnd: number, recordEnd: number): true {
    const seen = Math.min(recordEnd, this.text.length, this.position + MAX_RECORD_CHARS);
    this.lookedAhead += Math.max(0, seen - lineEnd);
    this.tellBroken('quoteNotClosed', lineEnd, Math.min(seen, lineEnd + SHOWN_CHARS));
    this.step(lineEnd);
    this.nextFeed = this.nextReturn = this.nextQuote = -1;
    return true;
  }
}

/** Least number of cells that make a text with delimiters a row. */
const ROW_CELLS = 4;

/** The cells of a row inside the only cell of a line; that cell itself when it holds no row. */
function unwrapped(cells: string[], delimiter: ImportDelimiter): string[] {
  const [text = ''] = cells;
  if (text.split(delimiter).length < ROW_CELLS) return cells;
  const rows: string[][] = [];
  const onRecord = (inner: string[]): void => void rows.push(inner);
  const parser = createCsvParser({ delimiter, onRecord, onBroken: () => rows.push([]) });
  parser.push(text);
  parser.end();
  const [row = []] = rows;
  return rows.length === 1 && row.length >= ROW_CELLS ? row : cells;
}

const MORE = -1;
const UNCLOSED = -2;

/** An empty row with capacity for so many cells: an array that has to grow costs twice its memory. */
function cellsFor(width: number): string[] {
  // oxlint-disable-next-line unicorn/no-new-array -- the length is what is wanted
  return new Array<string>(width);
}

function found(index: number): number {
  return index < 0 ? NONE : index;
}

function lineEndLength(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code === 13) return text.charCodeAt(at + 1) === 10 ? 2 : 1;
  return code === 10 ? 1 : 0;
}

function countLineEnds(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at += 1) {
    const length = lineEndLength(text, at);
    if (length === 0) continue;
    count += 1;
    at += length - 1;
  }
  return count;
}
