import type { LookupAnswer } from '../order-import.api.js';
import { ownText } from '../reading/own-text.js';
import { editDistance } from '../understanding/edit-distance.js';
import { productNameKey } from './product-name.js';

/** Caches the server's products while a plan asks for them. */
export interface ProductCatalogue {
  /** The ids that were not asked for yet, without duplicates. */
  unasked(ids: Iterable<string>): string[];
  /** Stores which of the requested ids exist, and what was probably meant by the others. */
  learn(asked: readonly string[], answer: Pick<LookupAnswer, 'products' | 'near'>): void;
  isKnown(id: string): boolean;
  /** The name of a known product. */
  nameOf(id: string): string | undefined;
  /** Whether it is still unknown which product a text beside a known product's id names. */
  isUntold(text: string): boolean;
  /** Stores which products the requested texts name. */
  learnTexts(asked: readonly string[], named: LookupAnswer['named']): void;
  /** The product that a text names, if it is not the one of the id; null when it names that one, none, or several. */
  otherNamed(id: string, text: string): string | null;
  /**
   * The existing id that was probably meant: the server's suggestion, or one that differs by one typing error (two in a long id); null
   * without one.
   */
  nearest(id: string): string | null;
}

/** Most ids cached, and most ids that a suggestion is searched in. */
const MAX_REMEMBERED = 200_000;
const MAX_COMPARED = 5000;
/** Most suggestions searched by the client: a file with only unknown products does not need more. */
const MAX_SEARCHED = 500;

export function createProductCatalogue(): ProductCatalogue {
  /** Names of existing products; null for ids that do not exist. */
  const names = new Map<string, string | null>();
  const texts = new Map<string, string | null>();
  const told = new Map<string, string>();
  const searched = new Map<string, string | null>();
  return {
    unasked(ids) {
      if (names.size > MAX_REMEMBERED) {
        names.clear();
        told.clear();
      }
      if (texts.size > MAX_REMEMBERED) texts.clear();
      return [...new Set(ids)].filter((id) => !names.has(id));
    },
    learn(asked, { products, near }) {
      for (const id of asked) names.set(ownText(id), null);
      for (const { id, name } of products) names.set(id, name);
      for (const { id, suggestion } of near) told.set(id, suggestion);
      searched.clear();
    },
    isKnown: (id) => typeof names.get(id) === 'string',
    nameOf: (id) => names.get(id) ?? undefined,
    isUntold: (text) => !texts.has(text),
    learnTexts(asked, named = []) {
      for (const text of asked) texts.set(ownText(text), null);
      for (const { text, id } of named) texts.set(text, id);
    },
    otherNamed(id, text) {
      const other = texts.get(text) ?? null;
      if (other === null || other === id) return null;
      return productNameKey(names.get(id) ?? '') === productNameKey(text) ? null : other;
    },
    nearest(id) {
      const known = told.get(id) ?? searched.get(id);
      if (known !== undefined) return known;
      const found = searched.size < MAX_SEARCHED ? searchNearest(id, names) : null;
      searched.set(ownText(id), found);
      return found;
    },
  };
}

function searchNearest(id: string, names: ReadonlyMap<string, string | null>): string | null {
  const limit = id.length < 6 ? 1 : 2;
  const wanted = id.toLowerCase();
  let [nearest, distance, compared] = [null as string | null, limit + 1, 0];
  for (const [known, name] of names) {
    if (name === null) continue;
    if ((compared += 1) > MAX_COMPARED) break;
    const d = editDistance(wanted, known.toLowerCase(), limit);
    if (d < distance) [nearest, distance] = [known, d];
  }
  return nearest;
}
