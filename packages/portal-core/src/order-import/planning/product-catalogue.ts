import type { LookupAnswer } from '../order-import.api.js';
import { ownText } from '../reading/bytes/own-text.js';
import { numberAndName } from './number-and-name.js';
import { productNameKey } from './product-name.js';
import { haveNothingInCommon } from './unlike-names.js';

/** Caches the server's products while a plan asks for them. */
export interface ProductCatalogue {
  /** The ids that were not asked for yet, without duplicates. */
  unasked(ids: Iterable<string>): string[];
  /** Stores which of the requested ids exist, and what was probably meant by the others. */
  learn(asked: readonly string[], answer: Pick<LookupAnswer, 'products' | 'near'>): void;
  /** Whether a product has that id, or else exactly that EAN or name, or the id with its name behind it. */
  isKnown(id: string): boolean;
  /** The only product of exactly that EAN or name, which a file has in place of its id; null for an id, and for any other text. */
  namedBy(text: string): NamedBy | null;
  /** The name of a known product. */
  nameOf(id: string): string | undefined;
  /** Whether it is still unknown which product a text beside a known product's id names. */
  isUntold(text: string): boolean;
  /** Stores which products the requested texts name. */
  learnTexts(asked: readonly string[], named: LookupAnswer['named']): void;
  /** The product that a text names, if it is not the one of the id; null when it names that one, none, or several. */
  otherNamed(id: string, text: string): string | null;
  /**
   * The existing id that was probably meant: as the server says, or the one that stands before a name like its own. Null without one; what
   * else is in the file decides nothing.
   */
  nearest(id: string): string | null;
}

/** A product that a file names by its EAN or its name. */
export interface NamedBy {
  readonly id: string;
  readonly by: 'ean' | 'name';
}

/** Most ids cached. */
const MAX_REMEMBERED = 200_000;

export function createProductCatalogue(): ProductCatalogue {
  /** Names of existing products; null for ids that do not exist. */
  const names = new Map<string, string | null>();
  const texts = new Map<string, string | null>();
  const told = new Map<string, string>();
  const exact = new Map<string, NamedBy>();
  const nameOf = (id: string) => names.get(id) ?? names.get(exactOf(id)?.id ?? '') ?? undefined;
  /** The product of that EAN or name, or of a number with its own name behind it. */
  const exactOf = (text: string): NamedBy | undefined => {
    const found = exact.get(text);
    if (found !== undefined || typeof names.get(text) === 'string') return found;
    const number = numberBeforeName(text, names);
    if (number?.isOwn !== true) return undefined;
    const own = { id: number.id, by: 'name' } as const;
    exact.set(ownText(text), own);
    return own;
  };
  return {
    unasked(ids) {
      if (names.size > MAX_REMEMBERED) {
        names.clear();
        told.clear();
        exact.clear();
      }
      if (texts.size > MAX_REMEMBERED) texts.clear();
      return withNumbers(ids).filter((id) => !names.has(id));
    },
    learn(asked, { products, near }) {
      for (const id of asked) names.set(ownText(id), null);
      for (const { id, name } of products) names.set(id, name);
      for (const { id, suggestion, exact: by } of near) {
        told.set(id, suggestion);
        if (by !== undefined && typeof names.get(id) !== 'string') exact.set(id, { id: suggestion, by });
      }
    },
    isKnown: (id) => typeof names.get(id) === 'string' || exactOf(id) !== undefined,
    namedBy: (text) => exactOf(text) ?? null,
    nameOf,
    isUntold: (text) => !texts.has(text),
    learnTexts(asked, named = []) {
      for (const text of asked) texts.set(ownText(text), null);
      for (const { text, id } of named) texts.set(text, id);
    },
    otherNamed(id, text) {
      const other = texts.get(text) ?? null;
      if (other === null || other === (exact.get(id)?.id ?? id)) return null;
      return productNameKey(nameOf(id) ?? '') === productNameKey(text) ? null : other;
    },
    nearest(id) {
      const number = numberBeforeName(id, names);
      return told.get(id) ?? (number?.isLike === true ? number.id : null);
    },
  };
}

/** The ids without duplicates, and the numbers that stand before a name in them. */
function withNumbers(ids: Iterable<string>): string[] {
  const all = new Set(ids);
  for (const id of all) {
    const number = numberAndName(id)?.id;
    if (number !== undefined) all.add(number);
  }
  return [...all];
}

/** The existing product whose number stands before a name: `isOwn` where the name is its own, `isLike` where it has something in common with it. */
function numberBeforeName(text: string, names: ReadonlyMap<string, string | null>) {
  const said = numberAndName(text);
  const name = said === null ? null : names.get(said.id);
  if (said === null || typeof name !== 'string') return null;
  return {
    id: said.id,
    isOwn: productNameKey(name) === productNameKey(said.name),
    isLike: !haveNothingInCommon(name, said.name),
  };
}
