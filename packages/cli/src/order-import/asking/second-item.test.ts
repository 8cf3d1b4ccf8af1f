import type { Question } from '@kontor/portal-core/order-import';
import { expect, test } from 'vitest';
import { itemsTogether, withFurtherItems } from './second-item.js';

const mapping = { mode: 'new-line', columns: { external_order_id: 0, product_id: 1, quantity: 2 } } as const;
const about = (field: 'product_id' | 'quantity', others: number[]): Question => ({
  id: field,
  kind: 'choice',
  fields: [field],
  columns: [],
  others,
  samples: [],
});

test('columns of a second product and its quantity are proposed as a pair', () => {
  const questions = [about('quantity', [4]), about('product_id', [3])];
  expect(withFurtherItems({ mapping, questions })).toEqual({
    mode: 'new-line',
    columns: { external_order_id: 0 },
    items: [
      { product_id: 1, quantity: 2 },
      { product_id: 3, quantity: 4 },
    ],
  });
});

test('another quantity without another product makes no second item', () => {
  expect(withFurtherItems({ mapping, questions: [about('quantity', [3])] })).toBe(mapping);
});

test('products without a quantity of their own are taken with the one of the first', () => {
  const question = about('product_id', [4, 3]);
  const understanding = { mapping, questions: [question], matches: [], unused: [], missingLabels: [] };
  expect(itemsTogether(question, understanding)).toEqual([
    { product_id: 1, quantity: 2 },
    { product_id: 3, quantity: 2 },
    { product_id: 4, quantity: 2 },
  ]);
  expect(itemsTogether(about('quantity', [3]), understanding)).toBeNull();
});
