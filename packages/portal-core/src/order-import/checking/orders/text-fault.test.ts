import { expect, it } from 'vitest';
import { aFile, checked } from '../../../testing/import-files.js';
import { isRejected } from './checked-order.js';

type Row = NonNullable<Parameters<typeof aFile>[0]>[number];

async function read(row: Row) {
  const [order] = await checked(aFile([row]));
  if (order === undefined || isRejected(order)) return order?.issues.map(({ field, code }) => [field, code]);
  return order.order.items.map(({ qty }) => qty);
}

it.each(['"', "''", '-"-', '- " -', '„', '〃', 'dto.', 'dito', 'do.', 'wie oben'])(
  '%s stands for the row above, in whatever column',
  async (text) => {
    for (const field of ['date', 'first_address_line', 'street', 'city', 'company', 'quantity'] as const)
      expect(await read({ [field]: text })).toContainEqual([field, 'dittoValue']);
  },
);

it.each(['Do', 'Ito', 'Dott'])('%s is a name', async (first_address_line) => {
  expect(await read({ first_address_line })).toEqual([2]);
});

it.each(['24.11.', '24.11', '24. November', '24 Nov'])('the date %s lacks its year', async (date) => {
  expect(await read({ date })).toEqual([['date', 'dateWithoutYear']]);
});

it.each(['heute', 'Gestern', 'today', 'Montag'])('%s is a day that the file does not name', async (date) => {
  expect(await read({ date })).toEqual([['date', 'dateInWords']]);
});

it.each(['3er', '3er Set', '3er-Pack'])('the quantity %s may be one set or its pieces', async (quantity) => {
  expect(await read({ quantity })).toEqual([['quantity', 'setOrPieces']]);
});

it('the quantity 1e1 is no whole number', async () => {
  expect(await read({ quantity: '1e1' })).toEqual([['quantity', 'integer']]);
});
