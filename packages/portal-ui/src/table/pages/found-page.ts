import type { ErpList } from '@kontor/portal-core/erp';
import type { PortalList } from '@kontor/portal-core/wire';

/** How `foundCount` is known: `exact`, a lower bound while it is `counting`, or one beyond which is `more` that nobody counts. */
export type CountState = 'exact' | 'counting' | 'more';

/** A page of results. */
export interface FoundPage<Row> extends PortalList<Row> {
  readonly count: CountState;
  /** Cursors of the neighbouring pages; null where there is none. */
  readonly cursor: { readonly next: string | null; readonly previous: string | null };
}

/** Reads an answer whose first record has that place in the list, from 1: one asked for by a cursor does not know how many are before it. */
export function pageOf<Entry, Row>(
  { entries, dataInfo }: ErpList<Entry>,
  read: (entry: Entry) => Row,
  place: number,
): FoundPage<Row> {
  const { foundCount, countIsExact, cursor = { next: null, previous: null } } = dataInfo;
  const before = entries.length === 0 ? 0 : place - 1;
  const least = before + entries.length + (cursor.next === null ? 0 : 1);
  return {
    entries: entries.map(read),
    foundCount: countIsExact === false ? Math.max(foundCount, least) : foundCount,
    count: countIsExact === false ? 'counting' : 'exact',
    cursor,
  };
}

/** The page with the answer to its count; a page further back shows that there are as many at least. */
export function withCount<Row>(
  page: FoundPage<Row>,
  { foundCount, countIsExact }: ErpList<unknown>['dataInfo'],
): FoundPage<Row> {
  if (countIsExact !== false) return { ...page, foundCount, count: 'exact' };
  return { ...page, foundCount: Math.max(foundCount, page.foundCount), count: 'more' };
}
