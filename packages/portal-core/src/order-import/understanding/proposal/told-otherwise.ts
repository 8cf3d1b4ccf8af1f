import type { Column } from '../columns/column.js';
import { share } from '../columns/values.js';

const GREETING = /^(?:sehr\s+geehrte|liebe[rs]?\s|hallo|guten\s+tag|dear\s)/i;
const YEAR = /^(?:19|20)\d{2}$/;

/**
 * Whether the words of a header stand for something else in this file: the greeting of a letter, `Geschlecht` beside an `Anrede` that is
 * filled as often, and a `Modell` of years, or one for each article number.
 */
export function isToldOtherwise(column: Column, columns: readonly Column[]): boolean {
  const others = columns.filter((other) => other !== column);
  if (column.reading?.role === 'salutation') {
    if (share(column.values, (text) => GREETING.test(text)) === 1) return true;
    return /geschlecht|gender/.test(column.folded) && others.some((other) => isSalutation(other, column));
  }
  if (column.folded !== 'modell' && column.folded !== 'model') return false;
  if (share(column.values, (text) => YEAR.test(text)) === 1) return true;
  return column.folded === 'modell' && others.some((other) => isArticleOf(other, column));
}

/** Whether a column has article numbers, none of which stands beside two models. */
function isArticleOf({ reading, values }: Column, model: Column): boolean {
  if (reading?.role !== 'productNumber' || reading.weak === true) return false;
  const pairs = new Set(values.map((text, row) => `${text}\n${model.values[row] ?? ''}`));
  return values.length === model.values.length && pairs.size === new Set(values).size;
}

const isSalutation = ({ reading, folded, party, values }: Column, gender: Column): boolean =>
  reading?.role === 'salutation' &&
  reading.rank < 2 &&
  !/geschlecht|gender/.test(folded) &&
  party === gender.party &&
  values.length >= gender.values.length;
