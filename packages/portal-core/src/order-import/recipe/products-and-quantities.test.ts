import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatProductsAndQuantities,
  parseProductsAndQuantities,
  readProductsAndQuantities,
} from './products-and-quantities.js';

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
        unit: fc.constantFrom(
          'a',
          ':',
          ',',
          ';',
          '"',
          ' ',
          'x',
          '*',
          '2',
          '\n',
          '|',
          '(',
          ')',
          '[',
          '\u00a0',
        ),
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

describe('readProductsAndQuantities', () => {
  const items = (text: string) => {
    const reading = readProductsAndQuantities(text);
    return reading.ok ? reading.items.map(({ id, qty }) => `${qty} ${id}`) : reading.part;
  };

  it.each([
    ['2x A, 1x B', ['2 A', '1 B']],
    ['2 x A|1 x B', ['2 A', '1 B']],
    ['A (2); B (1)', ['2 A', '1 B']],
    ['2× A\n3 Stk. B', ['2 A', '3 B']],
    ['A:2|B:1', ['2 A', '1 B']],
    ['SKU:2, SKU2', ['2 SKU', '1 SKU2']],
    ['2x4-HOLZ:3', ['3 2x4-HOLZ']],
    ['name:Hemd, blau; weit|product_id:12|sku:A12|quantity:1', ['1 A12']],
    ['name:Hemd|sku:A|quantity:1; name:Hose, kurz|sku:B|quantity:2', ['1 A', '2 B']],
    ['sku:A|qty:2\nsku:B|qty:1', ['2 A', '1 B']],
    ['sku:A|qty:2, sku:B|qty:1.00', ['2 A', '1 B']],
    ['name:Hemd | rot|sku:A|quantity:2', ['2 A']],
    ['[{"sku":"A","quantity":2},{"sku":"B","qty":"1"}]', ['2 A', '1 B']],
    ['"A|B":2', ['2 A|B']],
    ['"2x A":1', ['1 2x A']],
  ])('reads %j', (text, expected) => expect(items(text)).toEqual(expected));

  it.each([
    ['A:2, B|C', 'B'],
    ['A:2, zwei Becher', 'zwei Becher'],
    ['A|B', 'A'],
    ['2x4-HOLZ', '2x4-HOLZ'],
    ['A, B(2)', 'B(2)'],
    ['2 x 3', '2 x 3'],
    ['2x A (3)', '2x A (3)'],
    ['2x Hemd, blau, 1x Hose', 'blau'],
    ['A:1,5', 'A:1,5'],
    ['A:1,00, B:2', 'A:1,00'],
    ['0x A', '0x A'],
    ['name:Hemd|sku:|quantity:1', 'name:Hemd|sku:|quantity:1'],
    ['sku:A|B|quantity:1', 'sku:A|B|quantity:1'],
    ['sku:A|quantity:1|quantity:2', 'sku:A|quantity:1|quantity:2'],
    ['name:Hemd|sku:A; name:Hose|sku:B|quantity:2', 'name:Hemd|sku:A'],
    ['[{"name":"Hemd"}]', '{"name":"Hemd"}'],
    ['["A"]', '"A"'],
  ])('refuses %j and names %j', (text, part) => expect(items(text)).toBe(part));
});
