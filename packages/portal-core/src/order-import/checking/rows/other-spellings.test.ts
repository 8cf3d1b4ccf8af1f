import { expect, it } from 'vitest';
import { aFileOf, heldOf } from '../../../testing/import-files.js';
import { OtherSpellings } from './other-spellings.js';

const held = (ids: readonly string[], values = {}) => heldOf(aFileOf(ids.map((id) => `${id}|P-1|1`)), values);

it.each([
  ['B-1', 'B1'],
  ['B 1', 'B1'],
  ['RE_301', 're-301'],
  ['01001', '1001'],
])('holds the second of two orders %s and %s until a person answers', async (one, other) => {
  expect(await held([one, 'X-2', other])).toEqual([`${other} 4 otherSpelling`]);
  expect(await held([one, 'X-2', other], { remark: { [other]: '' } })).toEqual([]);
});

it('says nothing of rows of one order, nor of numbers that only look alike', async () => {
  expect(await held(['B-1', 'B-1', 'X-2'])).toEqual([]);
  expect(await held(['B-1', 'B-11', 'C-1', '11'])).toEqual([]);
});

it('keeps no more orders than a person looks at', () => {
  const spellings = new OtherSpellings(aFileOf([]));
  for (let n = 1; n < 10_050; n += 1) {
    spellings.order(`B-${n}`, 2 * n);
    spellings.order(`B${n}`, 2 * n + 1);
  }
  expect(spellings.orderOf().size).toBe(0);
});
