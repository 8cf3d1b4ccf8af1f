import type { IsHeaderWord, PlacedRecord } from './header-place.js';

/** Fewest labels below one another that are no chance. */
const LEAST = 4;
/** Known words in a line that make it a header. */
const HEADER = 3;
/** Number of records looked at. */
const LOOKED_AT = 100;

/**
 * Whether labels stand at the left, one below the other, with their values beside them (`Bestellnummer;ME-1`), as in an order form or a
 * table with rows and columns exchanged; false for a file that has any header.
 */
export function hasLabelsAtLeft(records: readonly PlacedRecord[], isHeaderWord: IsHeaderWord): boolean {
  // A number such as `ME-1` may have the letters of a word.
  const isWord = (cell: string): boolean => /^[^\d]+$/.test(cell) && isHeaderWord(cell);
  const seen = new Set<string>();
  let [run, longest] = [0, 0];
  for (const { cells } of records.slice(0, LOOKED_AT)) {
    const [label = '', ...values] = cells.map((cell) => cell.trim());
    const words = cells.filter(isWord).length;
    if (words >= HEADER) return false;
    const isLabel = words === 1 && isWord(label) && values.some((text) => text !== '');
    run = isLabel && !seen.has(label) ? run + 1 : 0;
    if (isLabel) seen.add(label);
    longest = Math.max(longest, run);
  }
  return longest >= LEAST;
}
