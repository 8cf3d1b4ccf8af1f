import type { PlacedRecord } from './header-place.js';
import { IMPORT_DELIMITERS, type ImportDelimiter } from '../order-import.types.js';
import { createCsvParser } from './parse.js';

/** A guess and how sure it is, 0 to 1. */
export interface Guess<T> {
  readonly value: T;
  readonly confidence: number;
}
export type LineEnd = 'lf' | 'crlf' | 'cr';

/** Rows looked at to tell the delimiter. */
const LOOKED_AT = 200;

/** Characters read at a time: no more of a text is read than its first records need. */
const PIECE_CHARS = 16 * 1024;

/** The first records of a text, `limit` at most; records that cannot be read are left out. */
export function firstRecords(text: string, delimiter: ImportDelimiter, limit = LOOKED_AT): PlacedRecord[] {
  const records: PlacedRecord[] = [];
  const parser = createCsvParser({
    delimiter,
    // A copy: were these kept, the engine would take the parser's rows for long-lived and put a whole file's of them aside.
    onRecord: (cells, line) => records.length < limit && records.push({ cells: cells.slice(), line }),
    onBroken: () => {},
  });
  for (let at = 0; at < text.length && records.length < limit; at += PIECE_CHARS)
    parser.push(text.slice(at, at + PIECE_CHARS));
  if (records.length < limit) parser.end();
  return records;
}

/**
 * Guesses the delimiter: the one that cuts the lines, outside quotation marks, most steadily into the same number of cells, several
 * of them. Confidence 0 when none does: the file has one column.
 */
export function guessDelimiter(text: string): Guess<ImportDelimiter> {
  const scored = IMPORT_DELIMITERS.map((value) => ({ value, score: steadiness(firstRecords(text, value)) }));
  scored.sort((a, b) => b.score - a.score);
  const [best, second] = scored;
  if (best === undefined || best.score === 0) return { value: ';', confidence: 0 };
  const rest = second?.score ?? 0;
  return { value: best.value, confidence: best.score / (best.score + rest * rest) };
}

/** 0 to 1: the share of records as wide as the commonest width of two or more cells, less when the first is not, and more the wider they are. */
function steadiness(records: readonly PlacedRecord[]): number {
  const widths = new Map<number, number>();
  for (const { cells } of records) widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
  widths.delete(1);
  let [width, count] = [0, 0];
  for (const [w, n] of widths) if (n > count || (n === count && w > width)) [width, count] = [w, n];
  if (width < 2) return 0;
  const header = records[0]?.cells.length === width ? 1 : 0.5;
  return (count / records.length) * header * (1 - 1 / (2 * width));
}

/** Guesses how lines end, from the line ends of a text. */
export function guessLineEnd(text: string): Guess<LineEnd> {
  const crlf = text.match(/\r\n/g)?.length ?? 0;
  const lf = (text.match(/\n/g)?.length ?? 0) - crlf;
  const cr = (text.match(/\r/g)?.length ?? 0) - crlf;
  const all = crlf + lf + cr;
  if (all === 0) return { value: 'lf', confidence: 0 };
  const value = crlf >= lf && crlf >= cr ? 'crlf' : lf >= cr ? 'lf' : 'cr';
  return { value, confidence: Math.max(crlf, lf, cr) / all };
}

/** Names for the columns of a file without a header, as spreadsheets have them: A, B … Z, AA. */
export function columnLetters(count: number): string[] {
  return Array.from({ length: count }, (_, index) => letters(index));
}

function letters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}
