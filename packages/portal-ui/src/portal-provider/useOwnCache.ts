import { useEffect, useRef, useState } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '../provider/index.js';

/**
 * The cache of a provider: the host's, or one of its own, which is emptied as soon as the provider is gone. Answers would keep everything
 * they were asked for by, up to the page's elements, for the five minutes that a query may come back.
 */
export function useOwnCache(given: QueryClient | undefined): QueryClient {
  const [own] = useState(createQueryClient);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      // In strict mode the provider is taken away and put back within the same task.
      queueMicrotask(() => {
        if (!isShown.current) void empty(own);
      });
    };
  }, [own]);
  return given ?? own;
}

/** A call that is stopped sets up the five minutes of its query once more, so all are stopped before they are left. */
async function empty(cache: QueryClient): Promise<void> {
  await cache.cancelQueries();
  cache.clear();
}
