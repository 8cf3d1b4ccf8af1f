import { expect, it } from 'vitest';
import { understand } from '../understand.js';

const HEAD = ['Bestellnr.', 'Datum', 'Anrede', 'Name', 'Straße', 'PLZ', 'Ort', 'Land', 'Artikelnr.', 'Menge'];
const ROW = ['1', '18.11.2026', 'Frau', 'Eva Groß', 'Lindenweg 3', '20095', 'Hamburg', 'DE', 'NW1', '2'];

const asked = (name: string, cell: string) =>
  understand([...HEAD, name], [[...ROW, cell]]).questions.map(({ kind, fields }) => `${kind}: ${fields[0]}`);

it.each([
  ['à', '6'],
  ['pro Pack', '6'],
  ['je Packung', '12'],
  ['VE à', '6'],
  ['St./VE', '10'],
  ['im Karton', '24'],
  ['Packinhalt', '6'],
  ['pro Beutel', '20 Stk.'],
  ['Pack', '6er'],
  ['à', '6 Stück'],
])('asks whether the quantity counts packs of %s %s', (name, cell) =>
  expect(asked(name, cell)).toEqual(['choice: quantity']),
);

it.each([
  ['à', '1'],
  ['pro Pack', '4,90'],
  ['Preis je Stück', '6'],
  ['Einheit', 'Stück'],
  ['Inhalt', '250 g'],
])('asks nothing about %s of %s', (name, cell) => expect(asked(name, cell)).toEqual([]));
