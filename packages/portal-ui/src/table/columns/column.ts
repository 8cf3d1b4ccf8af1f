import type { ReactNode } from 'react';

/** An error or warning of one cell. */
export interface CellState {
  /** An error keeps the row from going on, a warning does not. */
  readonly level: 'error' | 'warning';
  /** What is wrong and what to do, in words. */
  readonly message: string;
}

/**
 * Where a cell stands once its row is a card: as the card's title, in place of the row's first cell; at the end of its first line, on a line of its own without its name, or on half a line with or
 * without its name. Without a place it has a line of its own with its name.
 */
export type CardPlace = 'title' | 'corner' | 'line' | 'half' | 'named-half';

/** One column of a table, as data. */
export interface Column<Row> {
  /** Name in sorting, in the chosen columns and in edits; unique in its table. */
  readonly id: string;
  /** The words at its head. */
  readonly header: string;
  /** The cell as plain text: shown unless `renderCell` is given, shown in full where it is cut off, and the initial text of an edit. */
  readonly text: (row: Row) => string;
  /** The cell as more than text: a link, a badge, buttons. */
  readonly renderCell?: ((row: Row) => ReactNode) | undefined;
  /** Where the cell stands in a card; cells of the same place keep their order. */
  readonly card?: CardPlace | undefined;
  /** The cell in a card, where it is drawn otherwise than in a row. */
  readonly renderCard?: ((row: Row) => ReactNode) | undefined;
  /** Smallest width in px, unless `leastWidth` is given. */
  readonly width: number;
  /** Smaller width in px, used when that avoids scrolling sideways. */
  readonly leastWidth?: number | undefined;
  /** Width in px between the two: as long as other columns can fold, this one keeps it. By default `leastWidth`. */
  readonly foldWidth?: number | undefined;
  /** Share of the remaining width, compared with the others; 0 keeps the width. */
  readonly grow?: number | undefined;
  /** Left out when the columns do not fit side by side, before anything scrolls; always part of a card. */
  readonly isYielding?: boolean | undefined;
  /** Id of the column below which it moves when the columns do not fit side by side, before anything scrolls; the last folds first. */
  readonly foldsUnder?: string | undefined;
  /** `end` is for numbers: right-aligned in figures of equal width. */
  readonly align?: 'start' | 'end' | undefined;
  /** True when a press on the head sorts by it. */
  readonly isSortable?: boolean | undefined;
  /** Keeps it visible while the others scroll sideways: at the start for the row's name, at the end for its actions. */
  readonly pin?: 'start' | 'end' | undefined;
  /** Hides the head from sight, for columns of buttons; it is still read aloud. */
  readonly isHeaderHidden?: boolean | undefined;
  /** True when the column chooser does not offer it. */
  readonly isAlwaysVisible?: boolean | undefined;
  /** True when it is shown only after it was chosen. */
  readonly isHiddenAtFirst?: boolean | undefined;
  /** Whether the cell of a row can be edited in place. */
  readonly isEditable?: ((row: Row) => boolean) | undefined;
  /** The error or warning of a cell; undefined when there is none. */
  readonly cellState?: ((row: Row) => CellState | undefined) | undefined;
}

/** The visible columns: those chosen and those always visible, pinned ones at their side, else in their own order. */
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

/** The columns with their places in a card, by the id of the column. */
export function placedOnCards<Row>(
  columns: readonly Column<Row>[],
  places: Readonly<Record<string, CardPlace>>,
): readonly Column<Row>[] {
  return columns.map((column) => ({ ...column, card: places[column.id] ?? column.card }));
}
