import { expect, it } from 'vitest';
import { aFile, checked } from '../../testing/import-files.js';
import { isRejected } from './order-group.js';

it.each(['#N/A', '#NV', ' #WERT!', '#####'])(
  'an order with %s in a cell that is read is refused',
  async (city) => {
    const [order] = await checked(aFile([{ city }]));
    const issues = order !== undefined && isRejected(order) ? order.issues : [];
    expect(issues.map(({ code, field }) => [code, field])).toEqual([['sheetError', 'city']]);
  },
);

it('a number with a hash in front is none', async () => {
  const [order] = await checked(aFile([{ second_address_line: '#12' }]));
  expect(order !== undefined && isRejected(order)).toBe(false);
});
