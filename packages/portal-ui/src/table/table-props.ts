import type { ReactNode, Ref } from 'react';
import type { Column } from './column.js';
import type { Navigation } from './keyboard.js';
import type { Selection } from './selection.js';
import type { Sort } from './sorting.js';

/** A row and its place among the rows given, from 0. */
export interface RowPlace<Row> {
  /** The row. */
  readonly row: Row;
  /** Its index among the rows given. */
  readonly rowIndex: number;
}

/** A cell's new text. */
export interface CellEdit<Row> extends RowPlace<Row> {
  /** The `id` of the column. */
  readonly columnId: string;
  /** The text typed. */
  readonly value: string;
}

/** Moves the keyboard from outside the table. */
export interface TableHandle {
  /** Brings a cell into sight and the keyboard to it; with a column that is not shown, to the row's first cell. */
  focusCell(place: { readonly rowIndex: number; readonly columnId: string }): void;
}

export interface TableProps<Row> {
  /** What the table lists; read aloud. */
  readonly label: string;
  /** All columns, in order. */
  readonly columns: readonly Column<Row>[];
  /** The `id`s of the columns that show; all of them unless told. */
  readonly visibleColumnIds?: readonly string[] | undefined;
  /** The rows, in order; up to some 800,000, only those in sight are drawn. */
  readonly rows: readonly Row[];
  /** Names a row; unique among the rows, stable over pages and reloads. Keep the function itself stable. */
  readonly rowId: (row: Row) => string;
  /** The words for a row, for its check box; the text of the first column unless told. */
  readonly rowLabel?: ((row: Row) => string) | undefined;
  /** Number of all rows found, of which `rows` are a page. */
  readonly totalCount?: number | undefined;
  /** Number of rows found before the first of `rows`. */
  readonly rowOffset?: number | undefined;
  /** The order the rows are in. */
  readonly sort?: Sort | null | undefined;
  /** Called with the order wished by a press on a head. */
  readonly onSort?: ((sort: Sort) => void) | undefined;
  /** The selected rows; without `onSelectionChange` there are no check boxes. */
  readonly selection?: Selection | undefined;
  /** Number of selected rows where it is more than `selection` holds: everything found. */
  readonly selectedCount?: number | undefined;
  /** Called with the new selection. */
  readonly onSelectionChange?: ((change: { readonly selection: Selection }) => void) | undefined;
  /** What can be done with the selected rows, shown over the head while there are any. */
  readonly bulkActions?: ReactNode | undefined;
  /** Called when a row is pressed or Enter is hit on it. */
  readonly onOpen?: ((place: RowPlace<Row>) => void) | undefined;
  /** The `id` of the row whose detail shows beside the table. */
  readonly openId?: string | null | undefined;
  /** Called when arrow keys, j or k lead to another row. */
  readonly onActiveRowChange?: ((place: RowPlace<Row>) => void) | undefined;
  /** Whether arrow keys go from row to row, or from cell to cell as in a spreadsheet. */
  readonly navigation?: Navigation | undefined;
  /** Called with the first and last index of the rows drawn, for lists that fetch their rows as they come into sight. */
  readonly onVisibleRowsChange?:
    ((range: { readonly first: number; readonly last: number }) => void) | undefined;
  /** Moves the keyboard from outside. */
  readonly handle?: Ref<TableHandle> | undefined;
  /** Called with what was typed into an editable cell. */
  readonly onEdit?: ((edit: CellEdit<Row>) => void) | undefined;
  /** `fixed` rows hold one line; `auto` rows grow with the messages of their cells. */
  readonly rowHeight?: 'fixed' | 'auto' | undefined;
  /** Rows are on their way: skeletons where there are none, else the old ones dimmed. */
  readonly isLoading?: boolean | undefined;
  /** Number of skeleton rows; as many as are likely to come. */
  readonly skeletonRows?: number | undefined;
  /** Fetching failed; shown in words with a way to try again. */
  readonly error?: { readonly message: string; readonly onRetry?: (() => void) | undefined } | undefined;
  /** Why there are no rows; „no results" while `onClearFilters` is given, else „nothing here yet". */
  readonly emptyText?: string | undefined;
  /** Takes the filters away that leave no row; given only while some are set. */
  readonly onClearFilters?: (() => void) | undefined;
  /** What stands below the rows: the found count and the pager, in a `TableFooter`. */
  readonly footer?: ReactNode | undefined;
  /** Most height of the part that scrolls, as CSS length; the window's height less what usually stands around it unless told. */
  readonly maxHeight?: string | undefined;
}
