import { expect, it } from 'vitest';
import { aFile, checked } from '../../../testing/import-files.js';
import { isRejected } from '../orders/checked-order.js';

async function placed(row: Parameters<typeof aFile>[0][number]) {
  const [order] = await checked(aFile([row]));
  if (order === undefined || isRejected(order)) return order?.issues.map(({ code }) => code);
  return order.order.address.street;
}

it.each([
  'Packstation 145',
  'Pack-Station 145',
  'Pack Station 145',
  'Packst. 145',
  'Packstat. 12',
  'Packetstation 145',
  'Paketstation 145',
  'Paketbox 12',
  'PACKSTATION145',
  '(Packstation 145)',
  'Packstation: 145',
  'Packstation (145)',
])('„%s“ in the street without a post number cannot be delivered to', async (street) => {
  expect(await placed({ street })).toEqual(['packstationNumber']);
});

it.each(['Post-Filiale 512', 'Postfil. 512', 'DHL Filiale 512', 'Filiale 512 Post', '(Postfiliale 512)'])(
  '„%s“ in the street lacks a post number as well',
  async (street) => {
    expect(await placed({ street })).toEqual(['postFilialeNumber']);
  },
);

it.each(['Packstation', 'Postfiliale', 'DHL Packstation', 'Packstation 1234567890'])(
  '„%s“ lacks its own number',
  async (street) => {
    expect(await placed({ street })).toEqual(['postPlaceNumber']);
  },
);

it.each([
  ['pack_station', 'packstationNumber'],
  ['post_filiale', 'postFilialeNumber'],
] as const)('a number in %s beside a street lacks a post number: %s', async (field, code) => {
  expect(await placed({ street: 'Lindenweg 3', [field]: '145' })).toEqual([code]);
  expect(await placed({ street: 'Lindenweg 3', [field]: '0' })).toBe('Lindenweg 3');
  expect(await placed({ street: 'Lindenweg 3', [field]: '145', post_number: '1234567' })).toMatch(/145$/);
});

it.each([
  'DHL Packstation 145 (Postnr. 1234567)',
  '[Packstation 145] 1234567',
  '1234567 (Packstation 145)',
  'Packstation: 145, Postnummer: 1234567',
])('„%s“ is understood in the street and in the second line', async (text) => {
  expect(await placed({ street: text })).toBe('1234567 Packstation 145');
  expect(await placed({ street: '', address_second_line: text })).toBe('1234567 Packstation 145');
});

it.each([
  'Käthe Größer Packstation: 145',
  'Käthe Größer (Packstation 145)',
  'Käthe Größer Packstation (145)',
])('„%s“ is no name to deliver to', async (first_address_line) => {
  expect(await placed({ first_address_line })).toEqual(['packstationNumber']);
});

it.each(['name', 'address'])('one beside other words is to stand alone, in the %s', async (kind) => {
  const text = 'Käthe Größer, Packstation 145 (1234567)';
  const row = kind === 'name' ? { first_address_line: text } : { street: text };
  expect(await placed(row)).toEqual(['postPlaceBeside']);
});

it.each([
  ['Pack-Station 145', '1234567890 Packstation 145'],
  ['Paketstation 145', '1234567890 Packstation 145'],
  ['Post-Filiale 512', '1234567890 Postfiliale 512'],
  ['Filiale 512 Post', '1234567890 Postfiliale 512'],
])('„%s“ with the post number in the next line is understood', async (street, expected) => {
  expect(await placed({ street, address_second_line: '1234567890' })).toBe(expected);
});

it.each(['Parkstr. 5', 'Packstraße 3', 'Am Postplatz 3', 'Postfach 12', 'Stadtpark 5', 'Opa St. Veit 3'])(
  '„%s“ is a street',
  async (street) => {
    expect(await placed({ street })).toBe(street);
  },
);
