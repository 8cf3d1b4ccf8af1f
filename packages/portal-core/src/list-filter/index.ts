export { choice, choices, flag, id, scope, text } from './criteria.js';
export { dayPair, days, MONTH_FIRST } from './days.js';
export type { DayRange } from './days.js';
export { criteriaSet, defineFilter } from './list-filter.js';
export type { FilterOf, ListFilter, Search } from './list-filter.js';
export type { ListSort } from './list-sort.js';
