import type { Column } from './column.js';

/** Width of the column of check boxes, in px. */
export const SELECTION_WIDTH = 40;

/** Positions of the columns, in px. */
export interface ColumnLayout {
  /** Width of each column, in the columns' order. */
  readonly widths: readonly number[];
  /** Sticky offset of each pinned column; null for those that scroll. */
  readonly pins: readonly (number | null)[];
  /** Width of all of them, the check boxes included. */
  readonly total: number;
}

type Sized = Pick<Column<never>, 'width' | 'leastWidth' | 'foldWidth' | 'grow' | 'pin'>;

/** Columns with widths scaled to a larger font. */
export function scaledColumns<Row>(columns: readonly Column<Row>[], scale: number): readonly Column<Row>[] {
  if (scale === 1) return columns;
  const scaled = (px: number) => Math.ceil(px * scale);
  return columns.map((column) => ({
    ...column,
    width: scaled(column.width),
    leastWidth: column.leastWidth && scaled(column.leastWidth),
    foldWidth: column.foldWidth && scaled(column.foldWidth),
  }));
}

/** Leaves out yielding columns, the last first, until the others fit; all of them until the width is known. */
export function fittingColumns<Row>(
  columns: readonly Column<Row>[],
  available: number,
  hasSelection: boolean,
): readonly Column<Row>[] {
  const least = columns.reduce((sum, { width }) => sum + width, hasSelection ? SELECTION_WIDTH : 0);
  const yielding = columns.findLastIndex((column) => column.isYielding === true);
  if (available === 0 || least <= available || yielding === -1) return columns;
  return fittingColumns(columns.toSpliced(yielding, 1), available, hasSelection);
}

/**
 * Distributes the remaining width to the columns that grow, in whole px; without such a column to the last one that scrolls. When there is
 * too little width, columns shrink to their least widths if that is enough, and below their fold widths only where it must be; else they
 * keep their own and scroll sideways.
 */
export function layOutColumns(
  columns: readonly Sized[],
  available: number,
  hasSelection: boolean,
): ColumnLayout {
  const lead = hasSelection ? SELECTION_WIDTH : 0;
  const own = columns.map(({ width }) => width);
  const room = Math.floor(available) - lead - sumOf(own);
  const cuts = available > 0 && room < 0 ? shrunk(columns, -room) : null;
  const shifts = cuts?.map((cut) => -cut) ?? shared(Math.max(0, room), growthShares(columns));
  const widths = own.map((width, index) => width + (shifts[index] ?? 0));
  return {
    widths,
    pins: pinOffsets(columns, widths, lead),
    total: lead + sumOf(widths),
  };
}

/** By how much each column shrinks for a missing width, in px; null when the least widths are not enough. */
function shrunk(columns: readonly Sized[], missing: number): readonly number[] | null {
  const easy = columns.map((column) => column.width - foldWidthOf(column));
  const hard = columns.map((column) => foldWidthOf(column) - leastWidthOf(column));
  const further = missing - sumOf(easy);
  if (further > sumOf(hard)) return null;
  if (further <= 0) return shared(missing, easy);
  return shared(further, hard).map((cut, index) => cut + (easy[index] ?? 0));
}

/** Width to which a column shrinks at most. */
export const leastWidthOf = ({ width, leastWidth = width }: Pick<Sized, 'width' | 'leastWidth'>) =>
  leastWidth;

/** Width that a column keeps as long as others can fold. */
export function foldWidthOf(column: Pick<Sized, 'width' | 'leastWidth' | 'foldWidth'>): number {
  return column.foldWidth ?? leastWidthOf(column);
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** Distributes whole px by shares, rounding cumulative sums so that none is lost. */
function shared(px: number, shares: readonly number[]): number[] {
  const all = sumOf(shares);
  let share = 0;
  let dealt = 0;
  return shares.map((one) => {
    share += one;
    const upTo = all === 0 ? 0 : Math.round((px * share) / all);
    const part = upTo - dealt;
    dealt = upTo;
    return part;
  });
}

function growthShares(columns: readonly Sized[]): number[] {
  const wished = columns.map((column) => column.grow ?? 0);
  if (wished.some((share) => share > 0)) return wished;
  const last = columns.findLastIndex((column) => column.pin === undefined);
  return columns.map((_, index) => (index === (last === -1 ? columns.length - 1 : last) ? 1 : 0));
}

function pinOffsets(columns: readonly Sized[], widths: readonly number[], lead: number): (number | null)[] {
  const offsets: (number | null)[] = columns.map(() => null);
  let start = lead;
  columns.forEach((column, index) => {
    if (column.pin !== 'start') return;
    offsets[index] = start;
    start += widths[index] ?? 0;
  });
  let end = 0;
  for (let index = columns.length - 1; index >= 0; index -= 1) {
    if (columns[index]?.pin !== 'end') continue;
    offsets[index] = end;
    end += widths[index] ?? 0;
  }
  return offsets;
}
