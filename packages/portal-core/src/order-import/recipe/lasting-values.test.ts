import { expect, it } from 'vitest';
import { lastingValues } from './lasting-values.js';

it('postage that is no item lasts for the next file, what may be an article does not', () => {
  const left = { VERSAND: '', NW1003: '', EXTRA: '' };
  expect(lastingValues({ product_id: left })).toEqual({ product_id: { VERSAND: '' } });
  expect(lastingValues({ product_name: { 'Becher 0,3 l': '' } })).toBeUndefined();
});

it('a shop’s words for countries, salutations, statuses and products last', () => {
  const words = {
    country: { 'Bundesrepublik D.': 'DE' },
    salutation: { Divers: '' },
    status: { Klärfall: '' },
    product_id: { SAFT: 'NW1060' },
    product_name: { Becher: 'NW1050' },
    product_called: { 'NW1050 / Krug': 'NW1050' },
  };
  expect(lastingValues(words)).toEqual(words);
});

it.each([
  ['salutation', 'frau'],
  ['country', 'DE'],
  ['product_id', 'NW1080'],
  ['status', ''],
  ['quantity', '1'],
] as const)('no answer to a blank cell lasts: %s', (field, meaning) => {
  expect(lastingValues({ [field]: { '': meaning, ' ': meaning } })).toBeUndefined();
});

it.each([
  ['first_address_line', 'A', 'Anna Berg'],
  ['street', 'Ring', 'Ring 12'],
  ['postal_code', '2009', '20095'],
  ['city', 'HH', 'Hamburg'],
  ['email', 'keine Mail', 'info@example.com'],
  ['company', 'Fa.', 'Berg GmbH'],
  ['date', 'heute', '2026-11-20'],
  ['external_order_id', 'ohne', 'A-1'],
  ['quantity', '2', '5'],
  ['quantity', 'wie besprochen', '3'],
  ['product_id_and_quantity', '2x Saft', 'NW1060:2'],
] as const)('no correction of a person, a day or a number lasts: %s', (field, text, meaning) => {
  expect(lastingValues({ [field]: { [text]: meaning } })).toBeUndefined();
});

it('the pieces of a unit last where they are the same for every product', () => {
  const said = { Karton: '6', Kiste: '1', VE: '1', Paar: '1', Bund: '10', Dutzend: '12', '6er-Pack': '6' };
  const ofProduct = { 'Karton / NW1': '6' };
  expect(lastingValues({ unit: said })).toEqual({ unit: { Paar: '1', Dutzend: '12', '6er-Pack': '6' } });
  expect(lastingValues({ unit: { Dutzend: '1' } })).toBeUndefined();
  expect(lastingValues({ unit: ofProduct })).toEqual({ unit: ofProduct });
});
