import { createUtf8Check, encodingOf, EVIDENCE_BEFORE, type EncodingGuess } from './bytes/encoding.js';
import { judgeCodePage } from './bytes/code-page-letters.js';
import { doubtfulByte } from './bytes/foreign-letters.js';
import { createDateOrderJudge, type DateOrderDetection, type DateOrderJudge } from './cells/order-date.js';
import type { Dialect, LeftOutLine } from '../order-import.types.js';
import type { RowFilter } from './rows/row-filter.js';
import { createNews } from './rows/news.js';
import { maybeDate } from './cells/maybe-date.js';
import { SAMPLES, type Sniffed } from './sniff.js';

/** The facts known only from all bytes and rows of a file. */
export interface SurveyVerdict {
  /**
   * The encoding found from all bytes of a file that is read as UTF-8, or the doubt about one that is read as windows-1252; null for one
   * read in another encoding.
   */
  readonly encoding: EncodingGuess | null;
  readonly bytes: number;
  /** Number of rows without header, blank lines and lines left out. */
  readonly rows: number;
  /** The date order of each column; columns without dates are absent. */
  readonly columnDates: Readonly<Record<number, DateOrderDetection>>;
  /** Lines that are no rows of orders: the first hundred, and the number of all. */
  readonly leftOut: readonly LeftOutLine[];
  readonly leftOutCount: number;
  /** Rows that say something new after the samples of the beginning. */
  readonly news: Sniffed['samples'];
  /** Lines that the user chose to leave out or to keep, but on which no record begins. */
  readonly unmetLines: readonly number[];
}

/** The results of a row filter that are read at the end. */
type LeftOut = Pick<RowFilter, 'leftOut' | 'leftOutCount' | 'unmetLines'>;

/** Collects facts about a file during any pass over it. */
export interface Survey {
  bytes(piece: Uint8Array): void;
  /** Takes every row in file order, including blank ones; lines that the row filter leaves out are not passed. */
  record(cells: readonly string[]): void;
  /** Counts a row that cannot be read. */
  broken(): void;
  /** Takes the lines left out by the row filter, at the end. */
  leftOut(filter: LeftOut): void;
  verdict(): SurveyVerdict;
}

/** Creates the survey for one pass over a file whose beginning was sniffed. */
export function createSurvey({ encoding }: Pick<Dialect, 'encoding'>, samples: Sniffed['samples']): Survey {
  const isNews = samples.length < SAMPLES ? () => false : createNews(samples);
  const news: (readonly string[])[] = [];
  const judges: DateOrderJudge[] = [];
  const utf8 = createUtf8Check();
  let [rows, bytes] = [0, 0];
  let evidence: Uint8Array = new Uint8Array();
  let doubt: EncodingGuess | null = null;
  let left: LeftOut = { leftOut: [], leftOutCount: 0, unmetLines: [] };
  return {
    bytes(piece) {
      const wasValid = utf8.valid;
      if (encoding === 'utf-8') utf8.push(piece);
      if (wasValid && !utf8.valid) evidence = aroundOf(piece, utf8.firstBroken - bytes);
      if (encoding === 'windows-1252') doubt ??= doubtIn(piece);
      bytes += piece.length;
    },
    record(cells) {
      observe(judges, cells);
      if (cells.some((cell) => cell !== '')) rows += 1;
      if (isNews(cells)) news.push([...cells]);
    },
    broken() {
      rows += 1;
    },
    leftOut(filter) {
      left = filter;
    },
    verdict() {
      const verdicts = judges.map((judge, column) => [column, judge.verdict()] as const);
      return {
        encoding:
          encoding === 'utf-8' ? { ...encodingOf(utf8, true, evidence), byteOrderMark: false } : doubt,
        bytes,
        rows,
        news,
        leftOut: left.leftOut,
        leftOutCount: left.leftOutCount,
        unmetLines: left.unmetLines,
        columnDates: Object.fromEntries(verdicts.filter(([, verdict]) => verdict.dates > 0)),
      };
    },
  };
}

function observe(judges: DateOrderJudge[], cells: readonly string[]): void {
  for (let column = 0; column < cells.length; column += 1) {
    const cell = cells[column] ?? '';
    if (!maybeDate(cell)) continue;
    while (judges.length <= column) judges.push(createDateOrderJudge());
    judges[column]?.observe(cell.trim());
  }
}

const EVIDENCE_BYTES = 64 * 1024;
/** Bytes around a doubtful one, and most of those that are judged in a piece of a file. */
const DOUBT_BYTES = 200;
const MOST_DOUBTS = 20;

/** The doubt whether bytes are windows-1252, by words that have letters of central Europe in another code page; null without one. */
function doubtIn(piece: Uint8Array): EncodingGuess | null {
  let at = doubtfulByte(piece, 0);
  for (let met = 0; at >= 0 && met < MOST_DOUBTS; met += 1) {
    const evidence = piece.slice(Math.max(0, at - DOUBT_BYTES), at + DOUBT_BYTES);
    const { pages, confidence } = judgeCodePage(evidence);
    const [value, ...others] = pages;
    if (
      value !== undefined &&
      value !== 'windows-1252' &&
      others.includes('windows-1252') &&
      confidence < 0.5
    )
      return { value, others, confidence, evidence, byteOrderMark: false };
    at = doubtfulByte(piece, at + DOUBT_BYTES);
  }
  return null;
}

/** A copy of the bytes before and after an offset; the reader may reuse the chunk itself. */
function aroundOf(piece: Uint8Array, at: number): Uint8Array {
  const from = Math.max(0, at - EVIDENCE_BEFORE);
  return piece.slice(from, from + EVIDENCE_BYTES);
}
