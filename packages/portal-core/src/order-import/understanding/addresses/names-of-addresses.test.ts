import { expect, it } from 'vitest';
import { understand } from '../understand.js';

const ROW = 'A-1;Jens Adler;Amselweg 4;24103;Kiel;Rita Adler;Am Teich 9;04109;Leipzig;DE;NW1050;2';

it.each([
  'Nr.;Rechnungsanschrift;Straße;PLZ;Ort;Lieferanschrift;Straße;PLZ;Ort;Land;Artikelnummer;Menge',
  'Nr.;Rechnungsadresse;Anschrift;PLZ;Ort;Lieferadresse;Anschrift;PLZ;Ort;Land;Artikelnummer;Menge',
  'No;Billing address;Street;Zip;City;Shipping address;Street;Zip;City;Country;SKU;Qty',
])('the word for an address above names is that of its first line in %s', (header) => {
  expect(understand(header.split(';'), [ROW.split(';')]).mapping.columns).toMatchObject({
    first_address_line: 5,
    street: 6,
    postal_code: 7,
    city: 8,
  });
});

it.each([
  'Name;Lieferadresse:Hinterhaus links',
  'Name;Lieferadresse:Rita Adler',
  'Firma;Versandadresse:Tor Nord',
  'Kunde;Lieferanschrift:Hof',
  'Kunde;Lieferadresse:Seiteneingang links',
  'Name;Delivery address:Zuhause',
])('no text under the word for an address replaces the name beside it: %s', (given) => {
  const [header = '', text = ''] = given.split(':');
  const names = `Nr.;${header};Straße;PLZ;Ort;Artikelnummer;Menge`.split(';');
  const row = `A-1;Ada Weiß;${text};Am Teich 9;04109;Leipzig;NW1050;2`.split(';');
  const { mapping, questions } = understand(names, [row]);
  const { first_address_line = 1 } = mapping.columns;
  expect(first_address_line).toBe(1);
  expect(questions.some(({ others }) => others.includes(2))).toBe(true);
});
