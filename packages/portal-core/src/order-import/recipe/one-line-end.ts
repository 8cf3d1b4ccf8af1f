import { findCountry } from '../../countries/index.js';
import { STREET_BEGINNINGS } from '../words/data/street-kinds.js';

const NUMBER = String.raw`\d{1,4}\s?[a-z]?(?:\s?[-/+]\s?\d{1,4}\s?[a-z]?)?`;
/** A street of one word, or behind a word that streets begin with, so that no name of a person stands before it. */
const STREET = String.raw`(?:(?:${STREET_BEGINNINGS.trim().split(/\s+/).join('|')})\s(?:[\p{L}.'’-]+\s){1,3}|[\p{L}.'’-]+\s)${NUMBER}`;
/** `Ring 3 24103 Kiel`: a street with its number, a German post code and a town, with nothing between them. */
const STREET_AND_TOWN = new RegExp(String.raw`^(${STREET})\s+((?:D-)?\d{5}\s+\p{L}[^\d,;|]*)$`, 'iu');
const TOWN_AND_COUNTRY = /^(.*\p{L})\s+(\p{L}{4,}|DE)$/u;

/** The street, the town with its post code and the country of a text that has them in one line; null for any other text. */
export function splitOneLineEnd(text: string): readonly string[] | null {
  const [, street, town] = STREET_AND_TOWN.exec(text) ?? [];
  if (street === undefined || town === undefined) return null;
  const [, before = '', country = ''] = TOWN_AND_COUNTRY.exec(town) ?? [];
  const isCountry = findCountry(country) !== null && /\d\s+\p{L}/u.test(before);
  return isCountry ? [street, before, country] : [street, town];
}
