import { expect, it } from 'vitest';
import { understand } from '../understand.js';

const HEADER = ['Bestellnr', 'Datum', 'Anrede', 'Name', 'Straße', 'PLZ', 'Ort', 'Land', 'Artikelnr', 'Menge'];
const ROW = '20.11.2026;Frau;Anne Lange;Weg 1;20095;Hamburg;DE;NW1001;1';

/** The columns whose texts keep rows out, and the mapped name of the products. */
function read(name: string, cells: readonly string[]) {
  const rows = cells.map((cell, at) => [`X-${at + 1}`, ...ROW.split(';'), cell]);
  const { cancelled, columns } = understand([...HEADER, name], rows).mapping;
  return { cancelled, name: columns.product_name };
}

it.each([
  ['Typ', ['Bestellung', 'Angebot']],
  ['Art', ['Auftrag', 'unverbindliches Angebot']],
  ['Type', ['order', 'quote']],
  ['Type', ['sale', 'return']],
  ['Art', ['Rechnung', 'Gutschrift']],
  ['Kategorie', ['Online-Bestellung', 'Storno']],
  ['Quelle', ['Verkauf', 'Erstattung']],
  ['Ware', ['Kauf', 'Proforma']],
])('%s of orders and of what is not sent keeps the latter out: %j', (name, cells) =>
  expect(read(name, cells)).toEqual({ cancelled: [{ column: 10, when: 'says' }], name: undefined }),
);

it.each([
  ['Art', ['Grüntee', 'Schwarztee']],
  ['Zahlart', ['Rechnung', 'Gutschrift']],
])('%s of other kinds keeps nothing out by itself: %j', (name, cells) =>
  expect(read(name, cells).cancelled).toBeUndefined(),
);
