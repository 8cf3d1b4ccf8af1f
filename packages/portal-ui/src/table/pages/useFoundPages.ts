import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { isBeyondEnd, offsetOfPage } from '@kontor/portal-core/pagination';
import type { Call } from '@kontor/portal-core/wire';
import type { ErpFind, ErpList } from '@kontor/portal-core/erp';
import {
  type Answer,
  answerKey,
  answerOf,
  useAnswer,
  useAnswers,
  usePortalClient,
} from '../../provider/index.js';
import { type FoundPage, pageOf, withCount } from './found-page.js';

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
  /** The call that finds the records. */
  readonly call: Call<undefined, undefined, ErpFind, ErpList<Entry>>;
  /** Body of the call for a page of the list. */
  readonly find: (list: List, place: PagePlace) => ErpFind;
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
  { call, find, read, limit, isEnabled = true }: FoundPagesOptions<List, Entry, Row>,
): FoundPages<Row> {
  const client = usePortalClient();
  const cache = useQueryClient();
  const inputOf = (page: number) => ({ list: { ...list, page }, limit });
  const seen = (page: number) => cache.getQueryData<FoundPage<Row>>(answerKey(call, inputOf(page)))?.cursor;
  const fetchPage = async (page: number, signal: AbortSignal) => {
    const body = { ...find(list, placeOf(page, limit, seen)), countLater: true };
    return pageOf(await client.call(call, { body, signal }), read, offsetOfPage(page, limit));
  };
  const query = useAnswers(call, inputOf(list.page), (_, signal) => fetchPage(list.page, signal), {
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });
  const isCounting = query.data?.count === 'counting' && !query.isPlaceholderData;
  const { data: counted } = useAnswer(
    call,
    { body: find(list, { limit: 1 }) },
    { enabled: isCounting, select: ({ dataInfo }) => dataInfo },
  );
  return {
    ...answerOf(query),
    data: isCounting && query.data && counted ? withCount(query.data, counted) : query.data,
    prefetch(page) {
      if (page < 1 || isBeyondEnd(page, query.data?.foundCount ?? 0, limit)) return;
      const queryFn = ({ signal }: { readonly signal: AbortSignal }) => fetchPage(page, signal);
      void cache.prefetchQuery({ queryKey: answerKey(call, inputOf(page)), queryFn });
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
