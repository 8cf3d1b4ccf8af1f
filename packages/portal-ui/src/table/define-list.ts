import { MAX_PAGE, type ListFilter, type ListSort, type Search } from '@kontor/portal-core';

/** Which records a list shows, in which order, and which page of them. */
export interface ListState<Filter, Column extends string> {
  readonly filter: Filter;
  readonly sort: ListSort<Column>;
  /** From 1. */
  readonly page: number;
}

export interface ListOptions<Filter extends object, Query extends object, Column extends string> {
  readonly filter: ListFilter<Filter, Query>;
  /** What may be sorted by. */
  readonly columns: readonly Column[];
  /** The order that needs no word. */
  readonly usualSort: ListSort<Column>;
  /** Records of a page. */
  readonly pageSize: number;
}

/** A page of a sorted list, as the calls take it. */
export interface PageQuery<Column extends string> {
  readonly sort: Column;
  readonly sortOrder: 'ascend' | 'descend';
  readonly page: number;
  readonly limit: number;
}

/** A kind of list: its usual state, and the forms a state takes. */
export interface List<State, Query = object> {
  /** Records of a page. */
  readonly pageSize: number;
  /** The list one comes to: nothing narrowed, in its usual order. */
  readonly usual: State;
  /** The state as texts for an address; what is as usual is left out. `sort=-date` is descending. */
  readonly write: (list: State) => Record<string, string>;
  /** Reads an address. What cannot be read is as usual, since an address may be typed by hand or be old. */
  readonly read: (search: Search) => State;
  /** The state as the list's call takes it. */
  readonly toQuery: (list: State, limit?: number) => Query;
}

/** The state of a list: `StateOf<typeof orderList>`. */
export type StateOf<Kind> = Kind extends List<infer State, infer _Query> ? State : never;

/** Describes a kind of list once: its filter, its orders, the size of its pages. */
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

/** The page of a list as text for an address; the first needs none. */
export const pageToSearch = (page: number): Record<string, string> =>
  page > 1 ? { page: String(page) } : {};

/** The page an address asks for; the first where that is no page. */
export function pageFromSearch(search: Search): number {
  const page = Number(search['page']);
  return Number.isSafeInteger(page) && page > 0 && page <= MAX_PAGE ? page : 1;
}
