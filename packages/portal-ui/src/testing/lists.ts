import type { DayRange, ListFilter } from '@kontor/portal-core/list-filter';
import type { PortalList } from '@kontor/portal-core/wire';
import { refuse } from './refusal.js';

/** Builds a list answer; `foundCount` is the number of entries unless given. */
export const listOf = <T>(entries: readonly T[], foundCount = entries.length): PortalList<T> => ({
  entries,
  foundCount,
});

/** Describes how a list of the server filters, sorts and pages its records. */
export interface ListRules<T, Filter extends object, Query extends object> {
  readonly filter: ListFilter<Filter, Query>;
  /** Whether a record matches each criterion. Every criterion needs an entry, so that a new one does not compile without. */
  readonly matches: {
    readonly [Field in keyof Required<Filter>]: (record: T, wanted: NonNullable<Filter[Field]>) => boolean;
  };
  readonly pageSize: number;
}

/** The query parameters that every list of portal records shares. */
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

/** Returns the requested page; sorted by id, newest first, unless the query says otherwise. */
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

/** Whether an instant lies within a range of days, both included. */
export const isWithin = (instant: string, { from, to }: DayRange): boolean =>
  (!from || instant.slice(0, 10) >= from) && (!to || instant.slice(0, 10) <= to);

/** Returns the id for the next record: one more than the largest. */
export const nextId = (records: readonly { readonly id: number }[]): number =>
  1 + Math.max(0, ...records.map(({ id }) => id));
