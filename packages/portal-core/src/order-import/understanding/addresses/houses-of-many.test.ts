import { expect, it } from 'vitest';
import { understand } from '../understand.js';

const HEADER = ['Bestellnr', 'Datum', 'Name', 'Straße', 'PLZ', 'Ort', 'Land', 'Artikelnr', 'Menge', 'Anrede'];

/** The cells of an order below `HEADER`. */
const rowOf = (at: number, name: string, code: string) => [
  `A-${at}`,
  '20.11.2026',
  name,
  'Ring 3',
  code,
  'Ort',
  'DE',
  'NW1001',
  '1',
  'Frau',
];

const look = (house: string, ...rows: readonly (readonly [name: string, code: string, house: string])[]) =>
  understand(
    [...HEADER, house],
    rows.map(([name, code, text], at) => [...rowOf(at, name, code), text]),
  );

it.each(['Apotheke', 'Verein', 'Praxis'])(
  '%s beside people of several places is no part of their address',
  (house) => {
    const { mapping, questions } = look(
      house,
      ['Ute Heide', '24103', 'Kern'],
      ['Jan Moor', '28195', 'Kern'],
      ['Ilse Berg', '99084', 'Lang'],
    );
    expect(mapping.columns.company).toBeUndefined();
    expect(questions).toMatchObject([{ kind: 'leftOut', fields: ['company'], others: [10] }]);
  },
);

it('a house of one place each, and a company of several, is', () => {
  const one = look('Apotheke', ['Ute Heide', '24103', 'Kern'], ['Jan Moor', '28195', 'Lang']);
  expect(one.mapping.columns.company).toBe(10);
  const several = look('Firma', ['Ute Heide', '24103', 'Kern'], ['Jan Moor', '28195', 'Kern']);
  expect(several.mapping.columns.company).toBe(10);
});

it('a club directly before the names is the first line of their labels', () => {
  const cells = ['24103', '28195'].map((code, at) => rowOf(at, `Ute Heide${at}`, code));
  const [header = [], ...rows] = [HEADER, ...cells].map((row, at) =>
    row.toSpliced(2, 0, at === 0 ? 'Verein' : 'Team Nord'),
  );
  expect(understand(header, rows).mapping.columns.company).toBe(2);
});
