import { createUtf8Check } from './encoding.js';
import { createDateOrderJudge, type DateOrderDetection, type DateOrderJudge } from './order-date.js';
import type { Dialect } from '../order-import.types.js';
import { maybeDate } from './sniff.js';

/** What all bytes and rows of a file tell, and its beginning cannot. */
export interface SurveyVerdict {
  /** Whether all bytes are well-formed UTF-8; true for a file read in another encoding. */
  readonly isUtf8: boolean;
  readonly bytes: number;
  /** Rows without header and blank lines. */
  readonly rows: number;
  /** What the dates of each column say; columns without dates are absent. */
  readonly columnDates: Readonly<Record<number, DateOrderDetection>>;
}

/** Watches a file while it is read, whoever reads it. */
export interface Survey {
  bytes(piece: Uint8Array): void;
  /** Every record in file order, the header included. */
  record(cells: readonly string[]): void;
  /** A record that cannot be read. */
  broken(): void;
  verdict(): SurveyVerdict;
}

/** A survey of one reading of a file. */
export function createSurvey({ encoding, hasHeader }: Pick<Dialect, 'encoding' | 'hasHeader'>): Survey {
  const judges: DateOrderJudge[] = [];
  const utf8 = createUtf8Check();
  let [records, bytes] = [0, 0];
  return {
    bytes(piece) {
      if (encoding === 'utf-8') utf8.push(piece);
      bytes += piece.length;
    },
    record(cells) {
      if (records > 0 || !hasHeader) observe(judges, cells);
      if (cells.some((cell) => cell !== '')) records += 1;
    },
    broken() {
      records += 1;
    },
    verdict() {
      const verdicts = judges.map((judge, column) => [column, judge.verdict()] as const);
      return {
        isUtf8: utf8.valid && utf8.complete,
        bytes,
        rows: Math.max(0, records - (hasHeader ? 1 : 0)),
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
