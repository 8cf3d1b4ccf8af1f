import { StatementEnded } from '../../../db/index.js';

/** Number of filters whose totals are cached. */
const KEPT = 2000;

interface Kept {
  readonly revision: number;
  readonly count: Promise<number>;
  /** False once the count has ended. */
  isRunning: boolean;
}

/**
 * Cache of totals by filter, each valid for the revision of the data at which it was counted: an exact total costs far more than a page,
 * and the same filter is asked for again with every page. One count of a filter runs at a time: requests for the same total wait for the
 * same count, and those at a later revision for it and then for one more together.
 */
export class CountCache {
  readonly #kept = new Map<string, Kept>();

  /** The total at that revision. `count` only runs when the total is not cached. */
  async get(key: string, revision: number, count: () => Promise<number>): Promise<number> {
    for (;;) {
      const known = this.#kept.get(key);
      if (known?.revision === revision) {
        const total = await known.count.catch(unlessGone);
        if (total !== null) return total;
      } else if (known?.isRunning && known.revision < revision) await known.count.catch(() => {});
      else return this.#start(key, revision, count);
    }
  }

  /** True when a count of the filter runs, so that the total at that revision takes a while. */
  isBusy(key: string, revision: number): boolean {
    const known = this.#kept.get(key);
    return known !== undefined && known.isRunning && known.revision <= revision;
  }

  #start(key: string, revision: number, count: () => Promise<number>): Promise<number> {
    const fresh: Kept = { revision, count: count(), isRunning: true };
    this.#kept.delete(key);
    this.#kept.set(key, fresh);
    fresh.count.then(
      () => (fresh.isRunning = false),
      () => {
        fresh.isRunning = false;
        if (this.#kept.get(key) === fresh) this.#kept.delete(key);
      },
    );
    const [oldest = ''] = this.#kept.keys();
    if (this.#kept.size > KEPT) this.#kept.delete(oldest);
    return fresh.count;
  }
}

/** Returns null for a count that was stopped because its first askers had left, so that those still waiting start it again. */
function unlessGone(error: unknown): null {
  if (error instanceof StatementEnded && error.by === 'gone') return null;
  throw error;
}
