import type { LookupAnswer } from '../order-import.api.js';
import { ownText } from '../reading/own-text.js';
import { editDistance } from '../understanding/edit-distance.js';

/** What is known of the server's products, gathered while a plan asks for them. */
export interface ProductCatalogue {
  /** Those of the ids that were not asked for yet, each once. */
  unasked(ids: Iterable<string>): string[];
  /** Takes in which of the asked ids exist, and what was probably meant by the others. */
  learn(asked: readonly string[], answer: Pick<LookupAnswer, 'products' | 'near'>): void;
  isKnown(id: string): boolean;
  /** An existing id that was probably meant: the server's suggestion, or one typing error away (two in a long id), or null. */
  nearest(id: string): string | null;
}

/** Most ids remembered, and most ids a suggestion is looked for in. */
const MAX_REMEMBERED = 200_000;
const MAX_COMPARED = 5000;
/** Suggestions of our own looked for: a file of nothing but unknown products has no use for them. */
const MAX_SEARCHED = 500;

export function createProductCatalogue(): ProductCatalogue {
  const exists = new Map<string, boolean>();
  const told = new Map<string, string>();
  const searched = new Map<string, string | null>();
  return {
    unasked(ids) {
      if (exists.size > MAX_REMEMBERED) {
        exists.clear();
        told.clear();
      }
      return [...new Set(ids)].filter((id) => !exists.has(id));
    },
    learn(asked, { products, near }) {
      for (const id of asked) exists.set(ownText(id), false);
      for (const { id } of products) exists.set(id, true);
      for (const { id, suggestion } of near) told.set(id, suggestion);
      searched.clear();
    },
    isKnown: (id) => exists.get(id) === true,
    nearest(id) {
      const known = told.get(id) ?? searched.get(id);
      if (known !== undefined) return known;
      const found = searched.size < MAX_SEARCHED ? searchNearest(id, exists) : null;
      searched.set(ownText(id), found);
      return found;
    },
  };
}

function searchNearest(id: string, exists: ReadonlyMap<string, boolean>): string | null {
  const limit = id.length < 6 ? 1 : 2;
  const wanted = id.toLowerCase();
  let [nearest, distance, compared] = [null as string | null, limit + 1, 0];
  for (const [known, isThere] of exists) {
    if (!isThere) continue;
    if ((compared += 1) > MAX_COMPARED) break;
    const d = editDistance(wanted, known.toLowerCase(), limit);
    if (d < distance) [nearest, distance] = [known, d];
  }
  return nearest;
}
