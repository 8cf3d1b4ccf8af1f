import type { Column } from './column.js';

/** Least width in px to which a person can narrow a column: room for a short word. */
export const LEAST_CHOSEN = 56;
/** Largest width in px to which a person can widen a column. */
export const MOST_CHOSEN = 900;
/** Largest width in px that is kept: a column before the chosen one is held as wide as it had grown. */
const MOST_HELD = 8000;

/** Widths in px at the usual font size, by column id. */
export type ChosenWidths = Readonly<Record<string, number>>;

/** The widths of columns that a person has chosen. */
export interface ColumnWidths {
  readonly chosen: ChosenWidths;
  /** Adds chosen widths to the earlier ones. */
  readonly choose: (widths: ChosenWidths) => void;
  /** Gives a column its own width again; without an id, all of them. */
  readonly reset: (columnId?: string) => void;
}

/** A width within what can be chosen, in whole px. */
export const withinBounds = (px: number): number =>
  Math.min(MOST_CHOSEN, Math.max(LEAST_CHOSEN, Math.round(px)));

/**
 * Columns with the chosen widths, which neither grow nor shrink. Room that is left over goes to a column without a chosen width, as long as
 * one scrolls, so that those chosen stay as they are.
 */
export function chosenColumns<Row>(
  columns: readonly Column<Row>[],
  chosen: ChosenWidths,
  scale: number,
): readonly Column<Row>[] {
  const isFree = ({ id, pin }: Column<Row>) => chosen[id] === undefined && pin === undefined;
  const doesGrow = columns.some((column) => isFree(column) && (column.grow ?? 0) > 0);
  const heir = doesGrow ? undefined : columns.findLast(isFree);
  return columns.map((column) => {
    const width = chosen[column.id];
    if (width === undefined) return column === heir ? { ...column, grow: 1 } : column;
    return {
      ...column,
      width: Math.round(width * scale),
      leastWidth: undefined,
      foldWidth: undefined,
      grow: 0,
    };
  });
}

/**
 * What is chosen when a column becomes wider or narrower by `px`. The columns before it keep their present widths, so that its edge stays
 * under the pointer. `widths` are those on the screen.
 */
export function widthsAfter(
  columns: readonly Pick<Column<never>, 'id' | 'pin'>[],
  widths: readonly number[],
  { at, px, scale }: { readonly at: number; readonly px: number; readonly scale: number },
): ChosenWidths {
  const before = columns.slice(0, at).map(({ id }, place) => [id, (widths[place] ?? 0) / scale] as const);
  const own = columns[at];
  if (own === undefined) return {};
  return Object.fromEntries([...before, [own.id, withinBounds(((widths[at] ?? 0) + px) / scale)]]);
}

/** Reads kept widths; those that are none are left out. */
export function readWidths(text: string | null): ChosenWidths {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const widths = Object.entries(kept).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0,
    );
    return Object.fromEntries(
      widths.map(([id, px]) => [id, Math.max(LEAST_CHOSEN, Math.min(px, MOST_HELD))]),
    );
  } catch {
    return {};
  }
}
