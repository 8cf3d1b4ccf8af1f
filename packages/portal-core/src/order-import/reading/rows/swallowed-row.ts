import type { ImportDelimiter } from '../../order-import.types.js';

/** Least number of cells of a record in which it is looked for others. */
const LEAST_CELLS = 5;
const LINE_END = /[\r\n]/;

/**
 * Whether a cell of several lines holds as many delimiters as its whole record: its quotation mark was not closed, and the next one of the
 * file stands in another row. Delimiters before a blank are those of a text.
 */
export function swallowsRow(cells: readonly string[], count: number, delimiter: ImportDelimiter): boolean {
  if (count < LEAST_CELLS) return false;
  for (let at = 0; at < count; at += 1) {
    const cell = cells[at] ?? '';
    if (LINE_END.test(cell) && !cell.includes('"') && countDelimiters(cell, delimiter) >= count - 1)
      return true;
  }
  return false;
}

function countDelimiters(text: string, delimiter: ImportDelimiter): number {
  let count = 0;
  for (let at = text.indexOf(delimiter); at >= 0; at = text.indexOf(delimiter, at + 1))
    if (text.charAt(at + 1) !== ' ') count += 1;
  return count;
}
