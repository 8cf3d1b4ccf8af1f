import type { Guess } from './dialect.js';
import { IMPORT_DELIMITERS, type ImportDelimiter } from '../../order-import.types.js';

/** Represents a line break inside a cell of a sheet, so that each row of the sheet is a line of its text. */
export const LINE_SEPARATOR = '\u2028';

const SEPARATOR_LINE = /^\s*"?sep=(.?)"?[^\S\t]*$/i;

/** Whether a line is Microsoft Excel's hint for the delimiter: `sep=;`. */
export function isSeparatorLine(line: string): boolean {
  return SEPARATOR_LINE.test(line);
}

/** The delimiter in the hint on the first line of a text; null without a known one. */
export function separatorOf(text: string): Guess<ImportDelimiter> | null {
  const line = /^[^\r\n]{0,20}/.exec(text)?.[0] ?? '';
  const named = SEPARATOR_LINE.exec(line)?.[1];
  const value = IMPORT_DELIMITERS.find((delimiter) => delimiter === named);
  return value === undefined ? null : { value, confidence: 1 };
}
