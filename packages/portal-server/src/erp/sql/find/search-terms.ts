import type { FindCriterion } from '@kontor/portal-core/erp';
import { foldText } from '../fold.js';

/** Fields whose texts are part of an order's search text. */
const SEARCHED = new Set(['Externe_Order_ID', 'Kundenreferenz', 'Trackingnummer']);
const PLAIN = /^[\x20-\x7e]*$/;
const GRAM = 3;

/**
 * The runs of three characters that stand in the search text of every order that fulfils the criteria and holds the folded search. Only plain
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

/** The search index's own query for orders that hold all terms. */
export function matchQuery(terms: readonly string[]): string {
  return terms.map((term) => `"${term.replaceAll('"', '""')}"`).join(' AND ');
}
