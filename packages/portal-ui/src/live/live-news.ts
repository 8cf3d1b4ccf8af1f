import type { QueryClient } from '@tanstack/react-query';
import { MANY_RECORDS, type LiveKind } from '@kontor/portal-core/live';
import type { AnyCall } from '@kontor/portal-core/wire';
import { answerKey } from '../provider/index.js';
import { changedAfter, NOTHING_CHANGED, type ChangedEvent, type ChangedRecords } from './changed-records.js';
import type { ChangedList, Elsewhere, LiveNews, Told } from './live-context.js';

const UNNAMED = [MANY_RECORDS];

/** Creates what passes on changes to whoever listens; `cache` holds the answers that they outdate. */
export function createLiveNews(cache: QueryClient): LiveNews {
  const listeners = new Map<Told, LiveKind>();
  const news: LiveNews = {
    listen(kind, told) {
      const own: Told = (ids) => told(ids);
      listeners.set(own, kind);
      return () => void listeners.delete(own);
    },
    listOf: (kind, call) => createChangedList(news, cache, kind, call),
    tell({ changes, reset }) {
      for (const [told, kind] of listeners) {
        const ids = reset ? UNNAMED : changes.filter((one) => one.kind === kind).map(({ id }) => id);
        if (ids.length > 0) told(ids);
      }
    },
  };
  return news;
}

/** Keeps what was changed since the answers of a call were asked for. Other pages of the list, which are not shown, are outdated as well. */
function createChangedList(news: LiveNews, cache: QueryClient, kind: LiveKind, call: AnyCall): ChangedList {
  const queryKey = answerKey(call);
  const show = () => cache.invalidateQueries({ queryKey });
  let records = NOTHING_CHANGED;
  let shown = elsewhereOf(records, show);
  let isAsking = false;
  return {
    get: () => shown,
    subscribe(changed) {
      const note = (event: ChangedEvent) => {
        const next = changedAfter(records, event);
        if (next === records) return;
        records = next;
        shown = elsewhereOf(records, show);
        changed();
      };
      const stopNews = news.listen(kind, (ids) => {
        note({ type: 'changed', ids });
        void cache.invalidateQueries({ queryKey, refetchType: 'none' });
      });
      const stopCache = cache.getQueryCache().subscribe(() => {
        const isNow = cache.isFetching({ queryKey }) > 0;
        if (isNow === isAsking) return;
        isAsking = isNow;
        note({ type: isNow ? 'asked' : 'answered' });
      });
      return () => {
        stopNews();
        stopCache();
      };
    },
  };
}

const elsewhereOf = (records: ChangedRecords, show: () => Promise<unknown>): Elsewhere => ({
  isHeard: true,
  count: records.has(MANY_RECORDS) ? null : records.size,
  ids: new Set([...records.keys()].map(String)),
  show,
});
