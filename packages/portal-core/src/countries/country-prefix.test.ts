import { expect, it } from 'vitest';
import { countryOfPostalCode, withoutCountryPrefix } from './index.js';

it.each([
  ['D20095', 'DE', '20095'],
  ['D-20095', 'DE', '20095'],
  ['CH6300', 'CH', '6300'],
  ['NL1012LG', 'NL', '1012LG'],
  ['D20095', 'LU', 'D20095'],
  ['L1 4AP', 'GB', 'L1 4AP'],
])('%s in %s is %s', (text, country, code) => expect(withoutCountryPrefix(text, country)).toBe(code));

it('a sign glued to its code names no country by itself: others write codes so', () => {
  expect(countryOfPostalCode('B1636')).toBeNull();
});
