import { expect, test } from 'vitest';
import { understand } from '../understand.js';

function read(header: string, ...rows: readonly string[]) {
  const names = header.split(';');
  const { mapping, questions } = understand(
    names,
    rows.map((row) => row.split(';')),
  );
  const named = (columns: readonly number[]) => columns.map((column) => names[column]).join();
  return {
    mapping,
    asked: questions
      .filter(({ kind }) => kind !== 'missing')
      .map(
        ({ kind, fields, columns, others }) =>
          `${kind} ${fields.join()}: ${named(columns)} (${named(others)})`,
      ),
  };
}

test('whole prices beside quantities of two decimals are asked about as the quantity', () => {
  const { asked } = read('Artikelnummer;Menge;Preis', 'NW1050;12,00;1', 'NW1070;9,00;2');
  expect(asked).toEqual(['choice quantity: Preis (Menge)']);
});

test('whole prices above the quantities are prices', () => {
  expect(read('Artikelnummer;Menge;Preis', 'NW1050;1,00;12', 'NW1070;2,00;9').asked).toEqual([]);
});

test('e-mails under another header are asked about', () => {
  const { asked } = read('Bestellnummer;Telefon;E-Mail', 'A-1;ada@example.com;0221 123456');
  expect(asked).toEqual(['choice email: Telefon (E-Mail)']);
});

test('the only count of pieces is asked about as the quantity', () => {
  const { asked } = read('Artikelnummer;Gesamtmenge;Anzahl Pakete', 'NW1050;5;1');
  expect(asked).toEqual(['content quantity: Gesamtmenge ()']);
});

test('letters tell items of a row apart like numbers', () => {
  const { mapping, asked } = read('Bestellnummer;Artikel A;Menge A;Artikel B;Menge B', '1;NW1050;1;NW1070;2');
  expect(mapping.items).toEqual([
    { product_id: 1, quantity: 2 },
    { product_id: 3, quantity: 4 },
  ]);
  expect(asked).toEqual([]);
});

test('a letter of one column alone numbers nothing', () => {
  expect(read('Bestellnummer;Artikel A;Menge', '1;NW1050;1').asked).toEqual([
    'unexplained product_id: Artikel A ()',
  ]);
});

test('a missing letter in Artikelnummer makes it no name of a product', () => {
  expect(read('Bestellnummer;Artikelnumer;Menge', '1;NW1050;1').mapping.columns.product_id).toBe(1);
});
