import { describe, expect, it } from 'vitest';
import { understand } from '../understand.js';

const HEAD = ['Bestellnr', 'Datum', 'Anrede', 'Name', 'Straße', 'PLZ', 'Ort', 'Land'];
const ROW = ['1', '18.11.2026', 'Frau', 'Eva Groß', 'Lindenweg 3', '20095', 'Hamburg', 'DE'];

/** How the columns behind those of an order are understood, by their names. */
function items(names: string[], ...cells: string[][]) {
  const header = [...HEAD, ...names];
  const { mapping, questions } = understand(
    header,
    cells.map((more) => [...ROW, ...more]),
  );
  const named = (source: unknown) => (typeof source === 'number' ? header[source] : undefined);
  return {
    product: named(mapping.columns.product_id),
    quantity: named(mapping.columns.quantity),
    list: named(mapping.columns.product_id_and_quantity),
    questions: questions.map(
      ({ kind, fields, others }) =>
        `${kind}: ${fields.join()} (${others.map((column) => header[column]).join()})`,
    ),
  };
}

describe('products whose cells say of none how many', () => {
  it.each([
    ['Items', 'Units'],
    ['SKUs', 'Quantities'],
    ['SKUs', 'Mengen'],
    ['Positionen', 'Auftragsmenge'],
    ['Articles', 'pcs'],
    ['Produkte', 'Anzahl'],
    ['Artikelliste', 'Stückzahlen'],
    ['Produkte', 'Menge bestellt'],
  ])('have the quantity beside them: %s and %s', (product, quantity) => {
    const sure = { product, quantity, list: undefined, questions: [] };
    expect(items([product, quantity], ['NW1', '3'], ['NW2', '2'])).toEqual(sure);
    expect(items([product, quantity], ['NW1, NW2', '2, 1'], ['NW2', '2'])).toEqual(sure);
  });

  it.each(['Bestellt', 'Ordered', 'Item Count'])('are asked of %s, a word that may mean else', (quantity) => {
    expect(items(['SKUs', quantity], ['NW1', '3'], ['NW2', '2']).questions).toEqual(['similar: quantity ()']);
  });

  it.each(['Xyz', 'Total Items', ''])('are asked beside whole numbers called "%s"', (name) => {
    const { list, questions } = items(['Items', name], ['NW1', '3'], ['NW2', '1']);
    expect(list).toBeUndefined();
    expect(questions).toContain(`missing: quantity (${name})`);
  });

  it('are asked where only some cells say how many, and the count beside them is another', () => {
    expect(items(['Items', 'Anzahl'], ['NW1:2, NW2:1', '3'], ['NW2', '4']).questions).toEqual([
      'choice: product_id_and_quantity (Anzahl)',
    ]);
  });

  it.each([
    [['Items'], [['NW1, NW2'], ['NW1']]],
    [
      ['Items', 'Anzahl'],
      [
        ['NW1:2, NW2:1', '3'],
        ['NW2', '1'],
      ],
    ],
    [
      ['Items', 'Anzahl'],
      [
        ['NW1, NW2', '2'],
        ['NW1', '1'],
      ],
    ],
    [
      ['Items', 'Xyz'],
      [
        ['NW1', '1'],
        ['NW2', '1'],
      ],
    ],
    [
      ['Produkte', 'Gewicht'],
      [
        ['NW1', '3'],
        ['NW2', '5'],
      ],
    ],
    [
      ['Produkte', 'Gesamtbetrag'],
      [
        ['NW1', '17'],
        ['NW2', '29'],
      ],
    ],
    [
      ['Items', 'Total Items'],
      [
        ['2x NW1', '2'],
        ['3x NW2', '3'],
      ],
    ],
  ])('count one each without a question where nothing speaks against it: %j %j', (names, cells) => {
    expect(items(names, ...cells)).toMatchObject({ list: names[0], questions: [] });
  });
});
