import { expect, it } from 'vitest';
import { understand } from '../understand.js';

const HEADER = ['Bestellnr', 'Datum', 'Anrede', 'Name', 'Straße', 'PLZ', 'Ort', 'Land', 'Artikelnr', 'Menge'];
const ROWS = [
  ['A-1', '20.11.2026', 'Frau', 'Ute Heide', 'Ring 3', '24103', 'Kiel', 'DE', 'NW1001', '1'],
  ['A-2', '20.11.2026', 'Frau', 'Eva Au', 'Ring 4', '24103', 'Kiel', 'DE', 'NW1001', '1'],
];

it.each([
  ['Lieferort', 'Bremen'],
  ['Liefer-PLZ', '28195'],
  ['Lieferstraße', 'Wall 2'],
  ['Ship-to city', 'Bremen'],
])(
  '%s alone makes no address with the parts of another, and is asked about where most orders have it',
  (name, cell) => {
    const look = (...cells: readonly string[]) =>
      understand(
        [...HEADER, name],
        ROWS.map((row, at) => [...row, cells[at] ?? '']),
        {},
      );
    expect(look(cell, '').mapping.columns).toMatchObject({ street: 4, postal_code: 5, city: 6 });
    expect(look(cell, '').questions).toEqual([]);
    const { mapping, questions } = look(cell, cell);
    expect(mapping.columns).toMatchObject({ street: 4, postal_code: 5, city: 6 });
    expect(questions.map(({ kind, others }) => [kind, ...others])).toEqual([['choice', 10]]);
  },
);

it('a whole address of the delivery goes before the other one', () => {
  const { mapping } = understand(
    [...HEADER, 'Lieferstraße', 'Liefer-PLZ', 'Lieferort'],
    ROWS.map((row) => [...row, 'Wall 2', '28195', 'Bremen']),
    {},
  );
  expect(mapping.columns).toMatchObject({ street: 10, postal_code: 11, city: 12 });
});

const BILLED =
  'Bestellnr;Datum;Anrede;Rechnung Name;Rechnung Straße;Rechnung PLZ;Rechnung Ort;Lieferung Name;Lieferung Straße;Lieferung Ort;Land;Artikelnr;Menge'.split(
    ';',
  );
const OF_BILL = ['A-1', '20.11.2026', 'Frau', 'Eva Lund', 'Am Hang 12', '50667', 'Köln'];

it('the place of a delivery without its post code is not filled up from the bill', () => {
  const rows = [
    [...OF_BILL, 'Jan Ohm', 'Marktweg 4', 'Hamburg', 'DE', 'NW1001', '1'],
    [...OF_BILL, 'Eva Lund', 'Am Hang 12', 'Köln', 'DE', 'NW1001', '1'],
  ];
  const { mapping, questions } = understand(BILLED, rows);
  expect(mapping.columns).toMatchObject({ first_address_line: 3, street: 4, postal_code: 5, city: 6 });
  expect(questions[0]).toMatchObject({ kind: 'otherParty' });
});

it('a name and a street of the delivery are none with the town of another', () => {
  const { mapping, questions } = understand(
    [...HEADER, 'Liefername', 'Lieferstraße'],
    ROWS.map((row, at) => [...row, ...(at === 0 ? ['Ida Blum', 'Wall 2'] : ['', ''])]),
  );
  expect(mapping.columns).toMatchObject({ first_address_line: 3, street: 4, postal_code: 5, city: 6 });
  expect(questions).toEqual([]);
});
