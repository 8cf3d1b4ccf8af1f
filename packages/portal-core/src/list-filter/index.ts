export { criteriaSet } from './list-filter.js';
export type { FilterOf, ListFilter, Search } from './list-filter.js';
export type { DayRange } from './days.js';
export type { ListSort } from './list-sort.js';
