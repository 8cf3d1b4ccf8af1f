import type { DayRange, ListFilter, PortalList } from '@kontor/portal-core';
import { refuse } from './refusal.js';

/** A list with all of its records, or a page of more. */
export const listOf = <T>(entries: readonly T[], foundCount = entries.length): PortalList<T> => ({
  entries,
  foundCount,
});

/** How a list of the server's finds, sorts and parts its records into pages. */
export interface ListRules<T, Filter extends object, Query extends object> {
  readonly filter: ListFilter<Filter, Query>;
  /** When a record matches a criterion; there is one for each, so that a new criterion does not compile until it is answered. */
  readonly matches: {
    readonly [Field in keyof Required<Filter>]: (record: T, wanted: NonNullable<Filter[Field]>) => boolean;
  };
  readonly pageSize: number;
}

/** What every list of the portal's own records is asked by. */
interface Paging {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  readonly sort?: string | undefined;
  readonly sortOrder?: 'ascend' | 'descend' | undefined;
}

/** The records that a query selects. Refuses an invalid query. */
export function narrowed<T, Filter extends object, Query extends object>(
  records: readonly T[],
  query: NoInfer<Query>,
  { filter, matches }: Pick<ListRules<T, Filter, Query>, 'filter' | 'matches'>,
): readonly T[] {
  const parsed = filter.fromQuery(query);
  if (!parsed.ok) return refuse('validation_failed', { issues: parsed.issues });
  const wanted = Object.entries(parsed.value) as [keyof Filter, NonNullable<Filter[keyof Filter]>][];
  return records.filter((record) => wanted.every(([field, value]) => matches[field](record, value)));
}

/** The page that a query asks for; by default sorted by number, the newest first. */
export function pageOf<T extends { readonly id: number }, Filter extends object, Query extends object>(
  records: readonly T[],
  query: NoInfer<Query> & Paging,
  rules: ListRules<T, Filter, Query>,
): PortalList<T> {
  const { limit = rules.pageSize, page = 1, offset = (page - 1) * limit + 1 } = query;
  const found = narrowed(records, query, rules);
  const sorted = found.toSorted(bySort(query));
  return listOf(sorted.slice(offset - 1, offset - 1 + limit), found.length);
}

function bySort<T extends { readonly id: number }>({ sort, sortOrder }: Paging) {
  const sign = (sortOrder ?? (sort ? 'ascend' : 'descend')) === 'ascend' ? 1 : -1;
  const key = (record: T) => record[(sort ?? 'id') as 'id'];
  return (a: T, b: T) => (key(a) < key(b) ? -sign : key(a) > key(b) ? sign : 0);
}

/** Whether an instant lies within a span of days. */
export const isWithin = (instant: string, { from, to }: DayRange): boolean =>
  (!from || instant.slice(0, 10) >= from) && (!to || instant.slice(0, 10) <= to);

/** The number of the next record. */
export const nextId = (records: readonly { readonly id: number }[]): number =>
  1 + Math.max(0, ...records.map(({ id }) => id));
