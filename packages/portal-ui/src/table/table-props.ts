import type { ReactNode, Ref } from 'react';
import type { Column } from './columns/column.js';
import type { ColumnWidths } from './columns/column-widths.js';
import type { Navigation } from './keyboard.js';
import type { Selection } from './selection.js';
import type { Sort } from './sorting.js';

/** A row and its index among the given rows, from 0. */
export interface RowPlace<Row> {
  readonly row: Row;
  /** Its index among the given rows. */
  readonly rowIndex: number;
}

/** A cell's new text. */
export interface CellEdit<Row> extends RowPlace<Row> {
  /** The `id` of the column. */
  readonly columnId: string;
  /** The text typed. */
  readonly value: string;
}

/** Moves the focus from outside the table. */
export interface TableHandle {
  /** Scrolls a cell into view and focuses it; for a column that is hidden, the row's first cell. */
  focusCell(place: { readonly rowIndex: number; readonly columnId: string }): void;
}

export interface TableProps<Row> {
  /** Name of the table; read aloud. */
  readonly label: string;
  /** All columns, in order. */
  readonly columns: readonly Column<Row>[];
  /** The `id`s of the visible columns; all of them by default. */
  readonly visibleColumnIds?: readonly string[] | undefined;
  /** The column widths that the user chooses (`useColumnWidths`); without them they are not to be changed. */
  readonly widths?: ColumnWidths | undefined;
  /** The rows, in order; up to some 800,000, since only the visible ones are rendered. */
  readonly rows: readonly Row[];
  /** Returns the id of a row; unique among the rows, stable over pages and reloads. Keep the function itself stable. */
  readonly rowId: (row: Row) => string;
  /** Name of a row for its check box; by default the text of the first column. */
  readonly rowLabel?: ((row: Row) => string) | undefined;
  /** Number of all results, of which `rows` are a page. */
  readonly totalCount?: number | undefined;
  /** Number of results before the first of `rows`. */
  readonly rowOffset?: number | undefined;
  /** The present sort order. */
  readonly sort?: Sort | null | undefined;
  /** Called with the new sort order on a press on a head. */
  readonly onSort?: ((sort: Sort) => void) | undefined;
  /** The selected rows; without `onSelectionChange` there are no check boxes. */
  readonly selection?: Selection | undefined;
  /** Number of selected rows when it is more than `selection` holds, as for all results. */
  readonly selectedCount?: number | undefined;
  /** Called with the new selection. */
  readonly onSelectionChange?: ((change: { readonly selection: Selection }) => void) | undefined;
  /** Actions for the selected rows, shown over the head while there are any. */
  readonly bulkActions?: ReactNode | undefined;
  /** Called when a row is pressed, or Enter on it. */
  readonly onOpen?: ((place: RowPlace<Row>) => void) | undefined;
  /** The `id` of the row whose details are shown beside the table. */
  readonly openId?: string | null | undefined;
  /** The `id`s of rows that were changed elsewhere since they were read; they are marked. */
  readonly changedIds?: ReadonlySet<string> | undefined;
  /** Called when arrow keys, j or k move to another row. */
  readonly onActiveRowChange?: ((place: RowPlace<Row>) => void) | undefined;
  /** Whether arrow keys move from row to row, or from cell to cell as in a spreadsheet. */
  readonly navigation?: Navigation | undefined;
  /** Called with the first and last index of the visible rows, for lists that fetch rows as they become visible. */
  readonly onVisibleRowsChange?:
    ((range: { readonly first: number; readonly last: number }) => void) | undefined;
  /** Ref to move the focus from outside. */
  readonly handle?: Ref<TableHandle> | undefined;
  /** Called with the text typed into an editable cell. */
  readonly onEdit?: ((edit: CellEdit<Row>) => void) | undefined;
  /** `fixed` rows have one line; `auto` rows grow with the messages of their cells. */
  readonly rowHeight?: 'fixed' | 'auto' | undefined;
  /** True while rows are loading: skeletons when there are none, else the old ones dimmed. */
  readonly isLoading?: boolean | undefined;
  /** Number of skeleton rows: the number of rows that is likely to come. */
  readonly skeletonRows?: number | undefined;
  /** Error of loading; shown in words with a button to try again. */
  readonly error?: { readonly message: string; readonly onRetry?: (() => void) | undefined } | undefined;
  /** Text for an empty table; „no results" while `onClearFilters` is given, else „nothing here yet". */
  readonly emptyText?: string | undefined;
  /** Clears the filters; given only while some are active. */
  readonly onClearFilters?: (() => void) | undefined;
  /** Content below the rows: the number of results and the pager, in a `TableFooter`. */
  readonly footer?: ReactNode | undefined;
  /** Largest height of the scrolling part, as CSS length; by default the window's height less the usual surroundings. */
  readonly maxHeight?: string | undefined;
}
