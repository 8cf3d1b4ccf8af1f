import { StatementEnded } from '../../../db/index.js';

/** Number of filters whose totals are cached. */
const KEPT = 2000;

interface Kept {
  readonly revision: number;
  readonly count: Promise<number>;
}

/**
 * Cache of totals by filter, each valid for the revision of the data at which it was counted: an exact total costs far more than a page,
 * and the same filter is asked for again with every page. Requests for the same total wait for the same count.
 */
export class CountCache {
  readonly #kept = new Map<string, Kept>();

  /** The total at that revision. `count` only runs when the total is not cached. */
  get(key: string, revision: number, count: () => Promise<number>): Promise<number> {
    const known = this.#kept.get(key);
    if (known?.revision === revision)
      return known.count.catch((error: unknown) => {
        // Whoever asked first has gone, and the count ended with them.
        if (error instanceof StatementEnded && error.by === 'gone') return this.get(key, revision, count);
        throw error;
      });
    const fresh = { revision, count: count() };
    this.#kept.delete(key);
    this.#kept.set(key, fresh);
    fresh.count.catch(() => {
      if (this.#kept.get(key) === fresh) this.#kept.delete(key);
    });
    if (this.#kept.size > KEPT) this.#kept.delete(this.#kept.keys().next().value as string);
    return fresh.count;
  }
}
