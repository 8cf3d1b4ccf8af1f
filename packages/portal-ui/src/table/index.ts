export { actionsColumn } from './actions-column.js';
export { CellActions, CellButton, CellLink, CellName } from './cell-parts.js';
export { CellMenu } from './CellMenu.js';
export { placedOnCards } from './columns/column.js';
export type { CardPlace, CellState, Column } from './columns/column.js';
export { ColumnChooser } from './columns/ColumnChooser.js';
export {
  ChoiceCriterion,
  DaysCriterion,
  MarkCriterion,
  TextCriterion,
  textOptions,
} from './filter/criterion-fields.js';
export { Criterion } from './filter/filter-criteria.styles.js';
export { defineList, pageFromSearch, pageToSearch } from './define-list.js';
export type { StateOf } from './define-list.js';
export { daysText, filterChips } from './filter/filter-chips.js';
export { FoldedFilterBar } from './filter/FoldedFilterBar.js';
export { heightOfRows } from './list-height.js';
export { FilterBarSpace, Widget } from './list.styles.js';
export { ListFooter } from './pages/ListFooter.js';
export { ListTable } from './ListTable.js';
export { ListToolbar } from './ListToolbar.js';
export { pagedRows } from './pages/paged-rows.js';
export type { PagedRows } from './pages/paged-rows.js';
export { PagedTable } from './PagedTable.js';
export { Pager } from './pages/Pager.js';
export type { Selection } from './selection.js';
export type { RowPlace, TableHandle, TableProps } from './table-props.js';
export { Table } from './Table.js';
export { TableFooter } from './pages/TableFooter.js';
export type { ColumnWidths } from './columns/column-widths.js';
export { useColumnWidths } from './columns/useColumnWidths.js';
export { useColumnChoice } from './columns/useColumnChoice.js';
export { useFilterDraft } from './filter/useFilterDraft.js';
export type { FilterChip } from './filter/useFilterDraft.js';
export { useFoundPages } from './pages/useFoundPages.js';
export type { FoundPage } from './pages/found-page.js';
export type { FoundPages } from './pages/useFoundPages.js';
