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

it.each([
  'Erika Mustermann',
  'Max Mustermann',
  'MAX MUSTERMANN',
  'Mustermann',
  'Musterfrau',
  'Hans Muster',
  'Muster',
  'John Doe',
  'Jane Doe',
  'Test Test',
  'Testkunde 1',
  'Test Kunde',
  'Max Tester',
  'Example',
  'Vorname Nachname',
  'Muster GmbH',
])('the name %s is that of an example', async (first_address_line) => {
  expect(await told({ salutation: 'Herr', first_address_line })).toContain('first_address_line placeholder');
});

it.each([
  'Musterstraße 1',
  'Musterstr. 12a',
  'Musterweg 3',
  'Beispielstraße 5',
  'Teststr. 1',
  '1 Example Street',
])('the street %s is that of an example', async (street) =>
  expect(await told({ street })).toEqual(['street placeholder']),
);

it.each(['Musterstadt', 'Musterhausen', 'Beispielstadt', 'Anytown', 'Test'])(
  'the town %s is that of an example',
  async (city) => expect(await told({ city, postal_code: '12345' })).toEqual(['city placeholder']),
);

it.each(['Musterfirma', 'Muster GmbH', 'Test AG', 'Example Company'])(
  'the company %s is that of an example',
  async (company) => expect(await told({ company })).toEqual(['company placeholder']),
);

it.each([
  ['BEISPIEL', 'Friederike Mustermann'],
  ['Muster-1', 'Thomas Muster'],
])('an order number says that its row is an example: %s, %s', async (external_order_id, name) => {
  expect(await told({ external_order_id, first_address_line: name })).toContain(
    'first_address_line placeholder',
  );
});

it.each<Partial<Record<ImportField, string>>>([
  { first_address_line: 'Friederike Mustermann' },
  { first_address_line: 'Thomas Muster' },
  { first_address_line: 'Anna Muster' },
  { first_address_line: 'Hans-Peter Muster' },
  { first_address_line: 'Anna Testa' },
  { first_address_line: 'Doe Kern' },
  { company: 'Testo SE' },
  { company: 'Musterhaus Küchen' },
  { company: 'Stiftung Warentest' },
  { street: 'Testorfer Weg 3' },
  { city: 'Testorf' },
])('%j may be real', async (row) => {
  expect(await told(row)).toEqual([]);
});

it('lets a person live in a Musterstraße who says so', async () => {
  const file = aFile([{ street: 'Musterstraße 1' }]);
  const values = { street: { 'Musterstraße 1': 'Musterstraße 1' } };
  const [order] = await checked({ ...file, mapping: { ...file.mapping, values } });
  expect(order !== undefined && isRejected(order)).toBe(false);
});
