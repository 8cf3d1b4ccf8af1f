import { useEffect, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { usePortalClient } from '../provider/index.js';
import { LiveContext, type LiveNews } from './live-context.js';

/** Milliseconds after which the page begins to listen: its first list is there by then. */
const AFTER_MS = 1500;

/** Tells everything below what is changed elsewhere, by other people and in other tabs, while the page is visible. */
export function LiveProvider({ children }: { readonly children: ReactNode }) {
  const client = usePortalClient();
  const cache = useQueryClient();
  const [news, setNews] = useState<LiveNews | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const since = performance.now();
    const begin = () =>
      void import('./live-connection.js')
        .then(({ createLiveNews, createPresence, listenToChanges }) => {
          const begun = createLiveNews(cache);
          setNews({ ...begun, presence: createPresence(client, begun, leaving.signal) });
          return listenToChanges(client, begun.tell, { since, signal: leaving.signal });
        })
        // Without it the page works as before.
        .catch(() => {});
    const soon = setTimeout(begin, AFTER_MS);
    return () => {
      clearTimeout(soon);
      leaving.abort();
    };
  }, [client, cache]);
  return <LiveContext value={news}>{children}</LiveContext>;
}
