import { expect, it } from 'vitest';
import { splitAddress } from './whole-address.js';

const TINA = {
  addressCompany: '',
  addressName: 'Tina Voss',
  addressSecondName: '',
  addressStreet: 'Ring 3',
  addressAddition: '',
  addressPostalCode: '24103',
  addressCity: 'Kiel',
  addressCountry: '',
};

it.each([
  'Name: Tina Voss, Straße: Ring 3, PLZ: 24103, Ort: Kiel',
  'Vorname=Tina; Nachname=Voss; Straße=Ring; Hausnummer=3; PLZ=24103; Ort=Kiel',
  'Empfänger: Tina Voss\nStraße: Ring 3\nPLZ/Ort: 24103 Kiel\nTelefon: 0431 1234567',
  'Name: Tina Voss | Street: Ring 3 | Zip: 24103 | City: Kiel | State: SH | E-Mail: t@example.org',
  '{"first_name":"Tina","last_name":"Voss","address1":"Ring 3","address2":null,"zip":"24103","city":"Kiel","latitude":54.3}',
  'a:5:{s:10:"first_name";s:4:"Tina";s:9:"last_name";s:4:"Voss";s:9:"address_1";s:6:"Ring 3";s:8:"postcode";i:24103;s:4:"city";s:4:"Kiel";}',
  '<address><name>Tina Voss</name><street>Ring 3</street><zip>24103</zip><city>Kiel</city></address>',
])('reads the parts of an address behind their labels: %s', (text) => {
  expect(splitAddress(text)).toEqual(TINA);
});

it('keeps what is added to a name or a street, and a country that is said twice', () => {
  const text =
    'Firma: Hein GmbH, Name: Udo Hein, Abteilung: Labor, Straße: Weg 4, Hinterhof, Zusatz: 2. OG, PLZ: 25813, Ort: Husum, Land: DE, Country: Germany';
  expect(splitAddress(text)).toEqual({
    addressCompany: 'Hein GmbH',
    addressName: 'Udo Hein',
    addressSecondName: 'Labor',
    addressStreet: 'Weg 4',
    addressAddition: 'Hinterhof, 2. OG',
    addressPostalCode: '25813',
    addressCity: 'Husum',
    addressCountry: 'DE',
  });
});

it.each([
  ['an unknown label', 'Name: Tina Voss, Wunsch: schnell, Straße: Ring 3, PLZ: 24103, Ort: Kiel'],
  ['two towns', 'Name: Tina Voss, Straße: Ring 3, PLZ: 24103, Ort: Kiel, Stadt: Husum'],
  ['two countries', 'Name: Tina Voss, Straße: Ring 3, PLZ: 24103, Ort: Kiel, Land: DE, Country: AT'],
  ['no street', 'Name: Tina Voss, PLZ: 24103, Ort: Kiel'],
  ['nobody', 'Straße: Ring 3, PLZ: 24103, Ort: Kiel'],
  ['more behind its town', 'Name: Tina Voss, Straße: Ring 3, PLZ: 24103, Ort: Kiel, Haus Nord'],
  ['a record in it', '{"name":"Tina Voss","place":{"street":"Ring 3","zip":"24103"},"city":"Kiel"}'],
  ['a damaged end', 'a:3:{s:4:"name";s:9:"Tina Voss";s:4:"city";s:4:"Ki'],
])('takes no address with %s', (_, text) => {
  expect(splitAddress(text)).toBeNull();
});
