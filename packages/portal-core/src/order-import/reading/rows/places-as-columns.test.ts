import { expect, it } from 'vitest';
import { isHeaderWord } from '../../words/header-share.js';
import { hasPlacesAsColumns } from './places-as-columns.js';

const told = (text: string) =>
  hasPlacesAsColumns(
    text.split('\n').map((line, at) => ({ cells: line.split(';'), line: at + 1 })),
    isHeaderWord,
  );

it.each([
  ['with names', 'Artikelnr;Artikel;Kiel;Hamburg;Bremen\nNW1;Kanne;2;1;0\nNW2;Tasse;4;;3'],
  ['with branches', 'Artikel;Filiale Kiel;Filiale Bremen\nNW1;2;1\nNW2;4;'],
  ['with people and a sum', 'SKU;Petersen;Hansen;Gesamt\nNW1;2;1;3\nNW2;4;1;5'],
  ['below a title', 'Bestellung Filialen;;\nSKU;Petersen;Hansen\nNW1;2;1\nNW2;4;1'],
])('a column of quantities for each place is none of orders: %s', (_, text) => expect(told(text)).toBe(true));

it.each([
  ['orders', 'Bestellnr;Artikelnr;Menge;Xyz;Abc\nB-1;NW1;1;2;3\nB-2;NW2;1;2;3'],
  ['items with a quantity', 'Artikelnr;Menge;Xyz;Abc\nNW1;1;2;3\nNW2;1;2;3'],
  ['one unknown column', 'Artikelnr;Artikel;Xyz\nNW1;Kanne;2\nNW2;Tasse;3'],
  ['unknown columns of words', 'Artikelnr;Xyz;Abc\nNW1;rot;2\nNW2;blau;3'],
])('%s are', (_, text) => expect(told(text)).toBe(false));
