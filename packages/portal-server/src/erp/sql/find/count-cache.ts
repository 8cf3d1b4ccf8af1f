/** Filters whose totals are kept. */
const KEPT = 2000;

interface Kept {
  readonly revision: number;
  readonly count: Promise<number>;
}

/**
 * Totals by filter, each kept for the revision of the data it was counted at: an exact total costs far more than a page, and the same
 * filter is asked for again with every page. Requests for the same total wait for the same count.
 */
export class CountCache {
  readonly #kept = new Map<string, Kept>();

  /** The total at that revision; `count` is only run when it is not known. */
  get(key: string, revision: number, count: () => Promise<number>): Promise<number> {
    const known = this.#kept.get(key);
    if (known?.revision === revision) return known.count;
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
