import { expect, it } from 'vitest';
import { understand } from '../understand.js';

const HEADER = 'Bestellnr;Datum;Anrede;Name;Straße;PLZ;Ort;Land';
const ROW = 'C-1;18.11.2026;Frau;Ada Weiß;Gartenweg 7;50667;Köln;DE';

const read = (items: string, values: string) =>
  understand(`${HEADER};${items}`.split(';'), [`${ROW};${values}`.split(';')]);

it.each([
  ['Anzahl;Was;Anzahl;Was', '2;NW1001;1;NW1002', [9, 8, 11, 10]],
  ['Was;Anzahl;Was;Anzahl', 'NW1001;2;;', [8, 9, 10, 11]],
  ['Sorte 1;Anzahl 1;Sorte 2;Anzahl 2', 'NW1001;2;NW1002;1', [8, 9, 10, 11]],
])('a repeated count and what stands in turn with it are items: %s', (items, values, [a, b, c, d]) => {
  const { mapping, questions } = read(items, values);
  expect(mapping.items).toEqual([
    { product_id: a, quantity: b },
    { product_id: c, quantity: d },
  ]);
  expect(questions.map(({ kind, fields }) => [kind, fields[0]])).toEqual([
    ['unexplained', 'product_id'],
    ['unexplained', 'product_id'],
  ]);
});

it.each([
  ['Anzahl;Was;Was;Anzahl', '2;NW1001;NW1002;1'],
  ['Anzahl;Was;Anzahl;Was', '2;7;1;3'],
  ['Anzahl;Was;Anzahl', '2;NW1001;1'],
  ['Farbe 1;Anzahl 1;Farbe 2;Anzahl 2', 'rot;2;blau;1'],
])('nothing else is: %s of %s', (items, values) => {
  expect(read(items, values).mapping.items).toBeUndefined();
});
