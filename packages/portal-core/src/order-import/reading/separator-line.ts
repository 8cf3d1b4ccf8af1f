import type { Guess } from './dialect.js';
import { IMPORT_DELIMITERS, type ImportDelimiter } from '../order-import.types.js';

/** Stands for a line break inside a cell of a sheet, so that each row of the sheet is a line of its text. */
export const LINE_SEPARATOR = '\u2028';

const SEPARATOR_LINE = /^\s*"?sep=(.?)"?[^\S\t]*$/i;

/** Whether a line is the hint Microsoft Excel takes the delimiter from: `sep=;`. */
export function isSeparatorLine(line: string): boolean {
  return SEPARATOR_LINE.test(line);
}

/** The delimiter named by the first line of a text; null when it names none that is known. */
export function separatorOf(text: string): Guess<ImportDelimiter> | null {
  const line = /^[^\r\n]{0,20}/.exec(text)?.[0] ?? '';
  const named = SEPARATOR_LINE.exec(line)?.[1];
  const value = IMPORT_DELIMITERS.find((delimiter) => delimiter === named);
  return value === undefined ? null : { value, confidence: 1 };
}
