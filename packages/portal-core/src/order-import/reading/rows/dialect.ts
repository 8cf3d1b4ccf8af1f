import type { PlacedRecord } from './header-place.js';
import { IMPORT_DELIMITERS, type ImportDelimiter } from '../../order-import.types.js';
import { createCsvParser } from './parse.js';

/** A guess with its confidence from 0 to 1. */
export interface Guess<T> {
  readonly value: T;
  readonly confidence: number;
}
export type LineEnd = 'lf' | 'crlf' | 'cr';

/** Number of rows examined to find the delimiter. */
const LOOKED_AT = 200;

/** Characters read at a time, so that no more text is read than the first records need. */
const PIECE_CHARS = 16 * 1024;

/** The first records of a text, at most `limit`; records that cannot be read are left out. */
export function firstRecords(text: string, delimiter: ImportDelimiter, limit = LOOKED_AT): PlacedRecord[] {
  const records: PlacedRecord[] = [];
  const parser = createCsvParser({
    delimiter,
    // A copy: were these kept, the engine would take the parser's rows for long-lived and put a whole file's of them aside.
    onRecord: (cells, line) => records.length < limit && records.push({ cells: cells.slice(), line }),
  });
  for (let at = 0; at < text.length && records.length < limit; at += PIECE_CHARS)
    parser.push(text.slice(at, at + PIECE_CHARS));
  if (records.length < limit) parser.end();
  return records;
}

/**
 * Guesses the delimiter: the one that splits the lines, outside quotation marks, most steadily into the same number of cells, at least two.
 * Confidence 0 when none does: the file has one column.
 */
export function guessDelimiter(text: string): Guess<ImportDelimiter> {
  const scored = IMPORT_DELIMITERS.map((value) => ({ value, score: steadiness(firstRecords(text, value)) }));
  scored.sort((a, b) => b.score - a.score);
  const [best, second] = scored;
  if (best === undefined || best.score === 0) return { value: ';', confidence: 0 };
  const rest = second?.score ?? 0;
  return { value: best.value, confidence: best.score / (best.score + rest * rest) };
}

/**
 * From 0 to 1: the share of records with the most common width of two or more cells, less when the first record differs, and more the wider
 * they are.
 */
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

/** Guesses the line ending of a text. */
export function guessLineEnd(text: string): Guess<LineEnd> {
  const crlf = text.match(/\r\n/g)?.length ?? 0;
  const lf = (text.match(/\n/g)?.length ?? 0) - crlf;
  const cr = (text.match(/\r/g)?.length ?? 0) - crlf;
  const all = crlf + lf + cr;
  if (all === 0) return { value: 'lf', confidence: 0 };
  const value = crlf >= lf && crlf >= cr ? 'crlf' : lf >= cr ? 'lf' : 'cr';
  return { value, confidence: Math.max(crlf, lf, cr) / all };
}

/** Names for the columns of a file without a header, as in spreadsheets: A, B … Z, AA. */
export function columnLetters(count: number): string[] {
  return Array.from({ length: count }, (_, index) => letters(index));
}

function letters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}
