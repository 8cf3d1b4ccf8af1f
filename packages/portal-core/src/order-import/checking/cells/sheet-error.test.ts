import { expect, it } from 'vitest';
import { aFile, checked } from '../../../testing/import-files.js';
import { isRejected } from '../orders/checked-order.js';

it.each(['#N/A', '#NV', ' #WERT!', '#####'])(
  'an order with %s in a cell that is read is refused',
  async (city) => {
    const [order] = await checked(aFile([{ city }]));
    const issues = order !== undefined && isRejected(order) ? order.issues : [];
    expect(issues.map(({ code, field }) => [code, field])).toEqual([['sheetError', 'city']]);
  },
);

it.each(['product_id', 'quantity', 'country', 'date'] as const)(
  'is the only thing told of the %s',
  async (field) => {
    const [order] = await checked(aFile([{ [field]: '#REF!' }]));
    const refused = order !== undefined && isRejected(order) ? order : null;
    expect(refused?.issues.map((told) => [told.code, told.field])).toEqual([['sheetError', field]]);
    expect(refused?.products?.map(({ id }) => id)).toEqual(field === 'product_id' ? [] : ['ART-1']);
  },
);

it('a number with a hash in front is none', async () => {
  const [order] = await checked(aFile([{ second_address_line: '#12' }]));
  expect(order !== undefined && isRejected(order)).toBe(false);
});
