import { expect, it } from 'vitest';
import { understand } from '../understand.js';

const HEADER =
  'OrderID;Bestelldatum;K.Anrede;K.Vorname;K.Nachname;K.Strasse;K.PLZ;K.Ort;K.LandISO;KLF.Firma;KLF.Vorname;KLF.Nachname;KLF.Strasse;KLF.PLZ;KLF.Ort;KLF.LandISO;Artikelnummer;Anzahl';
const ROWS = [
  '1;24.11.2026;Herr;Hans;Ziegler;Teichweg 1;04860;Torgau;DE;;Hans;Ziegler;Teichweg 1;04860;Torgau;DE;NW1050;1',
  '2;24.11.2026;Herr;Hans;Ziegler;Teichweg 1;04860;Torgau;DE;Mende KG;Rolf;Mende;Ring 5;04758;Oschatz;DE;NW1050;1',
].map((row) => row.split(';'));

it('KLF is the delivery of a customer K, as Afterbuy calls them', () => {
  const { mapping, questions } = understand(HEADER.split(';'), ROWS);
  expect(mapping.columns).toMatchObject({ company: 9, street: 12, postal_code: 13, city: 14, country: 15 });
  expect(questions.flatMap(({ fields }) => fields)).not.toContain('street');
});
