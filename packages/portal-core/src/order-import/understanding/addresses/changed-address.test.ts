import { expect, it } from 'vitest';
import { understand } from '../understand.js';

const place = (header: string, row: string) => {
  const { mapping } = understand(`Nr.;${header};Artikelnummer;Menge`.split(';'), [
    `A-1;${row};NW1050;2`.split(';'),
  ]);
  return { own: mapping.columns, fallback: mapping.fallback };
};

it.each([
  'Name;Straße alt;PLZ alt;Ort alt;Straße neu;PLZ neu;Ort neu',
  'Name;bisherige Straße;bisherige PLZ;bisheriger Ort;jetzige Straße;jetzige PLZ;jetziger Ort',
  'Name;Old Street;Old Zip;Old City;New Street;New Zip;New City',
  'Name;Straße;PLZ;Ort;neue Straße;neue PLZ;neuer Ort',
])('the later address of %s is sent to, and the former where there is none', (header) => {
  const { own, fallback } = place(header, 'Rita Adler;Amselweg 4;24103;Kiel;Am Teich 9;04109;Leipzig');
  expect(own).toMatchObject({ street: 5, postal_code: 6, city: 7 });
  expect(fallback).toMatchObject({ street: 2, postal_code: 3, city: 4 });
});

it('an address that holds from a day on is not taken by itself', () => {
  const header = 'Name;Straße;PLZ;Ort;neue Straße;neue PLZ;neuer Ort;gültig ab';
  const { own } = place(header, 'Rita Adler;Amselweg 4;24103;Kiel;Am Teich 9;04109;Leipzig;01.02.2027');
  expect(own).toMatchObject({ street: 2, postal_code: 3, city: 4 });
});

it.each([
  'neue Straße;neue PLZ;neuer Ort;Datum Adressänderung',
  'neue Straße;neue PLZ;neuer Ort;Stichtag',
  'neue Straße;neue PLZ;neuer Ort;wann',
  'neue Straße ab 1.3.;neue PLZ ab 1.3.;neuer Ort ab 1.3.;Farbe',
  'neue Straße ab März;neue PLZ;neuer Ort;Farbe',
])('the day from which a new address holds is left to a person: %s', (header) => {
  const row = 'Rita Adler;Amselweg 4;24103;Kiel;Am Teich 9;04109;Leipzig;01.03.2027';
  const { own } = place(
    `Name;Straße;PLZ;Ort;${header}`,
    header.endsWith('Farbe') ? row.replace('01.03.2027', 'rot') : row,
  );
  expect(own).toMatchObject({ street: 2, postal_code: 3, city: 4 });
});
