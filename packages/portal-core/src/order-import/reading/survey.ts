import { createUtf8Check, encodingOf, EVIDENCE_BEFORE, type EncodingGuess } from './encoding.js';
import { createDateOrderJudge, type DateOrderDetection, type DateOrderJudge } from './order-date.js';
import type { Dialect, LeftOutLine } from '../order-import.types.js';
import type { RowFilter } from './row-filter.js';
import { maybeDate } from './sniff.js';

/** What all bytes and rows of a file tell, and its beginning cannot. */
export interface SurveyVerdict {
  /** The encoding all bytes speak for, of a file that is read as UTF-8; null for one read in another encoding. */
  readonly encoding: EncodingGuess | null;
  readonly bytes: number;
  /** Rows without header, blank lines and lines left out. */
  readonly rows: number;
  /** What the dates of each column say; columns without dates are absent. */
  readonly columnDates: Readonly<Record<number, DateOrderDetection>>;
  /** Lines that are no rows of orders: the first hundred, and how many there are. */
  readonly leftOut: readonly LeftOutLine[];
  readonly leftOutCount: number;
  /** Lines a person chose to leave out or to keep on which no record begins. */
  readonly unmetLines: readonly number[];
}

/** What is asked of a row filter at the end. */
type LeftOut = Pick<RowFilter, 'leftOut' | 'leftOutCount' | 'unmetLines'>;

/** Watches a file while it is read, whoever reads it. */
export interface Survey {
  bytes(piece: Uint8Array): void;
  /** Every row in file order, blank ones too; what the row filter tells to be no row is not shown. */
  record(cells: readonly string[]): void;
  /** A row that cannot be read. */
  broken(): void;
  /** At the end: what the row filter left out. */
  leftOut(filter: LeftOut): void;
  verdict(): SurveyVerdict;
}

/** A survey of one reading of a file. */
export function createSurvey({ encoding }: Pick<Dialect, 'encoding'>): Survey {
  const judges: DateOrderJudge[] = [];
  const utf8 = createUtf8Check();
  let [rows, bytes] = [0, 0];
  let evidence: Uint8Array = new Uint8Array();
  let left: LeftOut = { leftOut: [], leftOutCount: 0, unmetLines: [] };
  return {
    bytes(piece) {
      const wasValid = utf8.valid;
      if (encoding === 'utf-8') utf8.push(piece);
      if (wasValid && !utf8.valid) evidence = aroundOf(piece, utf8.firstBroken - bytes);
      bytes += piece.length;
    },
    record(cells) {
      observe(judges, cells);
      if (cells.some((cell) => cell !== '')) rows += 1;
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
        encoding: encoding === 'utf-8' ? { ...encodingOf(utf8, true, evidence), byteOrderMark: false } : null,
        bytes,
        rows,
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

/** A copy of the bytes before and after a place; the piece itself may be used again by who reads the file. */
function aroundOf(piece: Uint8Array, at: number): Uint8Array {
  const from = Math.max(0, at - EVIDENCE_BEFORE);
  return piece.slice(from, from + EVIDENCE_BYTES);
}
