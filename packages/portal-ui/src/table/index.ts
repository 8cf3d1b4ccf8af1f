export { actionsColumn } from './actions-column.js';
export { CellActions, CellButton, CellLink, CellName } from './cell-parts.js';
export { CellMenu } from './CellMenu.js';
export { placedOnCards } from './column.js';
export type { CardPlace, CellState, Column } from './column.js';
export { ColumnChooser } from './ColumnChooser.js';
export {
  ChoiceCriterion,
  DaysCriterion,
  MarkCriterion,
  TextCriterion,
  textOptions,
} from './criterion-fields.js';
export { Criterion } from './filter-criteria.styles.js';
export { defineList, pageFromSearch, pageToSearch } from './define-list.js';
export type { StateOf } from './define-list.js';
export { daysText, filterChips } from './filter-chips.js';
export { FoldedFilterBar } from './FoldedFilterBar.js';
export { heightOfRows } from './list-height.js';
export { FilterBarSpace, Heading, Toolbar, Widget } from './list.styles.js';
export { ListFooter } from './ListFooter.js';
export { ListTable } from './ListTable.js';
export { ListToolbar } from './ListToolbar.js';
export { pagedRows } from './paged-rows.js';
export type { PagedRows } from './paged-rows.js';
export { PagedTable } from './PagedTable.js';
export { Pager } from './Pager.js';
export type { Selection } from './selection.js';
export type { RowPlace, TableHandle, TableProps } from './table-props.js';
export { Table } from './Table.js';
export { TableFooter } from './TableFooter.js';
export type { ColumnWidths } from './column-widths.js';
export { useColumnWidths } from './useColumnWidths.js';
export { useColumnChoice } from './useColumnChoice.js';
export { useFilterDraft } from './useFilterDraft.js';
export type { FilterChip } from './useFilterDraft.js';
export { useFoundPages } from './useFoundPages.js';
export type { FoundPage } from './found-page.js';
export type { FoundPages } from './useFoundPages.js';
