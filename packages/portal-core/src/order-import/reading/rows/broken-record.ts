import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import type { ImportDelimiter } from '../../order-import.types.js';

/** A record that could not be read. */
export interface BrokenRecord {
  /** `quoteNotClosed`: a quotation mark that is not closed, or with text after it; `maxLength`: the record is too long to be kept. */
  readonly code: 'quoteNotClosed' | 'maxLength';
  /** Physical line on which it begins, from 1. */
  readonly line: number;
  /** Column, from 1, in which reading failed; null when the whole line is affected. */
  readonly column: number | null;
  /** The physical line as in the file, cut off after 10,000 characters. */
  readonly text: string;
  /** Its cells, as far as they can be separated. */
  readonly cells: readonly string[];
}

interface BrokenText {
  readonly code: BrokenRecord['code'];
  readonly line: number;
  /** The physical line. */
  readonly text: string;
  /** The text up to the place where reading failed, which may be on a later line. */
  readonly record: string;
  readonly delimiter: ImportDelimiter;
  /** Whether csv-parse analyses the record; otherwise the line is only split. */
  readonly closely: boolean;
}

const MAX_SHOWN = 10_000;

/** Describes what is wrong with a record, as judged by csv-parse. */
export function brokenRecord({ code, line, text, record, delimiter, closely }: BrokenText): BrokenRecord {
  const shown = text.slice(0, MAX_SHOWN);
  if (!closely) return { code, line, column: null, text: shown, cells: shown.split(delimiter) };
  const column = code === 'maxLength' ? null : failingColumn(record, delimiter);
  return { code, line, column, text: shown, cells: relaxedCells(shown, delimiter) };
}

function failingColumn(record: string, delimiter: ImportDelimiter): number | null {
  try {
    parse(record, { delimiter, relax_quotes: false, relax_column_count: true });
    return null;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return typeof error['column'] === 'number' ? error['column'] + 1 : null;
  }
}

function relaxedCells(text: string, delimiter: ImportDelimiter): string[] {
  try {
    return parse(text, { delimiter, relax_quotes: true, relax_column_count: true })[0] ?? [];
  } catch {
    return text.split(delimiter);
  }
}
