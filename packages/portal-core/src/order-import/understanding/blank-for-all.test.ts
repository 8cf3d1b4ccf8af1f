import { expect, it } from 'vitest';
import { understand } from './understand.js';

const HEADER = 'Bestellnummer;Datum;Anrede;Name;Straße;PLZ;Ort;Land;Artikelnummer;Menge';
const ROW = 'B-1;24.11.2026;Frau;Eva Holl;Ring 3;24103;Kiel;DE;NW1050;1';
const ask = (header: string, ...rows: string[]) =>
  understand(
    header.split(';'),
    rows.map((row) => row.split(';')),
  ).questions.map(({ id }) => id);

it.each([
  ['country', ROW.replace(';DE;', ';;')],
  ['salutation', ROW.replace(';Frau;', ';;')],
])('a %s whose column is blank in every row is asked for, once for the file', (field, row) => {
  expect(ask(HEADER, row, row)).toEqual([`missing:${field}`]);
});

it('a country that some orders lack is no question about the file', () => {
  expect(ask(HEADER, ROW, ROW.replace(';DE;', ';;'))).toEqual([]);
});

it('a blank country of a blank delivery is not asked for beside the country of the bill', () => {
  const header =
    'Nr;Datum;Re-Name;Re-Straße;Re-PLZ;Re-Ort;Re-Land;Li-Name;Li-Straße;Li-PLZ;Li-Ort;Li-Land;SKU;Menge';
  const row = 'B-1;24.11.2026;Eva Holl;Ring 3;24103;Kiel;DE;;;;;;NW1050;1';
  expect(ask(header, row)).not.toContain('missing:country');
});

it('a blank column is not one to choose beside a filled one of the same name', () => {
  const row = `${ROW};`;
  expect(ask(`${HEADER};Menge bestellt`, row)).toEqual([]);
  expect(ask(`${HEADER};Bestelldatum`, row)).toEqual([]);
});
