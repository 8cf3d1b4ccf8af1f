import type { ImportDelimiter } from '../../order-import.types.js';

/** Least number of cells of a record in which it is looked for others. */
const LEAST_CELLS = 5;
const LINE_END = /[\r\n]/;

/**
 * Whether a cell of several lines ends its own row and begins another: it has as many delimiters as its record, those of the cells behind
 * it on its first line, those of the cells before it on its last, and that line begins as the row does. Its quotation mark was not closed,
 * and the next one of the file stands in another row. Delimiters before a blank are those of a text.
 */
export function swallowsRow(cells: readonly string[], count: number, delimiter: ImportDelimiter): boolean {
  if (count < LEAST_CELLS) return false;
  for (let at = 0; at < count; at += 1) {
    const cell = cells[at] ?? '';
    if (!LINE_END.test(cell) || cell.includes('"') || countDelimiters(cell, delimiter) < count - 1) continue;
    const lines = cell.split(LINE_END);
    const [first, last] = [lines[0] ?? '', lines.at(-1) ?? ''];
    const behind = count - 1 - at;
    if (countDelimiters(first, delimiter) >= behind && countDelimiters(last, delimiter) === at)
      if (at === 0 || beginsWithDigit(last) === beginsWithDigit(cells[0] ?? '')) return true;
  }
  return false;
}

const beginsWithDigit = (text: string): boolean => /^\s*\d/.test(text);

function countDelimiters(text: string, delimiter: ImportDelimiter): number {
  let count = 0;
  for (let at = text.indexOf(delimiter); at >= 0; at = text.indexOf(delimiter, at + 1))
    if (text.charAt(at + 1) !== ' ') count += 1;
  return count;
}
