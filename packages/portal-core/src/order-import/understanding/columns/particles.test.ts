import { expect, it } from 'vitest';
import { understand } from '../understand.js';

const ROWS = [
  ['X-1', '20.11.2026', 'Frau', 'Anne', 'von', 'Lange', 'Weg 1', '20095', 'Hamburg', 'DE', 'NW1001', '1'],
  ['X-2', '20.11.2026', 'Frau', 'Eva', '', 'Kern', 'Weg 2', '20095', 'Hamburg', 'DE', 'NW1001', '1'],
  ['X-3', '20.11.2026', 'Herr', 'Jan', 'van der', 'Ott', 'Weg 3', '20095', 'Hamburg', 'DE', 'NW1001', '1'],
];
const read = (header: string, rows = ROWS, last = 'Nachname') =>
  understand(
    [
      'Bestellnr',
      'Datum',
      'Anrede',
      'Vorname',
      header,
      last,
      'Straße',
      'PLZ',
      'Ort',
      'Land',
      'Artikelnr',
      'Menge',
    ],
    rows,
  );

it.each(['von', 'Präfix', 'Zusatz', 'Partikel', 'Adelstitel', 'Vorsatz', 'Namensvorsatz', '', 'Titel'])(
  'a column “%s” of words such as von is a part of the name',
  (header) => {
    const { mapping, questions } = read(header);
    expect(mapping.columns.first_address_line).toEqual({ columns: [3, 4, 5] });
    expect(questions).toEqual([]);
  },
);

it('is one before a column “Name”, too', () => {
  expect(read('von', ROWS, 'Name').mapping.columns.first_address_line).toEqual({ columns: [3, 4, 5] });
});

it('is none where a cell has another word', () => {
  const rows = ROWS.map((row) => row.with(4, 'Hinterhaus'));
  expect(read('Zusatz', rows).mapping.columns.first_address_line).toEqual({ columns: [3, 5] });
});

it('is no last name of such a word', () => {
  const rows = ROWS.map((row) => row.with(4, 'Graf'));
  expect(read('Nachname', rows, 'Straße').mapping.columns.first_address_line).toEqual({ columns: [3, 4] });
});

it.each(['Storefront', 'Sprachkürzel', 'Marktplatz'])(
  'is none where “%s” is the same code in all rows',
  (header) => {
    const rows = ROWS.map((row) => row.with(4, 'de'));
    expect(read(header, rows).mapping.columns.first_address_line).toEqual({ columns: [3, 5] });
  },
);

it('is one where only some people have it', () => {
  const rows = ROWS.map((row, at) => row.with(4, at === 0 ? 'de' : ''));
  expect(read('Particule', rows).mapping.columns.first_address_line).toEqual({ columns: [3, 4, 5] });
});
