import { expect, it } from 'vitest';
import { aFileOf, heldOf } from '../../../testing/import-files.js';
import { MarkedNumbers } from './marked-numbers.js';

const held = (ids: readonly string[], values = {}) => heldOf(aFileOf(ids.map((id) => `${id}|P-1|1`)), values);

it.each(['#B-2', '-- B-2', '% B-2', '! B-2', '< B-2', '(B-2', 'B-2*', 'B-2!'])(
  'holds the order %s, whose sign no other number has',
  async (id) => {
    expect(await held(['B-1', id, 'B-3'])).toEqual([`${id} 3 numberMarked`]);
  },
);

it('leaves a number that is none to be told as that, once', async () => {
  expect(await held(['B-1', '> B-2', 'B-3'])).toEqual(['> B-2 3 noOrderNumber']);
});

it('takes it once a person says so', async () => {
  expect(await held(['B-1', '#B-2', 'B-3'], { remark: { '#B-2': '' } })).toEqual([]);
});

it('says nothing of a sign that all numbers have, nor of dirt and words in brackets', async () => {
  expect(await held(['#1001', '#1002', '#1003'])).toEqual([]);
  expect(await held(['B-1', 'B-2.', "'B-3", 'B-4(2)'])).toEqual([]);
});

it('leaves the error of a formula to be told as one', async () => {
  expect(await held(['B-1', '#WERT!', 'B-3'])).toEqual(['#WERT! 3 sheetError']);
});

it('says nothing in a file of two orders, where none is usual', async () => {
  expect(await held(['B-1', '#B-2'])).toEqual([]);
});

it('keeps no more orders of a sign than a person takes out', () => {
  const numbers = new MarkedNumbers(aFileOf([]));
  for (let n = 0; n < 120_000; n += 1) numbers.order(n < 10_001 ? `#${String(n)}` : `B-${String(n)}`, n + 2);
  expect(numbers.orderOf().size).toBe(0);
});
