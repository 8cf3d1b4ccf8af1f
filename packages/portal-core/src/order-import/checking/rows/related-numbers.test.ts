import { expect, it } from 'vitest';
import { aSource, createDecoder } from '../../../testing/import-bytes.js';
import { aDialect, aFile } from '../../../testing/import-files.js';
import { checkSource } from '../check-source.js';
import { isRejected } from '../orders/checked-order.js';
import { amendedNumber } from './related-numbers.js';
import { findLateLines } from './find-late-lines.js';

/** The orders of a file that are let through. */
async function taken(orders: Parameters<typeof aFile>[0], remark: Record<string, string> = {}) {
  const { text, header, mapping } = aFile(orders);
  const values = { ...mapping, values: { ...mapping.values, remark } };
  const reading = { dialect: aDialect(), header, mapping: values, createDecoder };
  const lateLines = await findLateLines(aSource(text), reading);
  const told: string[] = [];
  for await (const checked of checkSource(aSource(text), { ...reading, lateLines }))
    for (const order of checked) if (!isRejected(order)) told.push(order.order.external_order_id);
  return told.toSorted();
}
const orders = (...ids: string[]) => ids.map((external_order_id) => ({ external_order_id }));

it.each(['X-3-neu', 'X-3-Storno', 'Korrektur X-3', 'Nachlieferung zu X-3'])(
  'an order and another one that says it corrects it are both kept out until answered: %s',
  async (id) => {
    expect(await taken(orders('X-3', 'X-4', id))).toEqual(['X-4']);
    expect(await taken(orders('X-3', 'X-4', id), { [id]: '' })).toEqual(['X-3', 'X-4', id].toSorted());
  },
);

it.each([
  'Nachtrag zu X-3:',
  'Ergänzung zur Bestellung X-3',
  'gehört zu X-3',
  'kommt mit zu X-3 dazu',
  'noch zu Auftrag X-3 dazu',
  'X-3, Rest!',
  'neuer Zusatz zu #X-3',
])('words around the number of another order keep both out: %s', async (id) => {
  expect(await taken(orders('X-3', 'X-4', id))).toEqual(['X-4']);
});

it('words around the number of another order keep it out where they head an item without an address', async () => {
  const nobody = { date: '', first_address_line: '', street: '', postal_code: '', city: '' };
  const addition = { ...nobody, external_order_id: 'Nachtrag zu X-3:', product_id: 'B-2' };
  expect(await taken([...orders('X-3', 'X-4'), addition])).toEqual(['X-4']);
});

it('the order that is corrected is kept out below its correction too', async () => {
  expect(await taken(orders('X-3-neu', 'X-4', 'X-3'))).not.toContain('X-3');
});

it.each(['X-3a', 'X-3/2', 'X-3-2'])(
  'an order that repeats another one under a number made of its number is kept out: %s',
  async (id) => {
    expect(await taken(orders('X-3', 'X-4', id))).toEqual(['X-3', 'X-4']);
    expect(await taken(orders('X-3', id), { [id]: '' })).toEqual(['X-3', id].toSorted());
  },
);

it('a part of an order with another article or another address is none', async () => {
  const parts = [{ external_order_id: '1001' }, { external_order_id: '1001-2', product_id: 'B-2' }];
  expect(await taken(parts)).toEqual(['1001', '1001-2']);
});

it('numbers that no other order has are as good as any', async () => {
  expect(await taken(orders('X-3-neu', 'X-4', 'X-5a'))).toEqual(['X-3-neu', 'X-4', 'X-5a']);
});

it.each(['ORD-1001', 'WEB-2026-11', '302-1234567-1234567', 'NEU-77', 'R3'])(
  'an ordinary number amends none: %s',
  (id) => expect(amendedNumber(id) ?? '77').toBe('77'),
);

it('is judged again with its file, not alone', async () => {
  const { text, header, mapping } = aFile(orders('X-3', 'X-3a'));
  const reading = { dialect: aDialect(), header, mapping, createDecoder };
  const codes: string[] = [];
  for await (const checked of checkSource(aSource(text), reading))
    for (const order of checked) if (isRejected(order)) codes.push(...order.issues.map(({ code }) => code));
  expect(codes).toEqual(['saidByNumber']);
});
