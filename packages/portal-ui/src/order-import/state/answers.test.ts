import { expect, test } from 'vitest';
import { answersOf } from './answers.js';

test('tells the doubts that were answered, not the texts that merely stand for others', () => {
  const values = {
    salutation: { Divers: 'frau' },
    remark: { 'holt ab': '', 'Gruß beilegen': 'x' },
    product_id: { VERSAND: '', 'NW-1': 'NW-1', Hemd: 'NW-2' },
    country: { AU: 'AU' },
    product_named: { 'NW-1 / Kanne': 'NW-1' },
  };
  expect(answersOf({ values }, {}).map(({ kind, key }) => [kind, key])).toEqual([
    ['remark', 'remark:holt ab'],
    ['noItem', 'product_id:VERSAND'],
    ['stands', 'product_id:NW-1'],
    ['stands', 'country:AU'],
    ['product', 'product_named:NW-1 / Kanne'],
  ]);
});

test('tells lines that follow each other as one answer', () => {
  expect(answersOf({}, { keepLines: [9], skipLines: [6, 5, 12] })).toEqual([
    { kind: 'kept', key: 'line:9', lines: [9] },
    { kind: 'skipped', key: 'line:5', lines: [5, 6] },
    { kind: 'skipped', key: 'line:12', lines: [12] },
  ]);
});
