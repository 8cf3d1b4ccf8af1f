import { describe, expect, it } from 'vitest';
import { aFile, checked } from '../../testing/import-files.js';
import type { ImportField, ImportMapping } from '../order-import.types.js';
import { understand } from '../understanding/understand.js';
import { isRejected } from './orders/checked-order.js';

type Row = Partial<Record<ImportField, string>>;

async function itemsOf(rows: readonly Row[], values?: ImportMapping['values']) {
  const file = aFile(rows);
  const mapping = values === undefined ? file.mapping : { ...file.mapping, values };
  const [order] = await checked({ ...file, mapping });
  if (order === undefined || isRejected(order)) return order;
  return order.order.items.map(({ id, name, qty }) => `${qty} ${id} ${name}`.trim());
}
const LISTS = { product_id: 'A, B', product_name: 'Tasse, Kanne', quantity: '2, 1' };

describe('products and quantities listed in two cells of a row', () => {
  it('are items', async () => {
    expect(await itemsOf([LISTS])).toEqual(['2 A Tasse', '1 B Kanne']);
  });

  it('are added to the items of other rows of the order', async () => {
    expect(await itemsOf([LISTS, { product_id: 'B', product_name: 'Kanne', quantity: '3' }])).toEqual([
      '2 A Tasse',
      '4 B Kanne',
    ]);
  });

  it('are read by the lines of their cells', async () => {
    expect(await itemsOf([{ product_id: 'A\nB', product_name: '', quantity: '2\n1' }])).toEqual([
      '2 A',
      '1 B',
    ]);
  });

  it('stand for what the value map says of each', async () => {
    expect(await itemsOf([LISTS], { product_id: { A: 'NW1', B: '' } })).toEqual(['2 NW1 Tasse']);
  });

  it('are refused where one of them is longer, with both in one sentence and nothing else', async () => {
    expect(await itemsOf([{ ...LISTS, quantity: '2, 1, 1' }])).toMatchObject({
      issues: [
        {
          field: 'quantity',
          value: '2, 1, 1',
          code: 'listLengths',
          params: { products: 2, quantities: 3, list: 'A, B', counts: '2, 1, 1' },
        },
      ],
      products: [],
    });
  });
});

describe('a column of quantities', () => {
  const HEAD = [
    'Bestellnr.',
    'Datum',
    'Anrede',
    'Name',
    'Straße',
    'PLZ',
    'Ort',
    'Land',
    'Artikelnr.',
    'Menge',
  ];
  const PLACE = ['B-1', '18.11.2026', 'Frau', 'Eva Groß', 'Lindenweg 3', '20095', 'Hamburg', 'DE'];
  const row = (product: string, quantity: string) => [...PLACE, product, quantity];
  const asked = (...rows: string[][]) => understand(HEAD, rows).questions.flatMap(({ fields }) => fields);

  it('is sure where it counts what the products beside it list', () => {
    expect(asked(row('A, B', '2, 1'), row('A, C', '3,1'), row('A', '1'))).toEqual([]);
  });

  it('is asked where it holds amounts', () => {
    expect(asked(row('A', '2,50'), row('B', '3,10'))).toEqual(['quantity']);
  });
});
