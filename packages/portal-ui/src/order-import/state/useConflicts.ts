import { useEffect, useState } from 'react';
import type { ConflictPage } from '../worker/import-effects.types.js';
import type { ImportState } from './import-state.js';
import type { ImportStore } from './import-store.js';

/** Number of conflicts per page. */
export const CONFLICTS_PAGE_SIZE = 20;

/** Fetches a page of the conflicting orders, from 1; null until the worker has answered. */
export function useConflicts(
  store: ImportStore,
  { revision }: Pick<ImportState, 'revision'>,
  page: number,
): ConflictPage | null {
  const [found, setFound] = useState<ConflictPage | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void store.ask('conflicts', { from: (page - 1) * CONFLICTS_PAGE_SIZE, count: CONFLICTS_PAGE_SIZE }).then(
      (answer) => isCurrent && setFound(answer),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [store, revision, page]);
  return found;
}
