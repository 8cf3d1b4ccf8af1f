import { expect, it } from 'vitest';
import type { ImportMapping } from '../../order-import.types.js';
import { aFile, checked } from '../../../testing/import-files.js';
import { isRejected } from './checked-order.js';

const judged = async (header: string, values?: ImportMapping['values']) => {
  const file = aFile([{ external_order_id: 'UH-1', quantity: '5' }]);
  const named = file.header.map((name) => (name === 'quantity' ? header : name));
  const mapping = values === undefined ? file.mapping : { ...file.mapping, values };
  const [order] = await checked({ text: file.text, header: named, mapping });
  if (order === undefined) return null;
  return isRejected(order) ? order.issues.map(({ code }) => code).join() : order.order.items[0]?.qty;
};

it('asks how many pieces the unit of a header has, and counts them', async () => {
  expect(await judged('Menge (in Dutzend)')).toBe('unitOfQuantity');
  expect(await judged('Menge (in Dutzend)', { unit: { Dutzend: '12' } })).toBe(60);
  expect(await judged('Menge (6er-Karton)', { unit: { '6er-Karton': '6' } })).toBe(30);
  expect(await judged('Menge (Stk.)')).toBe(5);
});
