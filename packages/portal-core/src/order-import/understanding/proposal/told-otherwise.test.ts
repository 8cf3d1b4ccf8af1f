import { expect, it } from 'vitest';
import { understand } from '../understand.js';

const HEADER = 'Bestellnr;Datum;Anrede;Name;Straße;PLZ;Ort;Land;Artikelnr;Menge';

/** What is asked of a file of two orders with a further column. */
function asked(header: string, ...values: string[]): string[] {
  const rows = values.map((value, row) =>
    `B-${row};20.11.2026;${value === 'ohne' ? '' : 'Frau'};Ute Heide;Ring 3;24103;Kiel;DE;NW1;1;${value}`.split(
      ';',
    ),
  );
  return understand([...HEADER.split(';'), header], rows).questions.map(({ id }) => id);
}

it.each([
  ['Geschlecht', 'w', 'w'],
  ['Anrede2', 'Sehr geehrte Frau Heide,', 'Liebe Frau Heide'],
  ['Modell', '2024', '2025'],
  ['CO2-neutral', 'ja', 'ja'],
  ['Bem.', 'Danke!', 'Stammkunde'],
])('a column %s beside those of the order is no question', (header, ...values) => {
  expect(asked(header, ...values)).toEqual([]);
});

it('the gender is asked about where the salutation is blank for some', () => {
  expect(asked('Geschlecht', 'ohne', 'w')).not.toEqual([]);
});

it('a model is asked about that tells two pieces of one article apart', () => {
  expect(asked('Modell', 'XL', 'S')).not.toEqual([]);
});

it('a column c/o stays the person that a parcel is left with', () => {
  const { mapping } = understand([...HEADER.split(';'), 'c/o'], []);
  expect(mapping.columns.second_address_line).toEqual({ columns: [10], part: 'careOf' });
});
