import { expect, it } from 'vitest';
import { understand } from '../understand.js';

const HEAD = ['Bestellnr.', 'Datum', 'Anrede', 'Name', 'Straße', 'PLZ', 'Ort', 'Land', 'Artikelnr.', 'Menge'];
const row = (product: string, ...more: string[]) => [
  '1',
  '18.11.2026',
  'Frau',
  'Eva Groß',
  'Lindenweg 3',
  '20095',
  'Hamburg',
  'DE',
  product,
  '2',
  ...more,
];

function asked(name: string, ...rows: string[][]): { product: unknown; questions: string[] } {
  const isKnownProduct = (id: string) => /^NW\d+$/.test(id);
  const { mapping, questions } = understand([...HEAD, name], rows, { isKnownProduct });
  return {
    product: mapping.columns.product_id,
    questions: questions.map(({ kind, fields, others }) => `${kind}: ${fields.join()} (${others.join()})`),
  };
}

it.each([
  ['Pos-Typ', 'Set', 'Komponente'],
  ['Pos', '1', '1.1'],
  ['Pos', '1', '1a'],
  ['Typ', 'Set', 'Setbestandteil'],
  ['Stückliste', 'ja', ''],
  ['Komponente von', '', 'NW1'],
])('products of sets and their parts are not proposed: %s of %s and %s', (name, set, part) => {
  expect(asked(name, row('NW1', set), row('NW2', part))).toEqual({
    product: undefined,
    questions: ['missing: product_id (10)'],
  });
});

it.each([
  ['Pos-Typ', 'Artikel', 'Artikel'],
  ['Pos', '1', '2'],
])('products of plain rows are sure beside %s of %s and %s', (name, one, other) => {
  expect(asked(name, row('NW1', one), row('NW2', other))).toEqual({ product: 8, questions: [] });
});

it.each(['Ersatz', 'Lieferanten-Artikelnr.'])(
  'products are not proposed beside others of ours: %s',
  (name) => {
    expect(asked(name, row('NW1', 'NW3'), row('NW2', ''))).toEqual({
      product: undefined,
      questions: ['missing: product_id (10)'],
    });
  },
);

it('products of ours are proposed in place of unknown ones', () => {
  expect(asked('Lieferanten-Artikelnr.', row('4711', 'NW3'), row('4712', 'NW1'))).toEqual({
    product: 10,
    questions: ['choice: product_id (8)'],
  });
});
