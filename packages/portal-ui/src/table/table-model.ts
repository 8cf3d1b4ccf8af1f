import { createContext, useContext } from 'react';
import type { Column } from './columns/column.js';
import type { TableLayout } from './columns/column-folds.js';
import type { ColumnWidths } from './columns/column-widths.js';
import type { Navigation } from './keyboard.js';

/** Data shared by head, rows and cells of one table; it changes only with the columns or the layout. */
export interface TableModel {
  /** Prefix of the ids of its cells' messages. */
  readonly id: string;
  readonly columns: readonly Column<unknown>[];
  readonly layout: TableLayout;
  /** Font size compared with the usual one, which is 1. */
  readonly scale: number;
  /** The widths that a person chooses; undefined where columns have none: in cards, in folded rows, and where nobody keeps them. */
  readonly widths: ColumnWidths | undefined;
  readonly hasSelection: boolean;
  readonly isCards: boolean;
  readonly isAutoHeight: boolean;
  readonly navigation: Navigation;
  readonly rowLabel: (row: unknown) => string;
  readonly selectRowText: string;
  /** Said of a row that was changed elsewhere. */
  readonly changedText: string;
  /** Shown in an invalid cell that is empty. */
  readonly emptyCellText: string;
  readonly rowOffset: number;
}

export const TableModelContext = createContext<TableModel | null>(null);

export function useTableModel(): TableModel {
  const model = useContext(TableModelContext);
  if (model === null) throw new Error('A part of a table stands outside of one');
  return model;
}
