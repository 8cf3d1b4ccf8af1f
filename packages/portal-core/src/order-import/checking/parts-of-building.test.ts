import { describe, expect, it } from 'vitest';
import { aFile, checked } from '../../testing/import-files.js';
import { isRejected } from './orders/checked-order.js';

/** Street and second line of an order whose second line is read from a column with that header. */
async function lines(header: string, cell: string, street = 'Lindenweg 3') {
  const file = aFile([{ street, address_second_line: cell }]);
  const named = file.header.map((name) => (name === 'address_second_line' ? header : name));
  const [order] = await checked({ ...file, header: named });
  if (order === undefined || isRejected(order)) return order?.issues;
  return [order.order.address.street, order.order.address.address_second_line];
}

describe('a number in a column that names a part of a building', () => {
  it.each([
    ['Etage', '4', 'Etage 4'],
    ['Top', '15', 'Top 15'],
    ['Wohnung', '3a', 'Wohnung 3a'],
    ['Tür', 'B', 'Tür B'],
    ['Stiege', '2.0', 'Stiege 2'],
  ])('is written with it: %s %s', async (header, cell, written) => {
    expect(await lines(header, cell)).toEqual(['Lindenweg 3', written]);
  });

  it('is no number of the house', async () => {
    expect(await lines('Wohnung', '12', 'Lindenweg')).toEqual(['Lindenweg', 'Wohnung 12']);
    expect(await lines('Zusatz', '12', 'Lindenweg')).toEqual(['Lindenweg 12', '']);
  });

  it.each([
    ['Etage', '2. OG links'],
    ['Wohnung', 'Whg. 3'],
    ['Tür', 'links'],
  ])('stays as it is where the cell says it by itself: %s %s', async (header, cell) => {
    expect(await lines(header, cell)).toEqual(['Lindenweg 3', cell]);
  });
});
