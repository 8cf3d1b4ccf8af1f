import { expect, it } from 'vitest';
import { aFile, checked } from '../../../testing/import-files.js';
import { isRejected } from './checked-order.js';

/** Reads an order of an article and of a row of that kind, number and quantity. */
async function read(kind: string, product_id: string, header = 'Positionstyp', quantity = '1') {
  const file = aFile([
    { product_id: 'ART-1', product_name: '' },
    { product_id, product_name: kind, quantity },
  ]);
  const [head, one, two] = file.text.split('\r\n');
  const text = [`${head};${header}`, `${one};Artikel`, `${two};${kind}`].join('\r\n');
  const [order] = await checked({ ...file, text, header: [...file.header, header] });
  if (order === undefined || isRejected(order)) return order?.issues.map(({ code }) => code);
  return { items: order.order.items.map(({ id }) => id), left: order.chargeLines };
}

it.each([
  ['Versandposition', 'Versand'],
  ['Versandposition', ''],
  ['shipping', 'SHIPPING_COST'],
  ['Rabatt', 'RABATT10'],
])('a row of the kind %s with the number %j is left out and told', async (kind, product) => {
  expect(await read(kind, product)).toEqual({ items: ['ART-1'], left: [3] });
});

it.each([
  ['Versandposition', 'ART-2', ['ART-1', 'ART-2']],
  ['Artikel', 'VERSAND', ['ART-1', 'VERSAND']],
  ['Gutschein', 'GUTSCHEIN50', ['ART-1', 'GUTSCHEIN50']],
])('a row of the kind %s with the number %s is an item as any other', async (kind, product, items) => {
  expect(await read(kind, product)).toEqual({ items, left: undefined });
});

it.each([
  ['Gutschein', '-1'],
  ['Voucher', '-1,00'],
  ['promotion', '−1'],
])(
  'a row without a number of the kind %s whose quantity is %s is taken off, left out and told',
  async (kind, quantity) => {
    expect(await read(kind, '', 'Positionstyp', quantity)).toEqual({ items: ['ART-1'], left: [3] });
  },
);

it('a voucher without a number that is not taken off is asked about', async () => {
  expect(await read('Gutschein', '')).toEqual(['required']);
});

it('a row of an article that came back is no charge', async () => {
  expect(await read('Artikel', '', 'Positionstyp', '-1')).not.toHaveProperty('left');
  expect(await read('Gutschein', 'ART-2', 'Positionstyp', '-1')).not.toHaveProperty('left');
});

it('is heard in a column of the kinds of positions alone', async () => {
  expect(await read('Versand', 'VERSAND', 'Warenart')).toEqual({
    items: ['ART-1', 'VERSAND'],
    left: undefined,
  });
});

/** Reads an order of an article and of a row of that number, name and amount. */
async function named(product_id: string, product_name: string, amount: string) {
  const file = aFile([
    { product_id: 'ART-1', product_name: 'Tee' },
    { product_id, product_name },
  ]);
  const [head, one, two] = file.text.split('\r\n');
  const text = [`${head};Einzelpreis`, `${one};7,49`, `${two};${amount}`].join('\r\n');
  const [order] = await checked({ ...file, text, header: [...file.header, 'Einzelpreis'] });
  if (order === undefined || isRejected(order)) return order?.issues.map(({ code }) => code);
  return { items: order.order.items.map(({ id }) => id), left: order.chargeLines };
}

it.each([
  ['Versandkosten DHL', '4,90'],
  ['Rabatt 10 %', '-1,50'],
  ['Pfand Flasche', '0,25'],
  ['Gutschein HERBST10', '-5,00'],
])('a row without a number that is %s by its name is left out and told', async (name, amount) => {
  expect(await named('', name, amount)).toEqual({ items: ['ART-1'], left: [3] });
});

it.each([
  ['Gutschein 25 €', '25,00'],
  ['Geschenkverpackung', '2,90'],
  ['Nachnahmegebühr', '5,00'],
  ['Versandtasche Segeltuch', '14,90'],
])('a row without a number that is called %s is asked about', async (name, amount) => {
  expect(await named('', name, amount)).toEqual(['required']);
});

it('a row with a number is an item, whatever its name', async () => {
  expect(await named('ART-2', 'Versandkosten', '4,90')).toEqual({
    items: ['ART-1', 'ART-2'],
    left: undefined,
  });
});
