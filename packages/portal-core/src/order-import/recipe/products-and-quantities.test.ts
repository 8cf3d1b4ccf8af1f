import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatProductsAndQuantities, parseProductsAndQuantities } from './products-and-quantities.js';

describe('parseProductsAndQuantities', () => {
  it.each([
    [
      'SKU:2, SKU2:1',
      [
        { id: 'SKU', qty: 2 },
        { id: 'SKU2', qty: 1 },
      ],
    ],
    [
      'SKU:2;SKU2 : 3',
      [
        { id: 'SKU', qty: 2 },
        { id: 'SKU2', qty: 3 },
      ],
    ],
    [
      'SKU x 2, B x3, C*4, D × 5',
      [
        { id: 'SKU', qty: 2 },
        { id: 'B', qty: 3 },
        { id: 'C', qty: 4 },
        { id: 'D', qty: 5 },
      ],
    ],
    ['SKU', [{ id: 'SKU', qty: 1 }]],
    ['KABEL-2x3', [{ id: 'KABEL-2x3', qty: 1 }]],
    ['A:B:7', [{ id: 'A:B', qty: 7 }]],
    ['A:1, A:2', [{ id: 'A', qty: 3 }]],
    [
      '"A,B":2, C',
      [
        { id: 'A,B', qty: 2 },
        { id: 'C', qty: 1 },
      ],
    ],
    ['A:1, ,', [{ id: 'A', qty: 1 }]],
    ['', []],
  ])('reads %j', (text, items) => expect(parseProductsAndQuantities(text)).toEqual(items));

  it.each(['SKU:0', 'SKU:-1', 'SKU:1.5', 'SKU:zwei', 'SKU:', ':2', 'SKU x 0', 'SKU * 1.5', '"A"B:2'])(
    'refuses %j',
    (text) => expect(parseProductsAndQuantities(text)).toBeNull(),
  );

  it('gives back every list that was formatted', () => {
    const id = fc.oneof(
      fc.string({ minLength: 1, maxLength: 12 }),
      fc.string({
        minLength: 1,
        maxLength: 8,
        unit: fc.constantFrom('a', ':', ',', ';', '"', ' ', 'x', '*', '2', '\n'),
      }),
    );
    const items = fc.uniqueArray(fc.record({ id, qty: fc.integer({ min: 1, max: 999_999 }) }), {
      selector: (i) => i.id,
    });
    fc.assert(
      fc.property(items, (list) => {
        expect(parseProductsAndQuantities(formatProductsAndQuantities(list))).toEqual(list);
      }),
      { numRuns: 2000 },
    );
  });
});
