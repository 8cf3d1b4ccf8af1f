import { expect, it } from 'vitest';
import { understand } from '../understand.js';

const HEAD = ['Bestellnr.', 'Datum', 'Anrede', 'Name', 'Straße', 'PLZ', 'Ort', 'Land', 'Artikelnr.', 'Menge'];
const ROW = ['1', '18.11.2026', 'Frau', 'Eva Groß', 'Lindenweg 3', '20095', 'Hamburg', 'DE', 'NW1', '2'];

const asked = (name: string, cell: string) =>
  understand([...HEAD, name], [[...ROW, cell]]).questions.map(({ kind, fields }) => `${kind}: ${fields[0]}`);

it.each([
  ['à', '6'],
  ['je', '6'],
  ['pro Pack', '6'],
  ['je Packung', '12'],
  ['VE à', '6'],
  ['St./VE', '10'],
  ['im Karton', '24'],
  ['Packinhalt', '6'],
  ['pro Beutel', '20 Stk.'],
  ['Pack', '6er'],
  ['à', '6 Stück'],
  ['Anzahl Pakete', '3'],
  ['Number of Packages', '3'],
  ['Wiederholungen', '2'],
  ['Multiplier', '2'],
  ['Umrechnungsfaktor', '6'],
  ['pro Person', '2'],
  ['Set-Größe', '6'],
  ['Flaschen', '12'],
  ['Teillieferung', '1'],
  ['Anzahl Colli', '3'],
  ['lieferbar', '1'],
  ['Available Qty', '1'],
  ['Kunde will', '4'],
  ['Customer wants', '4'],
  ['tatsächliche Menge', '4'],
  ['+ Gratis', '1'],
  ['Menge gratis', '1'],
  ['Free Qty', '1'],
])('proposes no quantity beside other pieces, packs or their number: %s %s', (name, cell) =>
  expect(asked(name, cell)).toEqual(['missing: quantity']),
);

it.each([
  ['Verpackung', 'Karton 6 Fl.'],
  ['Packaging', 'case of 6'],
  ['Option', '6 Flaschen'],
  ['Ausführung', '6er-Pack'],
  ['Version', '6-pack'],
  ['Inhalt', '6 x 330 ml'],
])('asks whether the quantity counts packs of %s %s', (name, cell) =>
  expect(asked(name, cell)).toEqual(['choice: quantity']),
);

it.each([
  ['à', '1'],
  ['pro Pack', '4,90'],
  ['Preis je Stück', '6'],
  ['Einheit', 'Stück'],
  ['Inhalt', '250 g'],
  ['Verpackung', 'neutral'],
  ['Option', 'rot'],
  ['Größe', '42'],
  ['Anzahl Pakete', '1'],
  ['Gratis', '0'],
  ['Naturalrabatt', '0'],
  ['Pakete', '2'],
  ['Faktor', '1'],
  ['verfügbar', '120'],
  ['Kunde will', '2'],
])('asks nothing about %s of %s', (name, cell) => expect(asked(name, cell)).toEqual([]));

it.each(['Quantity returned', 'Menge Rückgabe', 'Delivery Quantity', 'Menge Hamburg'])(
  'a count “%s” of nothing but zeros is not asked about',
  (name) => expect(asked(name, '0')).toEqual([]),
);
