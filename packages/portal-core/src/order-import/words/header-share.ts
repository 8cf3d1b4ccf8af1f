import { headerWords } from './segment.js';

/** Whether the vocabulary knows every word of a cell, as in a header. */
export function isHeaderWord(cell: string): boolean {
  if (cell.length > MAX_HEADER_CELL) return false;
  const { words } = headerWords(cell, false);
  return words.some(({ meaning }) => meaning !== 'filler') && words.every(({ meaning }) => meaning !== null);
}

/** Most characters of a cell that can be a header. */
const MAX_HEADER_CELL = 80;

/** The share of filled cells that the vocabulary recognises as headers; 0 without any. */
export function headerShare(cells: readonly string[]): number {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return filled.length === 0 ? 0 : filled.filter(isHeaderWord).length / filled.length;
}
