import type { CleanOrder } from '../../../orders/index.js';
import { issue, type Issue } from '../../../validation/index.js';

const MONTH = String.raw`(?:jan|feb|mär|mrz|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|dez|dec)\p{L}*\.?`;
/** Texts into which spreadsheets convert `3-5`: `2026-05-03`, `03.05.2026`, `03. Mai`, `3-May`. */
const DATE_AT_END = new RegExp(
  String.raw`(?:^|\s)(?:\d{4}-\d{2}-\d{2}(?: 00:00(?::00)?)?|\d{1,2}\.\d{1,2}\.(?:\d{2}){1,2}|\d{1,2}(?:\.\s?|-)${MONTH}(?:[\s-]\d{2,4})?|${MONTH}-\d{1,2})$`,
  'iu',
);
/** Streets named after a day. */
const NAMED_AFTER_DAY =
  /\b(?:des|vom|der|du|de|of|the|am|dem)\s+\d{1,2}\.?\s?\p{L}+(?:\s\d{1,4}\s?[a-z]?)?$/iu;
const STREET_WITH_NUMBER =
  /\p{L}(?:stra(?:ß|ss)e|str\.|weg|allee|platz|gasse|ring|damm|ufer|chaussee|kai)\s+\d{1,4}\s?[a-z]?$/iu;

/** The rules of an import for street and town: a house number that became a date, and a town that is a street while the street has no number. */
export function streetIssues({ street, city }: Pick<CleanOrder, 'street' | 'city'>): readonly Issue[] {
  if (endsWithDate(street)) return [issue('address.street', 'houseNumberDate')];
  const isSwapped = ANY_DIGIT.test(city) && STREET_WITH_NUMBER.test(city) && !ANY_DIGIT.test(street);
  return isSwapped ? [issue('address.city', 'streetInCity')] : NONE;
}

/** What else a spreadsheet makes of a house number: `Mrz 12`, `12.05.`, `46082`, `2,00E+03`. */
const MADE_OF_NUMBER =
  /\s(?:(?:Jan|Feb|Mär|Mrz|Mar|Apr|Jun|Jul|Aug|Sep|Okt|Oct|Nov|Dez|Dec)\.? \d{1,2}|\d{1,2}\.\d{1,2}\.|4[4-8]\d{3}|\d(?:[.,]\d+)?E\+\d{1,2})$/;
/** Words before numbers of five digits that are no house numbers. */
const BOX = /(?:box|fach|postale|postal|apartado|casilla|highway|route|road)\s+\d+$/i;

const NONE: readonly Issue[] = [];
const ANY_DIGIT = /\d/;
/** Most characters of a date at the end of a street. */
const DATE_CHARS = 24;

function endsWithDate(street: string): boolean {
  if (MADE_OF_NUMBER.test(street)) return !BOX.test(street) && !NAMED_AFTER_DAY.test(street);
  if (!street.includes('-') && !street.includes('.')) return false;
  const end = street.slice(-DATE_CHARS);
  return DATE_AT_END.test(end) && !NAMED_AFTER_DAY.test(street);
}
