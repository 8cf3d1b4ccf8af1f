import type { ReactNode } from 'react';

/** What is wrong with one cell. */
export interface CellState {
  /** An error keeps the row from going on, a warning does not. */
  readonly level: 'error' | 'warning';
  /** What is wrong and what to do, in words. */
  readonly message: string;
}

/** One column of a table, as data. */
export interface Column<Row> {
  /** Name in sorting, in the chosen columns and in edits; unique in its table. */
  readonly id: string;
  /** The words at its head. */
  readonly header: string;
  /** The cell as plain text: shown unless `renderCell` is given, offered in full where it is cut, edited where it is editable. */
  readonly text: (row: Row) => string;
  /** The cell as more than text: a link, a badge, buttons. */
  readonly renderCell?: ((row: Row) => ReactNode) | undefined;
  /** Width in px it never falls below, unless `leastWidth` says otherwise. */
  readonly width: number;
  /** Width in px it falls to where that spares scrolling sideways. */
  readonly leastWidth?: number | undefined;
  /** Its share of the room left over, compared with the others; 0 keeps the width. */
  readonly grow?: number | undefined;
  /** Gives way where the columns do not fit side by side, before anything scrolls; a card has it always. */
  readonly isYielding?: boolean | undefined;
  /** Name of the column it stands below where the columns do not fit side by side, before anything scrolls; the last folds first. */
  readonly foldsUnder?: string | undefined;
  /** `end` is for numbers: right-aligned in figures of equal width. */
  readonly align?: 'start' | 'end' | undefined;
  /** Whether a press on the head sorts by it. */
  readonly isSortable?: boolean | undefined;
  /** Stays in sight while the others scroll sideways: at the start for what names the row, at the end for its actions. */
  readonly pin?: 'start' | 'end' | undefined;
  /** Leaves the head to screen readers, for columns of buttons. */
  readonly isHeaderHidden?: boolean | undefined;
  /** Whether the column chooser may not take it away. */
  readonly isAlwaysVisible?: boolean | undefined;
  /** Whether its cells can be changed in place. */
  readonly isEditable?: ((row: Row) => boolean) | undefined;
  /** What is wrong with a cell; nothing when all is well. */
  readonly cellState?: ((row: Row) => CellState | undefined) | undefined;
}

/** The columns to show: those chosen and those that always show, pinned ones at their side, else in their own order. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  visibleIds: readonly string[] | undefined,
): readonly Column<Row>[] {
  const visible = columns.filter(
    (column) => visibleIds === undefined || column.isAlwaysVisible === true || visibleIds.includes(column.id),
  );
  const at = (pin: Column<Row>['pin']) => visible.filter((column) => column.pin === pin);
  return [...at('start'), ...at(undefined), ...at('end')];
}
