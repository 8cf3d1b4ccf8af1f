import type { FindCriterion } from '@kontor/portal-core/erp';
import { foldText, type Sql, sql } from '../../../db/index.js';

/** Fields that are part of an order's search text. */
const SEARCHED = new Set(['Externe_Order_ID', 'Kundenreferenz', 'Trackingnummer']);
const PLAIN = /^[\x20-\x7e]*$/;
const GRAM = 3;

/**
 * The sequences of three characters in the search text of every order that fulfils the criteria and holds the folded search. Only plain
 * ASCII texts of a criterion count: others may be folded differently in parts than as a whole.
 */
export function termsOf(search: string, criteria: readonly FindCriterion[]): string[] {
  const texts = criteria.flatMap(textsOf).filter((text) => PLAIN.test(text));
  return [...new Set([search, ...texts.map(foldText)].flatMap(grams))];
}

function textsOf(criterion: FindCriterion): readonly string[] {
  if (!SEARCHED.has(criterion.field)) return [];
  if (criterion.op === 'pattern') return criterion.values;
  if (criterion.op === 'word' || criterion.op === 'begins') return [criterion.value];
  return criterion.op === 'equals' ? [String(criterion.value)] : [];
}

function grams(text: string): string[] {
  const letters = [...text];
  return letters.slice(GRAM - 1).map((_, index) => letters.slice(index, index + GRAM).join(''));
}

/** The text stored in the search index: any two letters of it are the first of some three (020_search_of_two_letters). */
export const indexedText = (searchText: string): string => `${searchText}\n`;

/**
 * A query of SQLite's search index that finds every order with all of the terms, or with the two letters of a search that has none. Null
 * when the search has nothing that the index knows.
 */
export function matchOf(search: string, terms: readonly string[]): Sql | null {
  if (terms.length > 0) return matchAll(terms);
  if ([...search].length !== GRAM - 1) return null;
  return sql`(select coalesce(group_concat('"' || replace(term, '"', '""') || '"', ' OR '), '""') from erp_orders_grams
    where term >= ${search} and term < ${search + LAST_LETTER})`;
}

/** True for a folded search that the index holds as it is, so that what matches needs no second look. */
export const isIndexed = (search: string): boolean =>
  [...search].length === GRAM || [...search].length === GRAM - 1;

/** A query of SQLite's search index that finds every order with all of the terms. */
export const matchAll = (terms: readonly string[]): Sql => sql`${terms.map(quoted).join(' AND ')}`;

const LAST_LETTER = '\u{10ffff}';
const quoted = (term: string) => `"${term.replaceAll('"', '""')}"`;
