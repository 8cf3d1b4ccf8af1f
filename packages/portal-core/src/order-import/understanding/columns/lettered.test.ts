import { describe, expect, it } from 'vitest';
import { understand } from '../understand.js';

const HEADER = 'Bestellnr;Datum;Anrede;Name;Straße;PLZ;Ort;Land';
const ROW = 'B-1;18.11.2026;Frau;Ada Weiß;Gartenweg 7;50667;Köln;DE';

function read(items: string, values = 'NW1050;1;NW1070;2') {
  return understand(`${HEADER};${items}`.split(';'), [`${ROW};${values}`.split(';')]);
}

const PAIRS = [
  { product_id: 8, quantity: 9 },
  { product_id: 10, quantity: 11 },
];

describe('items side by side', () => {
  it.each([
    'Artikel A;Menge A;Artikel B;Menge B',
    'A Artikel;A Menge;B Artikel;B Menge',
    'Artikel (a);Menge (a);Artikel (b);Menge (b)',
    'Artikel I;Menge I;Artikel II;Menge II',
    'Artikel eins;Menge eins;Artikel zwei;Menge zwei',
    'Erster Artikel;Erste Menge;Zweiter Artikel;Zweite Menge',
    'First item;First qty;Second item;Second qty',
  ])('are known by the words that count them: %s', (items) => {
    const { mapping, questions } = read(items);
    expect(mapping.items).toEqual(PAIRS);
    expect(questions).toEqual([]);
  });

  it('are paired by any other word that a product and a quantity share, with a question', () => {
    const { mapping, questions } = read('Artikel rot;Menge rot;Artikel blau;Menge blau');
    expect(mapping.items).toEqual(PAIRS);
    expect(questions.map(({ kind }) => kind)).toEqual(Array.from({ length: 4 }, () => 'unexplained'));
  });

  it('are no items where one letter alone stands beside a header', () => {
    const { mapping } = read('Artikelnummer;Menge;Artikel B;Code B', 'NW1050;1;x;y');
    expect(mapping.items).toBeUndefined();
  });
});

it('a first name beside counted items stays one', () => {
  const header =
    'Order no;Date;Salutation;First name;Last name;Street;Postcode;City;Country;First item;First qty;Second item;Second qty';
  const row = 'B-2;18.11.2026;Ms;Ada;Weiß;Gartenweg 7;50667;Köln;DE;NW1050;1;NW1070;2';
  const { mapping } = understand(header.split(';'), [row.split(';')]);
  expect(mapping.columns.first_address_line).toEqual({ columns: [3, 4] });
  expect(mapping.items).toHaveLength(2);
});
