import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { isBeyondEnd, offsetOfPage, type PortalList } from '@kontor/portal-core';
import type { ErpList } from '@kontor/portal-core/erp';
import { type Answer, answerOf } from '../provider/index.js';
import { useCounted, type CountablePage } from './useCounted.js';

/** A page of results. */
export interface FoundPage<Row> extends PortalList<Row>, CountablePage {
  /** Cursors of the neighbouring pages; null where there is none. */
  readonly cursor: { readonly next: string | null; readonly previous: string | null };
}

/** The start of a page: a cursor, or an offset from 1. */
interface PagePlace {
  readonly limit: number;
  readonly offset?: number;
  readonly cursor?: string;
}

/** The find of a list, and its page, from 1. */
interface FoundList {
  readonly filter: object;
  readonly page: number;
}

export interface FoundPagesOptions<List, Entry, Row> {
  /** First part of the cache keys of the records. */
  readonly key: readonly string[];
  /** Sends the find; with `countLater` the server need not count before it answers. */
  readonly find: (
    asked: { readonly list: List; readonly place: PagePlace; readonly countLater?: true },
    signal: AbortSignal,
  ) => Promise<ErpList<Entry>>;
  readonly read: (entry: Entry) => Row;
  /** Number of records per page. */
  readonly limit: number;
  /** False until the find is known. */
  readonly isEnabled?: boolean;
}

/** The state of a list's requests. */
export interface FoundPages<Row> extends Answer<FoundPage<Row>> {
  /** Fetches a page ahead. */
  readonly prefetch: (page: number) => void;
}

/** Fetches a page and keeps it while the next one is loading. Records do not wait for their count. */
export function useFoundPages<List extends FoundList, Entry, Row>(
  list: List,
  { key, find, read, limit, isEnabled = true }: FoundPagesOptions<List, Entry, Row>,
): FoundPages<Row> {
  const cache = useQueryClient();
  const keyOf = (page: number) => [...key, 'find', { ...list, page }, limit];
  const seen = (page: number) => cache.getQueryData<FoundPage<Row>>(keyOf(page))?.cursor;
  const pageQuery = (page: number) => ({
    queryKey: keyOf(page),
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
      const place = placeOf(page, limit, seen);
      return pageOf(await find({ list, place, countLater: true }, signal), read);
    },
  });
  const query = useQuery({
    ...pageQuery(list.page),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });
  const counted = useCounted(query, {
    queryKey: [...key, 'count', list.filter],
    queryFn: async ({ signal }) => (await find({ list, place: { limit: 1 } }, signal)).dataInfo.foundCount,
  });
  return {
    ...answerOf(query),
    data: counted,
    prefetch(page) {
      const isThere = page >= 1 && !isBeyondEnd(page, query.data?.foundCount ?? 0, limit);
      if (isThere) void cache.prefetchQuery(pageQuery(page));
    },
  };
}

/** The start of a page: the neighbour's cursor when it is known, which costs the same anywhere in a million records; an offset does not. */
function placeOf(
  page: number,
  limit: number,
  seen: (page: number) => FoundPage<unknown>['cursor'] | undefined,
): PagePlace {
  const cursor = page === 1 ? null : (seen(page - 1)?.next ?? seen(page + 1)?.previous ?? null);
  return cursor === null ? { limit, offset: offsetOfPage(page, limit) } : { limit, cursor };
}

function pageOf<Entry, Row>(
  { entries, dataInfo }: ErpList<Entry>,
  read: (entry: Entry) => Row,
): FoundPage<Row> {
  return {
    entries: entries.map(read),
    foundCount: dataInfo.foundCount,
    isCounted: dataInfo.countIsExact !== false,
    cursor: dataInfo.cursor ?? { next: null, previous: null },
  };
}
