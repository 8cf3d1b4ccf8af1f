import { expect, it } from 'vitest';
import type { Dialect } from '../../order-import.types.js';
import { aFile, checked } from '../../../testing/import-files.js';
import { isRejected } from '../orders/checked-order.js';

const BLANK = Object.fromEntries(
  [
    'external_order_id',
    'date',
    'salutation',
    'email',
    'first_address_line',
    'street',
    'postal_code',
    'city',
    'country',
    'product_name',
  ].map((field) => [field, '']),
);
const order = (number: string) => ({ external_order_id: number });
const item = (product_id: string, quantity = '1') => ({ ...BLANK, product_id, quantity });

/** Every order as its number and items, or what keeps it out; `null` is a blank line, `''` one of delimiters. */
async function judged(
  rows: readonly (Record<string, string> | null | '')[],
  dialect: Partial<Dialect> = {},
): Promise<string[]> {
  const file = aFile(rows.filter((row) => typeof row === 'object' && row !== null));
  const [head = '', ...lines] = file.text.split('\r\n');
  const text = [
    head,
    ...rows.map((row) => (row === null ? '' : row === '' ? ';;;;' : (lines.shift() ?? ''))),
  ];
  const orders = await checked({ ...file, text: text.join('\r\n') }, dialect);
  return orders.map((one) =>
    isRejected(one)
      ? `${one.external_order_id}: ${one.issues.map(({ code, params }) => `${code} ${params?.['line']}-${params?.['last']}`).join()}`
      : `${one.order.external_order_id}: ${one.order.items.map((one) => `${one.id}*${one.qty}`).join()}`,
  );
}

it('never takes a list of articles below the orders for items of the last one', async () => {
  const list = [item('ART-1', '3'), item('ART-2')];
  const last = 'B-2: detachedRows';
  expect(await judged([order('B-1'), order('B-2'), null, ...list])).toEqual(['B-1: ART-1*2', `${last} 5-6`]);
  expect(await judged([order('B-1'), order('B-2'), '', item('ART-1', '4')])).toEqual([
    'B-1: ART-1*2',
    `${last} 5-5`,
  ]);
  expect(await judged([order('B-1'), null, order('B-2'), null, null, item('ART-1', '4')])).toEqual([
    'B-1: ART-1*2',
    `${last} 7-7`,
  ]);
  const between = [order('B-1'), null, order('B-2'), null, ...list, null, order('B-3')];
  expect(await judged(between)).toEqual(['B-1: ART-1*2', `${last} 6-7`, 'B-3: ART-1*2']);
});

it('takes the rows where a person said that they belong to the order, and not where he left them out', async () => {
  const rows = [order('B-1'), order('B-2'), null, item('ART-2'), item('ART-3')];
  expect(await judged(rows, { keepLines: [5] })).toEqual(['B-1: ART-1*2', 'B-2: ART-1*2,ART-2*1,ART-3*1']);
  expect(await judged(rows, { skipLines: [5, 6] })).toEqual(['B-1: ART-1*2', 'B-2: ART-1*2']);
  expect(await judged(rows, { skipLines: [5] })).toEqual(['B-1: ART-1*2', 'B-2: detachedRows 6-6']);
});

it('leaves files alone with a blank line between orders, or between all rows', async () => {
  const [one, two] = [order('B-1'), order('B-2')];
  const whole = ['B-1: ART-1*2,ART-2*1', 'B-2: ART-1*2,ART-3*1'];
  expect(await judged([one, item('ART-2'), null, two, item('ART-3'), null])).toEqual(whole);
  expect(await judged([one, null, item('ART-2'), null, two, null, item('ART-3'), null])).toEqual(whole);
  expect(await judged([null, one, item('ART-2'), '', '', two, item('ART-3')])).toEqual(whole);
});

it('takes rows below a blank line for items of an order that names none above it', async () => {
  const head = (number: string) => ({ ...order(number), product_id: '', product_name: '', quantity: '' });
  const rows = [head('B-1'), null, item('ART-2'), item('ART-3'), null, head('B-2'), null, item('ART-4')];
  expect(await judged(rows)).toEqual(['B-1: ART-2*1,ART-3*1', 'B-2: ART-4*1']);
  expect(await judged([...rows, null, item('ART-9', '4')])).toEqual([
    'B-1: ART-2*1,ART-3*1',
    'B-2: detachedRows 11-11',
  ]);
});
