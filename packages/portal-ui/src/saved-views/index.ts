export { useViewedList } from './useViewedList.js';
export type { ViewedList, ViewedListOptions } from './useViewedList.js';
export { ViewMenu } from './LazyViewMenu.js';
export type { ViewMenuProps } from './ViewMenu.js';
