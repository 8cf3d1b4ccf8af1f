import { expect, it } from 'vitest';
import { understand } from '../understand.js';

const HEADER = ['Bestellnr', 'Datum', 'Anrede', 'Name', 'Straße', 'PLZ', 'Ort', 'Land', 'Artikelnr', 'Menge'];
const ROW = '20.11.2026;Frau;Anne Lange;Weg 1;20095;Hamburg;DE';

/** The questions about a column beside the products, whose rows are `NW1001 XL`. */
const asked = (name: string, rows: readonly string[], ignored: readonly number[] = []) =>
  understand(
    [...HEADER, name],
    rows.map((row, at) => {
      const [product = '', ...text] = row.split(' ');
      return [`X-${at + 1}`, ...ROW.split(';'), product, '1', text.join(' ')];
    }),
    { chosen: { ignored } },
  ).questions;

it.each([
  ['Größe', ['NW1001 XL', 'NW1002 M', 'NW1001 S']],
  ['Farbe', ['NW1001 rot', 'NW1001 blau']],
  ['Farbe', ['NW1001 rot', 'NW1001']],
  ['Variante', ['NW1001 rot', 'NW1001 blau']],
  ['Ausgabe', ['NW1001 11/2026', 'NW1001 12/2026']],
  ['Ausführung', ['NW1001 rot', 'NW1001', 'NW1001 blau']],
  ['Geschmacksrichtung', ['NW1001 Vanille', 'NW1001 Schoko']],
  ['Mahlgrad', ['NW1001 Espresso', 'NW1001 ganze Bohne']],
  ['Größe/Farbe', ['NW1001 XL rot', 'NW1001 XL blau']],
  ['Inhalt', ['NW1001 250 g', 'NW1001 500 g']],
  ['Zuschnitt', ['NW1001 50 x 70', 'NW1001 30 x 40']],
  ['Var.-Nr.', ['NW1001 1', 'NW1001 2']],
  ['Farbe', ['NW1001 rot', 'NW1001', 'NW1002']],
  ['Variante', ['NW1001', 'NW1001 rot']],
  ['Variante', ['NW1001 blau', 'NW1001 rot']],
  ['Länge', ['NW1001', 'NW1001 120 cm']],
  ['Ausgabe', ['NW1001 11/2026', 'NW1001 12/2026']],
  ['Heft-Nr.', ['NW1001 11', 'NW1001 12']],
  ['Jahrgang', ['NW1001 2024', 'NW1001 2025']],
  ['Saison', ['NW1001 2026', 'NW1001 2027']],
  ['Vintage', ['NW1001 2019', 'NW1001 2021']],
  ['Packungsgröße', ['NW1001 250 g', 'NW1001 500 g']],
  ['T-Shirt-Größe', ['NW1001 M', 'NW1001 XL']],
  ['Größe Shirt', ['NW1001 M', 'NW1001 XL']],
  ['Hoodie Größe', ['NW1001 M', 'NW1001 XL']],
  ['Hosengröße', ['NW1001 48', 'NW1001 50']],
  ['Farbe Shirt', ['NW1001 rot', 'NW1001 blau']],
  ['Farbwunsch', ['NW1001 rot', 'NW1001']],
  ['Sorte Tee', ['NW1001 Assam', 'NW1001 Earl Grey']],
  ['Size (unisex)', ['NW1001 M', 'NW1001 XL']],
  ['Füllung', ['NW1001 Daune', 'NW1001 Wolle']],
])('a column %s is asked about where one number stands beside several texts: %j', (name, rows) => {
  expect(asked(name, rows)).toEqual([
    expect.objectContaining({ kind: 'leftOut', fields: ['product_id'], others: [10], word: name }),
  ]);
  expect(asked(name, rows, [10])).toEqual([]);
});

it.each([
  ['Größe', ['NW1001-XL XL', 'NW1001-S S', 'NW1001-XL XL']],
  ['Farbe', ['NW1001 rot', 'NW1001 Rot', 'NW1002']],
  ['Preis', ['NW1001 4,90', 'NW1001 5,90']],
  ['MHD', ['NW1001 01.02.2027', 'NW1001 01.05.2027']],
  ['Paketgröße', ['NW1001 M', 'NW1001 S']],
  ['Unternehmensgröße', ['NW1001 klein', 'NW1001 groß']],
])('nothing is asked about a column %s of %j, which says nothing that the number does not', (name, rows) =>
  expect(asked(name, rows)).toEqual([]),
);

it.each(['Farbe', 'Farbcode', 'Größe'])('an article number under %s is asked about', (name) => {
  expect(asked(name, ['NW1001 NW1009', 'NW1002'])).toMatchObject([{ kind: 'choice', others: [10] }]);
  expect(asked(name, ['NW1001 RAL9010', 'NW1002'])).toEqual([]);
});

it('sizes are told apart where one article is meant for the whole file', () => {
  const names = [...HEADER.slice(0, 8), 'Größe'];
  const rows = ['M', 'XL'].map((size, at) => [`X-${at + 1}`, ...ROW.split(';'), size]);
  const { questions } = understand(names, rows, {
    chosen: { constants: { product_id: 'NW1001', quantity: '1' } },
  });
  expect(questions).toMatchObject([{ kind: 'leftOut', fields: ['product_id'], columns: [], others: [8] }]);
});

it('a second article is asked about where one is meant for the whole file', () => {
  const names = [...HEADER.slice(0, 8), 'Artikel 2'];
  const rows = ['', 'NW1002'].map((other, at) => [`X-${at + 1}`, ...ROW.split(';'), other]);
  const { questions } = understand(names, rows, {
    chosen: { constants: { product_id: 'NW1001', quantity: '1' } },
  });
  expect(questions).toMatchObject([{ kind: 'leftOut', fields: ['product_id'], others: [8] }]);
});

it('the sides of a parcel are no lengths of an article', () => {
  const names = [...HEADER, 'Länge', 'Breite', 'Höhe'];
  const row = (at: number, side: string) => [`X-${at}`, ...ROW.split(';'), 'NW1001', '1', side, '20', '10'];
  expect(understand(names, [row(1, '30'), row(2, '40')]).questions).toEqual([]);
});
