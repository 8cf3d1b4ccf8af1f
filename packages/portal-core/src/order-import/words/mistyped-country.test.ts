import { expect, it } from 'vitest';
import { mistypedCountry } from './mistyped-country.js';

it.each([
  ['Deutschlnd', 'DE'],
  ['Deutshcland', 'DE'],
  ['Östereich', 'AT'],
  ['Oestereich', 'AT'],
  ['Schwiez', 'CH'],
  ['Switzerlnd', 'CH'],
  ['Niederlade', 'NL'],
])('%s is one typing error away from the name of %s', (text, country) => {
  expect(mistypedCountry(text)).toBe(country);
});

it.each(['Bayern', 'Atlantis', 'Iran', 'Irn', 'DE', ''])('%j is no name with a typing error', (text) => {
  expect(mistypedCountry(text)).toBe('');
});
