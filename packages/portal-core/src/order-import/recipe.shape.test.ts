import { describe, expect, it } from 'vitest';
import { parseWith } from '../validation/index.js';
import { importProfileContentShape, mappingShape } from './recipe.shape.js';

const RECIPE = {
  mode: 'new-line',
  columns: {
    external_order_id: 0,
    street: { columns: [3, 4], join: ' ' },
    city: { columns: [5], part: 'townOfPostalCode' },
  },
  fallback: { street: 9 },
  items: [
    { product_id: 6, quantity: 7 },
    { product_id: { fixed: 'TASSE-01' }, quantity: 8 },
  ],
  constants: { country: 'DE' },
  values: { salutation: { Divers: 'frau' } },
  cancelled: [{ column: 10, when: 'says' }],
  ignored: [11],
};
const isFine = (recipe: unknown) => parseWith(mappingShape, recipe).ok;

describe('a recipe on the wire', () => {
  it('comes through as it was sent', () => {
    expect(parseWith(mappingShape, RECIPE)).toEqual({ ok: true, value: RECIPE });
  });

  it.each([
    ['a column that no file has', { columns: { city: 2001 } }],
    ['a column by label', { columns: { city: 'Ort' } }],
    ['a way of cancelling nobody knows', { cancelled: [{ column: 1, when: 'never' }] }],
    ['half a column', { columns: { city: 1.5 } }],
    [
      'a join of more columns than anyone needs',
      { columns: { city: { columns: Array.from({ length: 41 }, () => 1) } } },
    ],
    ['more items than an order may have', { items: Array.from({ length: 501 }, () => ({ product_id: 1 })) }],
    ['a product of no number', { items: [{ product_id: { fixed: '' } }] }],
    ['a value map of another kind', { values: { city: { Koeln: 7 } } }],
    [
      'more values than a person has told',
      { values: { city: Object.fromEntries(Array.from({ length: 2001 }, (_, n) => [`${n}`, ''])) } },
    ],
    ['a part nobody knows', { columns: { city: { columns: [1], part: 'half' } } }],
    ['a join with another word', { columns: { city: { columns: [1], with: 2 } } }],
  ])('is refused with %s', (_, different) => {
    expect(isFine({ ...RECIPE, ...different })).toBe(false);
  });

  it('may have 2,000 values and 500 items', () => {
    const values = { city: Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`${n}`, ''])) };
    expect(isFine({ ...RECIPE, values, items: Array.from({ length: 500 }, () => ({ product_id: 1 })) })).toBe(
      true,
    );
  });
});

describe('a saved recipe', () => {
  it('of before recipes could join is still one', () => {
    const old = {
      mode: 'comma',
      columns: { external_order_id: 'Bestellnr.', product_id_and_quantity: 'Artikel' },
      constants: { country: 'DE' },
      encoding: 'windows-1252',
      delimiter: ';',
      dateOrder: 'dmy',
    };
    expect(parseWith(importProfileContentShape, old)).toEqual({ ok: true, value: old });
  });

  it('of a later version than this one is refused', () => {
    expect(parseWith(importProfileContentShape, { version: 3, mode: 'comma', columns: {} }).ok).toBe(false);
  });
});
