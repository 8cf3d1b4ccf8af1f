import { MAX_PAGE } from '@kontor/portal-core';
import type { Sort } from './sorting.js';

/** Which records a list shows, in which order, and which page of them, from 1. */
interface SortedList<Filter, Column extends string> {
  readonly filter: Filter;
  readonly sort: { readonly column: Column; readonly direction: Sort['direction'] };
  readonly page: number;
}

type Search = Readonly<Record<string, unknown>>;

export interface ListSearchOptions<Filter, Column extends string> {
  /** The order that needs no word. */
  readonly usualSort: SortedList<Filter, Column>['sort'];
  /** What may be sorted by. */
  readonly columns: readonly Column[];
  readonly filterToSearch: (filter: Filter) => Record<string, string>;
  readonly filterFromSearch: (search: Search) => Filter;
}

/** How a kind of list is written into a URL's query, and read from it. */
export interface ListSearch<List> {
  /** What is as usual is left out; `sort=-date` is descending. */
  readonly write: (list: List) => Record<string, string>;
  /** What cannot be read is as usual, since a URL may be typed by hand or be old. */
  readonly read: (search: Search) => List;
}

/** The one way lists stand in addresses: the texts of their filter, `sort` and `page`. */
export function listSearch<Filter, Column extends string>({
  usualSort,
  columns,
  filterToSearch,
  filterFromSearch,
}: ListSearchOptions<Filter, Column>): ListSearch<SortedList<Filter, Column>> {
  const sortFrom = (text: string) => {
    const isDescending = text.startsWith('-');
    const column = columns.find((known) => known === (isDescending ? text.slice(1) : text));
    return column ? ({ column, direction: isDescending ? 'descending' : 'ascending' } as const) : usualSort;
  };
  return {
    write({ filter, sort: { column, direction }, page }) {
      const isUsual = column === usualSort.column && direction === usualSort.direction;
      return {
        ...filterToSearch(filter),
        ...(isUsual ? {} : { sort: direction === 'descending' ? `-${column}` : column }),
        ...(page > 1 ? { page: String(page) } : {}),
      };
    },
    read(search) {
      const page = Number(search['page']);
      return {
        filter: filterFromSearch(search),
        sort: sortFrom(String(search['sort'] ?? '')),
        page: Number.isSafeInteger(page) && page > 0 && page <= MAX_PAGE ? page : 1,
      };
    },
  };
}
