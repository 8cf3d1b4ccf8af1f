import { expect, it } from 'vitest';
import { countries, countryName, findCountry } from './countries.js';
import { countryOfPostalCode } from './postal-codes.js';
import { countryOfCode, countryOfNumber } from './country-codes.js';

it('lists Austria, Switzerland and Germany first, the others by name', () => {
  const german = countries('de');
  expect(german.slice(0, 3)).toEqual([
    { id: 40, alpha2: 'AT', alpha3: 'AUT', name: 'Österreich' },
    { id: 756, alpha2: 'CH', alpha3: 'CHE', name: 'Schweiz' },
    { id: 276, alpha2: 'DE', alpha3: 'DEU', name: 'Deutschland' },
  ]);
  expect(german.slice(3, 6).map(({ name }) => name)).toEqual(['Afghanistan', 'Ägypten', 'Åland']);
  expect(countries('en').find(({ alpha2 }) => alpha2 === 'DK')?.name).toBe('Denmark');
  expect(german.length).toBeGreaterThan(240);
});

it('finds every country by its codes and its German and English name', () => {
  for (const language of ['de', 'en'] as const)
    for (const { alpha2, alpha3, name } of countries(language)) {
      expect([alpha2, alpha3, name, name.toUpperCase()].map(findCountry)).toEqual(Array(4).fill(alpha2));
      expect(countryOfCode(alpha3.toLowerCase())).toBe(alpha2);
      expect(countryName(alpha2, language)).toBe(name);
    }
});

it.each([
  [' osterreich ', 'AT'],
  ['Oesterreich', 'AT'],
  ['U.S.A.', 'US'],
  ['Vereinigtes Konigreich', 'GB'],
  ['uk', 'GB'],
  ['BRD', 'DE'],
  ['Ö', 'AT'],
  ['Öst.', 'AT'],
  ['O', null],
  ['D', 'DE'],
  ['A', 'AT'],
  ['F', 'FR'],
  ['I', 'IT'],
  ['L', 'LU'],
  ['FL', 'LI'],
  ['GER', 'DE'],
  ['Bundesrepublik Deutschland', 'DE'],
  ['Deutschland (DE)', 'DE'],
  ['DE - Deutschland', 'DE'],
  ['Germany (DE)', 'DE'],
  ['Austria, AUT', 'AT'],
  ['Allemagne', 'DE'],
  ['Suisse', 'CH'],
  ['Autriche', 'AT'],
  ['Belgique', 'BE'],
  ['Pays-Bas', 'NL'],
  ['États-Unis', 'US'],
  ['EIRE', 'IE'],
  ['Great Britain', 'GB'],
  ['England', 'GB'],
  ['Holland', 'NL'],
  ['The Netherlands', 'NL'],
  ['Tschechien', 'CZ'],
  ['Tschechische Republik', 'CZ'],
  ['Czech Republic', 'CZ'],
  ['Oesterreich', 'AT'],
  ['de-de', 'DE'],
  ['de_AT', 'AT'],
  ['United States of America', 'US'],
  ['Republic of Ireland', 'IE'],
  ['Türkei', 'TR'],
  ['Slowakei', 'SK'],
  ['XI', 'GB'],
  ['EL', 'GR'],
  ['Südtirol', 'IT'],
  ['Österr.', 'AT'],
  ['Canarias', 'ES'],
  ['Germania', 'DE'],
  ['Duitsland', 'DE'],
  ['Niemcy', 'DE'],
  ['Österrike', 'AT'],
  ['Svizzera', 'CH'],
  ['Wielka Brytania', 'GB'],
  ['Inghilterra', 'GB'],
  ['DE-BY', 'DE'],
  ['AT-9', 'AT'],
  ['CH-ZH', 'CH'],
  ['CH-GE', 'CH'],
  ['US-CA', 'US'],
  ['CA-NL', 'CA'],
  ['FR-IDF', 'FR'],
  ['de_BE', 'BE'],
  ['en-DE', 'DE'],
])('the text %s finds its country', (text, alpha2) => {
  expect(findCountry(text)).toBe(alpha2);
});

it('a text that names no country finds none', () => {
  expect(['', 'QQ', 'Atlantis', '276', 'Deutschland (AT)'].map(findCountry)).toEqual(Array(5).fill(null));
  expect(countryOfCode('constructor')).toBeNull();
});

it.each([
  ['276', 'DE'],
  ['040', 'AT'],
  ['756', 'CH'],
  ['528', 'NL'],
  ['204', null],
  ['40', null],
  ['81', null],
  ['999', null],
  ['0276', null],
])('the number %s is the country %s', (text, alpha2) => expect(countryOfNumber(text)).toBe(alpha2));

it('a code that may be a subdivision or a locale finds no country', () => {
  expect(['DE-BE', 'IT-BA', 'de-by'].map(findCountry)).toEqual([null, null, null]);
});

it.each([
  ['D-24103', 'DE'],
  ['DE 24103', 'DE'],
  ['DE-24103', 'DE'],
  ['A-6020', 'AT'],
  ['ch-8001', 'CH'],
  ['FL-9490', 'LI'],
  ['LV-1010', 'LV'],
  ['NL-1011 AB', 'NL'],
  ['PL-00-950', 'PL'],
])('the sign before the post code %s names its country', (text, alpha2) => {
  expect(countryOfPostalCode(text)).toBe(alpha2);
});

it.each(['24103', 'SW1A 1AA', 'D-6020', 'X-24103', 'K1A 0B1', 'D02 AF30', ''])(
  'the post code %j names no country',
  (text) => {
    expect(countryOfPostalCode(text)).toBeNull();
  },
);
