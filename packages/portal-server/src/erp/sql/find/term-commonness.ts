import type { Sql } from '../../../db/index.js';
import { hitCountSql } from './page-sql.js';
import { matchAll } from './search-terms.js';

/** Number of terms that are asked for: the rarest four leave so few orders that each is looked at. */
const ASKED = 4;
/** Number of orders up to which those with a term are counted. */
const CAP = 100_000;
/** Number of terms whose counts are kept. */
const KEPT = 20_000;

/**
 * Picks the rarest terms of a search on SQLite. Its index reads the whole list of orders of each term it is asked for, and the beginnings of
 * numbers stand in almost every order. Counts only tell which way is fast, so that they are never renewed.
 */
export class TermCommonness {
  readonly #counts = new Map<string, number>();

  /** The rarest terms, the last of equally rare ones: numbers differ at their ends. All terms when they are few. */
  async rarest(
    terms: readonly string[],
    count: (statement: Sql) => Promise<number>,
  ): Promise<readonly string[]> {
    if (terms.length <= ASKED) return terms;
    const counted: { readonly term: string; readonly orders: number }[] = [];
    for (const term of terms) counted.unshift({ term, orders: await this.#ordersWith(term, count) });
    return counted
      .toSorted((a, b) => a.orders - b.orders)
      .slice(0, ASKED)
      .map(({ term }) => term);
  }

  async #ordersWith(term: string, count: (statement: Sql) => Promise<number>): Promise<number> {
    const known = this.#counts.get(term);
    if (known !== undefined) return known;
    const orders = await count(hitCountSql(matchAll([term]), CAP));
    // A term that nobody wrote may be written soon.
    if (orders > 0) this.#counts.set(term, orders);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > KEPT && oldest !== undefined) this.#counts.delete(oldest);
    return orders;
  }
}
