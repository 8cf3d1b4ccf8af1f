import { expect, it } from 'vitest';
import { understand } from '../understand.js';

const PLACE = 'Bestellnr;Datum;Anrede;Name;Straße;PLZ;Ort;Land';
const ROW = 'B-1;20.11.2026;Frau;Ute Heide;Ring 3;24103;Kiel;DE';

const look = (header: string, ...rows: readonly string[]) => lookWithout([], header, ...rows);

const lookWithout = (ignored: readonly number[], header: string, ...rows: readonly string[]) =>
  understand(
    `${PLACE};${header}`.split(';'),
    rows.map((row) => `${ROW};${row}`.split(';')),
    { chosen: { ignored } },
  );

it.each(['Zusatzartikel', 'Zugabe', 'Gratisartikel', 'Zweitartikel', 'plus', 'Artikel 2'])(
  'an article under %s comes along as one piece, which is asked',
  (name) => {
    const { mapping, questions } = look(`SKU;Menge;${name}`, 'T1;2;T5', 'T2;1;');
    expect(mapping.items).toEqual([{ product_id: 8, quantity: 9 }, { product_id: 10 }]);
    expect(mapping.constants).toEqual({ quantity: '1' });
    expect(questions.map(({ columns }) => columns)).toEqual([[10], [10]]);
  },
);

it('a count behind it is that of its pieces', () => {
  const { mapping, questions } = look('Artikel;Menge;Zubehör;Anzahl Zubehör', 'T1;2;T5;3', 'T2;1;;');
  expect(mapping.items).toEqual([
    { product_id: 8, quantity: 9 },
    { product_id: 10, quantity: 11 },
  ]);
  expect(mapping.constants).toBeUndefined();
  expect(questions).toHaveLength(2);
});

it.each([
  ['Zugabe', 'T1;2;eine Probe'],
  ['Zusatztext', 'T1;2;T5'],
])('what is no article under %s is no item', (name, row) => {
  expect(look(`Artikel;Menge;${name}`, row).mapping.items).toBeUndefined();
});

it('left out by a person it is none', () => {
  const { mapping, questions } = lookWithout([10], 'Artikel;Menge;Zugabe', 'T1;2;T5');
  expect(mapping.items).toBeUndefined();
  expect(mapping.constants).toBeUndefined();
  expect(questions).toEqual([]);
});
