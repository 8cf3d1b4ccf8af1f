import type { ReactNode } from 'react';
import { ViewMenu } from './LazyViewMenu.js';
import type { ViewedList } from './useViewedList.js';

/** The columns of a table in a saved view, and the menu of views. */
export interface TableView {
  /** Ids of the visible columns; null for the user's own choice. */
  readonly columns: readonly string[] | null;
  /** Called with the chosen columns while the view has columns of its own. */
  readonly onColumnsChange: (columns: readonly string[]) => void;
  /** Renders the menu of views, before the other actions. */
  readonly renderMenu: (table: { readonly visibleColumnIds: readonly string[] }) => ReactNode;
}

/** Creates the `view` prop of a table whose columns can be chosen. */
export function tableView(list: ViewedList): TableView {
  return {
    columns: list.columns,
    onColumnsChange: list.showColumns,
    renderMenu: ({ visibleColumnIds }) => <ViewMenu list={list} visibleColumnIds={visibleColumnIds} />,
  };
}
