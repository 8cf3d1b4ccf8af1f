import { expect, it } from 'vitest';
import { lastingValues } from './lasting-values.js';

it('postage that is no item lasts for the next file, an article that was left out once does not', () => {
  expect(lastingValues({ product_id: { VERSAND: '', NW1003: '' } })).toEqual({ product_id: { VERSAND: '' } });
  expect(lastingValues({ product_name: { 'Becher 0,3 l': '' } })).toBeUndefined();
});

it('a quantity that was corrected does not change the next file, the pieces of a unit last', () => {
  expect(lastingValues({ quantity: { 2: '5', '1,00': '2', Karton: '12' } })).toEqual({
    quantity: { Karton: '12' },
  });
});
