import type { Clock } from '../dates/index.js';
import type { ReadDatabase } from './database.js';
import { shareReads } from './share-reads.js';

/** Milliseconds after which a write of another process on the same SQLite file (a maintenance command) is noticed. */
const MAX_AGE_MS = 1000;

/**
 * Caches the results of `load` as long as they cannot be older than the last commit: on SQLite until this process commits a write; on
 * PostgreSQL, where other processes write too, every call is answered by a load that began after it.
 */
export function untilCommit<Key extends string | number, T extends object | boolean | null>(
  database: ReadDatabase,
  clock: Clock,
  load: (key: Key) => Promise<T>,
): (key: Key) => Promise<T> {
  if (database.engine === 'postgres') return shareReads(load);
  let kept = new Map<Key, T>();
  let commits = -1;
  let since = 0;
  return async (key) => {
    const now = clock();
    if (commits !== database.commits || Math.abs(now - since) > MAX_AGE_MS) {
      kept = new Map();
      commits = database.commits;
      since = now;
    }
    const mine = kept;
    const known = mine.get(key);
    if (known !== undefined) return known;
    const loaded = await load(key);
    mine.set(key, loaded);
    return loaded;
  };
}
