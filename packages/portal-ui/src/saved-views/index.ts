export { tableView } from './table-view.js';
export type { TableView } from './table-view.js';
export { useViewedList } from './useViewedList.js';
export type { ViewedList, ViewedListOptions } from './useViewedList.js';
export { ViewedPage } from './ViewedPage.js';
export type { ViewedPageProps } from './ViewedPage.js';
export { ViewMenu } from './LazyViewMenu.js';
export type { ViewMenuProps } from './ViewMenu.js';
