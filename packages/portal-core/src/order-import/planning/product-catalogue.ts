import { editDistance } from '../understanding/edit-distance.js';
import type { AcceptedOrder } from '../checking/order-group.js';

/** What is known of the server's products, gathered while a plan asks for them. */
export interface ProductCatalogue {
  /** Product ids of the orders that were not asked for yet, each once. */
  unasked(orders: readonly AcceptedOrder[]): string[];
  /** Takes in which of the asked ids exist. */
  learn(asked: readonly string[], existing: readonly { readonly id: string }[]): void;
  isKnown(id: string): boolean;
  /** An existing id one or two typing errors away, or null. */
  nearest(id: string): string | null;
}

/** Most ids remembered, and most ids a suggestion is looked for in. */
const MAX_REMEMBERED = 200_000;
const MAX_COMPARED = 5000;

export function createProductCatalogue(): ProductCatalogue {
  const exists = new Map<string, boolean>();
  const suggestions = new Map<string, string | null>();
  const search = (id: string): string | null => {
    const limit = id.length < 6 ? 1 : 2;
    let [nearest, distance, compared] = [null as string | null, limit + 1, 0];
    for (const [known, isThere] of exists) {
      if (!isThere) continue;
      if ((compared += 1) > MAX_COMPARED) break;
      const d = editDistance(id.toLowerCase(), known.toLowerCase(), limit);
      if (d < distance) [nearest, distance] = [known, d];
    }
    return nearest;
  };
  return {
    unasked(orders) {
      if (exists.size > MAX_REMEMBERED) exists.clear();
      const ids = new Set<string>();
      for (const { order } of orders) for (const { id } of order.items) if (!exists.has(id)) ids.add(id);
      return [...ids];
    },
    learn(asked, existing) {
      for (const id of asked) exists.set(id, false);
      for (const { id } of existing) exists.set(id, true);
      suggestions.clear();
    },
    isKnown: (id) => exists.get(id) === true,
    nearest(id) {
      const known = suggestions.get(id);
      if (known !== undefined) return known;
      // Only so many are searched for: a file of nothing but unknown products has no use for suggestions.
      const found = suggestions.size < 500 ? search(id) : null;
      suggestions.set(id, found);
      return found;
    },
  };
}
