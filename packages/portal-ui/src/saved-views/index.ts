export { ViewMenu } from './LazyViewMenu.js';
export { waitsForViews } from './list-begins.js';
export { tableView } from './table-view.js';
export type { TableView } from './table-view.js';
export { useViewedList } from './useViewedList.js';
export type { ViewedList } from './useViewedList.js';
export { ViewedPage } from './ViewedPage.js';
