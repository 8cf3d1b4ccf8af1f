import { expect, it } from 'vitest';
import { aFile, checked } from '../../../testing/import-files.js';
import { isRejected } from '../orders/checked-order.js';

async function labelOf(row: Parameters<typeof aFile>[0][number]) {
  const [order] = await checked(aFile([row]));
  if (order === undefined || isRejected(order)) return order?.issues;
  const { name, second_name, street, address_second_line } = order.order.address;
  return [name, second_name, street, address_second_line];
}

it.each([
  ['c/o Hinterhaus', 'Hinterhaus'],
  ['c/o 3. OG links', '3. OG links'],
  ['C/O Whg. 12', 'Whg. 12'],
])('puts a part of a building behind c/o below the street: %s', async (text, line) => {
  const row = { first_address_line: 'Eva Lund', second_address_line: text, street: 'Am Hang 12' };
  expect(await labelOf(row)).toEqual(['Eva Lund', '', 'Am Hang 12', line]);
});

it('keeps the part of the building beside what the line has', async () => {
  const row = {
    first_address_line: 'Eva Lund',
    second_address_line: 'c/o 2. OG',
    address_second_line: 'Hof B',
  };
  expect((await labelOf(row))?.slice(-1)).toEqual(['2. OG, Hof B']);
});

it('leaves the person behind c/o where she is', async () => {
  const row = { first_address_line: 'Eva Lund', second_address_line: 'c/o Jan Ohm' };
  expect((await labelOf(row))?.slice(0, 2)).toEqual(['Eva Lund', 'c/o Jan Ohm']);
});

it('names a contact who is the recipient once', async () => {
  const row = { first_address_line: 'Ilse Berg', second_address_line: 'ilse berg' };
  expect((await labelOf(row))?.slice(0, 2)).toEqual(['Ilse Berg', '']);
});
