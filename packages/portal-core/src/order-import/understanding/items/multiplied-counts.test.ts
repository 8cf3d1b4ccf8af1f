import { expect, it } from 'vitest';
import { understand } from '../understand.js';

const HEAD = ['Bestellnr.', 'Datum', 'Anrede', 'Name', 'Straße', 'PLZ', 'Ort', 'Land', 'Artikelnr.'];
const ROW = ['1', '18.11.2026', 'Frau', 'Eva Groß', 'Lindenweg 3', '20095', 'Hamburg', 'DE', 'NW1'];

function quantityOf(names: readonly string[], rows: readonly string[]) {
  const header = [...HEAD, ...names];
  const { mapping, questions } = understand(
    header,
    rows.map((cells, at) => [`X-${at}`, ...ROW.slice(1), ...cells.split(';')]),
  );
  const { quantity } = mapping.columns;
  return [
    typeof quantity === 'number' ? header[quantity] : undefined,
    questions.map(({ kind, fields }) => `${kind} ${fields.join()}`),
  ];
}

it.each([
  ['Units per case', 'Cases ordered', 'Total units'],
  ['unit multiplier', 'ordered quantity', 'ordered units'],
  ['Stück pro Colli', 'Colli', 'Stück gesamt'],
  ['Unités par lot', 'Quantité de lots', "Quantité totale d'unités"],
])('proposes the count that is the product of packs and pieces per pack: %s, %s, %s', (...names) => {
  const [column, questions] = quantityOf(names, ['6;2;12', '4;1;4']);
  expect([column, questions]).toEqual([names[2], ['choice quantity']]);
});

it('proposes none where it is not the product in every row', () => {
  const names = ['Units per case', 'Cases ordered', 'Total units'];
  expect(quantityOf(names, ['6;2;12', '4;1;5'])[0]).toBeUndefined();
});
