import { expect, it } from 'vitest';
import { aFile, checked } from '../../../testing/import-files.js';
import type { ImportField } from '../../order-import.types.js';
import { isRejected } from '../orders/checked-order.js';

async function told(row: Partial<Record<ImportField, string>>): Promise<string[]> {
  const orders = await checked(aFile([row]));
  return orders.flatMap((order) =>
    isRejected(order) ? order.issues.map(({ field, code }) => `${field} ${code}`) : [],
  );
}

const PLACES = ['first_address_line', 'street', 'city'] as const;

it.each([
  'bekannt',
  'wie immer',
  'folgt noch',
  'alte Adresse',
  'unverändert',
  'siehe Mail',
  's. Rechnung',
  'wie Rechnungsadresse',
  'lt. Bestellformular',
  'wie Bestellung 17',
  's. A-12',
  'wird nachgereicht',
  'keine Angabe',
  'noch offen',
  'as usual',
  'to follow',
  'same as before',
  'see attachment',
  'as billing address',
])('%s says that a value is unknown, known already or elsewhere', async (text) => {
  for (const field of [...PLACES, 'second_address_line', 'company', 'address_second_line'] as const)
    expect(await told({ [field]: text })).toContain(`${field} placeholder`);
});

it.each([
  'Abholung',
  'Abholung im Hofladen',
  'Selbstabholer',
  'Barverkauf',
  'pick up in store',
  'Kunde',
  'Stammkundin',
  'Kunde 17',
  'Familie',
])('%s is in place of an address or a name', async (text) => {
  for (const field of PLACES) expect(await told({ [field]: text })).toContain(`${field} placeholder`);
});

it.each<Partial<Record<ImportField, string>>>([
  { first_address_line: 'Anna Kunde' },
  { first_address_line: 'Familie Gast' },
  { first_address_line: 'Fam. Brief' },
  { first_address_line: 'Eva Gast' },
  { company: 'Hofladen' },
  { company: 'Alte Post' },
  { address_second_line: 'im Laden' },
  { street: 'S 5 12' },
  { street: 'S 4, 17' },
  { street: 'Alter Markt' },
  { street: 'An der Anlage' },
  { street: 'Alte Post' },
  { city: 'Leer' },
  { city: 'Stadt' },
  { city: 'Letzte Heller' },
])('%j is one that only looks so', async (row) => {
  expect(await told(row)).toEqual([]);
});

it.each([
  'Hausnummer fehlt',
  'liegt vor',
  'hat sich nicht geändert',
  'bei Paul',
  'vor Ort',
  'Messe',
  'Raboisen',
])(
  'a street without a number that is called by nothing streets are called by is asked about: %s',
  async (street) => {
    expect(await told({ street })).toEqual(['street noStreet']);
  },
);

it.each([
  'Prinzipalmarkt',
  'Limmatquai',
  'lange straße',
  'Hof Eichenkamp',
  'Haus Sonnenschein',
  'Zur Alten Mühle',
  'Bei den Mühren',
  'Wiesengrund',
  'Hallig Hooge',
  'Rue de la Gare',
  'Hotel Seeblick',
  'Bahnhof',
  'Colonnaden',
  'Feldmark',
])('a street may have no number: %s', async (street) => {
  expect(await told({ street })).toEqual([]);
});

it('houses have names instead of numbers in other countries', async () => {
  const row = { postal_code: 'EX1 1AA', city: 'Exeter', country: 'GB' };
  expect(await told({ ...row, street: 'Ballyduff' })).toEqual([]);
  expect(await told({ ...row, street: 'left open' })).toEqual(['street noStreet']);
});
