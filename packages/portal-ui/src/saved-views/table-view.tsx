import type { ReactNode } from 'react';
import { ViewMenu } from './LazyViewMenu.js';
import type { ViewedList } from './useViewedList.js';

/** The columns a kept view wants of a table, and the menu of views. */
export interface TableView {
  /** The columns that show; null for the reader's own. */
  readonly columns: readonly string[] | null;
  /** Called with the columns chosen while the view has columns of its own. */
  readonly onColumnsChange: (columns: readonly string[]) => void;
  /** The menu of views, before the other actions. */
  readonly renderMenu: (table: { readonly visibleColumnIds: readonly string[] }) => ReactNode;
}

/** The `view` of a table whose columns can be chosen. */
export function tableView(list: ViewedList): TableView {
  return {
    columns: list.columns,
    onColumnsChange: list.showColumns,
    renderMenu: ({ visibleColumnIds }) => <ViewMenu list={list} visibleColumnIds={visibleColumnIds} />,
  };
}
