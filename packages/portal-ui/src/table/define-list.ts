import type { ListFilter, ListSort, Search } from '@kontor/portal-core/list-filter';
import { MAX_PAGE } from '@kontor/portal-core/pagination';

/** Filter, sort order and page of a list. */
export interface ListState<Filter, Column extends string> {
  readonly filter: Filter;
  readonly sort: ListSort<Column>;
  /** From 1. */
  readonly page: number;
}

export interface ListOptions<Filter extends object, Query extends object, Column extends string> {
  readonly filter: ListFilter<Filter, Query>;
  /** Columns by which it can be sorted. */
  readonly columns: readonly Column[];
  /** The default sort order, which is left out of URLs. */
  readonly usualSort: ListSort<Column>;
  /** Number of records per page. */
  readonly pageSize: number;
}

/** The query for a page of a sorted list, as calls take it. */
export interface PageQuery<Column extends string> {
  readonly sort: Column;
  readonly sortOrder: 'ascend' | 'descend';
  readonly page: number;
  readonly limit: number;
}

/** The definition of a list: its default state, and conversions of a state. */
export interface List<State, Query = object> {
  /** Number of records per page. */
  readonly pageSize: number;
  /** The default state: no filter, default sort order, first page. */
  readonly usual: State;
  /** Writes the state as URL search parameters, without default values. `sort=-date` is descending. */
  readonly write: (list: State) => Record<string, string>;
  /** Reads URL search parameters. Unreadable values are replaced by the defaults, since a URL may be typed by hand or be old. */
  readonly read: (search: Search) => State;
  /** Converts the state into the query of the list's call. */
  readonly toQuery: (list: State, limit?: number) => Query;
}

/** The state of a list: `StateOf<typeof orderList>`. */
export type StateOf<Kind> = Kind extends List<infer State, infer _Query> ? State : never;

/** Defines a list: its filter, sort orders and page size. */
export function defineList<Filter extends object, Query extends object, Column extends string>({
  filter: criteria,
  columns,
  usualSort,
  pageSize,
}: ListOptions<Filter, Query, Column>): List<ListState<Filter, Column>, Query & PageQuery<Column>> {
  const sortOf = (text: string): ListSort<Column> => {
    const isDescending = text.startsWith('-');
    const column = columns.find((known) => known === (isDescending ? text.slice(1) : text));
    return column ? { column, direction: isDescending ? 'descending' : 'ascending' } : usualSort;
  };
  const sortText = ({ column, direction }: ListSort<Column>) =>
    direction === 'descending' ? `-${column}` : column;
  return {
    pageSize,
    usual: { filter: {} as Filter, sort: usualSort, page: 1 },
    write: ({ filter, sort, page }) => ({
      ...criteria.toSearch(filter),
      ...(sortText(sort) === sortText(usualSort) ? {} : { sort: sortText(sort) }),
      ...pageToSearch(page),
    }),
    read: (search) => ({
      filter: criteria.fromSearch(search),
      sort: sortOf(String(search['sort'] ?? '')),
      page: pageFromSearch(search),
    }),
    toQuery: ({ filter, sort, page }, limit = pageSize) => ({
      ...criteria.toQuery(filter),
      sort: sort.column,
      sortOrder: sort.direction === 'ascending' ? 'ascend' : 'descend',
      page,
      limit,
    }),
  };
}

/** The page of a list as URL search parameters; empty for the first page. */
export const pageToSearch = (page: number): Record<string, string> =>
  page > 1 ? { page: String(page) } : {};

/** The page that a URL names; the first one when it names none. */
export function pageFromSearch(search: Search): number {
  const page = Number(search['page']);
  return Number.isSafeInteger(page) && page > 0 && page <= MAX_PAGE ? page : 1;
}
