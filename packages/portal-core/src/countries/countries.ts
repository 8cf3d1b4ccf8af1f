import codes from 'i18n-iso-countries/codes.json' with { type: 'json' };
import german from 'i18n-iso-countries/langs/de.json' with { type: 'json' };
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import french from 'i18n-iso-countries/langs/fr.json' with { type: 'json' };
import type { Language } from '../i18n/index.js';
import { countryOfCode } from './country-codes.js';
import { fold, transcribed } from './fold-name.js';
import { FOREIGN_COUNTRY_NAMES } from './foreign-names.js';
import { countryOfSubdivision } from './subdivisions.js';
import { USUAL_COUNTRY_NAMES } from './usual-names.js';

export { isOneOf, TOWNS_COUNTRY, townsOfPostalCode, townToEnter } from './towns-of-code.js';

/** A country of ISO 3166-1 with its name in the requested language. */
export interface Country {
  /** The numeric code of ISO 3166-1. */
  readonly id: number;
  readonly alpha2: string;
  readonly alpha3: string;
  readonly name: string;
}

/** Countries at the top of every list (specification 1 section 9). */
const FIRST = ['AT', 'CH', 'DE'];
type Names = Readonly<Record<string, string | readonly string[]>>;
const NAMES: Readonly<Record<Language, Names>> = { de: german.countries, en: english.countries };

/** Alpha-2 codes by folded name; null for a name that several countries have. */
const countryOfName = new Map<string, string | null>();
for (const names of Object.values(NAMES)) rememberAll(names, 'first');
rememberAll(french.countries, 'unique');
for (const [alpha2, names] of Object.entries(USUAL_COUNTRY_NAMES))
  for (const name of names) remember(name, alpha2, 'first');
for (const [alpha2, names] of Object.entries(FOREIGN_COUNTRY_NAMES))
  for (const name of names.split('|')) remember(name, alpha2, 'unique');

function rememberAll(names: Names, rule: 'first' | 'unique'): void {
  for (const [alpha2, name] of Object.entries(names))
    for (const one of [name].flat()) remember(one, alpha2, rule);
}

function remember(name: string, alpha2: string, rule: 'first' | 'unique'): void {
  for (const key of [fold(name), fold(transcribed(name))]) {
    const known = countryOfName.get(key);
    if (rule === 'first' || known === undefined) countryOfName.set(key, alpha2);
    else if (known !== alpha2) countryOfName.set(key, null);
  }
}

/** All countries: Austria, Switzerland and Germany first, the others sorted by name in the language. */
export function countries(language: Language): readonly Country[] {
  const list = codes.map(([alpha2 = '', alpha3 = '', id]) => ({
    id: Number(id),
    alpha2,
    alpha3,
    name: countryName(alpha2, language),
  }));
  const place = ({ alpha2 }: Country) => (FIRST.includes(alpha2) ? FIRST.indexOf(alpha2) : FIRST.length);
  const { compare } = new Intl.Collator(language);
  return list.sort((a, b) => place(a) - place(b) || compare(a.name, b.name));
}

/** The name of a country in the language by its alpha-2 code; the code itself when it is unknown. */
export function countryName(alpha2: string, language: Language): string {
  return [NAMES[language][alpha2] ?? alpha2].flat()[0] ?? alpha2;
}

/** Ö for Österreich: a sign only with its accent, for O means nothing. */
const AUSTRIA = /^ö\.?$/iu;
const SUBDIVIDED = /^[a-z]{2}[-_][a-z\d]{1,3}$/i;
const ARTICLE = /^(?:the|die|der|das|la|le|les|l) /;

/**
 * Finds the alpha-2 code of a country by an alpha-2 or alpha-3 code, a vehicle code ('D'), a name in German, English, French or
 * another language of Europe, an official or another usual name ('BRD', 'UK'), a subdivision ('DE-BY', 'AT-9'), a locale ('de-at'), or a
 * name beside its code ('Deutschland (DE)'), in any case, with or without accents. Null when the text means no country, or
 * several. Costs few look-ups in a prepared map.
 */
export function findCountry(text: string): string | null {
  const trimmed = text.trim();
  const code = countryOfCode(trimmed);
  if (code !== null) return code;
  if (AUSTRIA.test(trimmed.normalize('NFC'))) return 'AT';
  const name = fold(trimmed);
  const found = countryOfName.get(name) ?? countryOfName.get(name.replace(ARTICLE, ''));
  return found ?? (SUBDIVIDED.test(trimmed) ? countryOfSubdivision(trimmed) : countryOfPair(name));
}

/** The alpha-2 codes of the countries by their folded names; null for a name of several. Codes stand among them as well. */
export const foldedCountryNames: ReadonlyMap<string, string | null> = countryOfName;

/** A name in the form of `foldedCountryNames`. */
export const foldCountryName = fold;

/** The country of a folded name and a code beside it, in either order; null unless both mean the same. */
function countryOfPair(text: string): string | null {
  const words = text.split(' ');
  return (
    countryOfBoth(words[0], words.slice(1).join(' ')) ??
    countryOfBoth(words.at(-1), words.slice(0, -1).join(' '))
  );
}

function countryOfBoth(code: string | undefined, name: string): string | null {
  const meant = countryOfCode(code ?? '');
  return meant !== null && countryOfName.get(name) === meant ? meant : null;
}
