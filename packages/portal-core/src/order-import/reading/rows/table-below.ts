import type { IsListBeside } from './aside.js';
import { countFilled, firstFilled } from './filled-cells.js';
import type { IsHeaderWord, PlacedRecord } from './header-place.js';

/** Least number of names in a list's header. */
const LEAST = 2;

interface Vocabulary {
  readonly isHeaderWord: IsHeaderWord;
  readonly isList: IsListBeside;
}

/**
 * The line on which another table with its own header begins below the orders: a list of articles or of stock after a gap. Undefined for
 * most files.
 */
export function tableBelow(
  records: readonly PlacedRecord[],
  header: readonly string[],
  { isHeaderWord, isList }: Vocabulary,
): number | undefined {
  const isName = (cell: string) => !/\d/.test(cell) && isHeaderWord(cell.trim());
  return records.find(({ cells, line }, at) => {
    const before = records[at - 1];
    if (before === undefined || !isGap(before, line) || countFilled(cells) < LEAST) return false;
    const names = cells.filter((cell) => cell.trim() !== '');
    return names.every(isName) && isList(header, names);
  })?.line;
}

/** Whether a blank line is directly before a line. */
const isGap = ({ cells, line: last }: PlacedRecord, line: number): boolean =>
  line > last + 1 || firstFilled(cells, 0) < 0;
