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
    [
      'A: 2 / B-1/C: 1',
      [
        { id: 'A', qty: 2 },
        { id: 'B-1/C', qty: 1 },
      ],
    ],
    ['A / B', [{ id: 'A / B', qty: 1 }]],
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
    ['A 2 Stück', ['2 A']],
    ['A 2 Stk., B 1x', ['2 A', '1 B']],
    ['A - 2 Stück\nB: 3 Stück', ['2 A', '3 B']],
    ['000123 x 2 | TEE-5/B x 12', ['2 000123', '12 TEE-5/B']],
    ['1x A + 2x B', ['1 A', '2 B']],
    ['A (2) und B (1)', ['2 A', '1 B']],
    ['Salz & Pfeffer:2', ['2 Salz & Pfeffer']],
    ['• A x 2\n• B x 1', ['2 A', '1 B']],
    ['A:2<br />B', ['2 A', '1 B']],
    ['sku: A, quantity: 2', ['2 A']],
    ['SKU=A qty=2; SKU=B qty=1', ['2 A', '1 B']],
    ['Artikel: A-2, Menge: 3', ['3 A-2']],
    ['101, 102', ['1 101', '1 102']],
    ['A-2, NW1010-2, 4er-Set, TEE-5/B', ['1 A-2', '1 NW1010-2', '1 4er-Set', '1 TEE-5/B']],
    ['2x 4er Set', ['2 4er Set']],
    [
      '1x Stövchen Porzellan, kobaltblau|2x Kluntje weiß 500 g',
      ['1 Stövchen Porzellan, kobaltblau', '2 Kluntje weiß 500 g'],
    ],
    ['1x Stövchen Porzellan, kobaltblau', ['1 Stövchen Porzellan, kobaltblau']],
    ['2x Becher 0,4 l\n1 x Tee; lose / fein', ['2 Becher 0,4 l', '1 Tee; lose / fein']],
    ['1x Geschirrtücher, 3 Stk|1x Becher', ['1 Geschirrtücher, 3 Stk', '1 Becher']],
    [
      'Product ID: 70, Product Qty: 2, Product SKU: NW1050, Product Name: Tee, lose, Product Variation Details: , Product Unit Price: 7.49, Product Total Price: 7.49 | Product ID: 71, Product Qty: 1, Product SKU: NW1070, Product Name: Becher 0,4 l',
      ['2 NW1050', '1 NW1070'],
    ],
    ['Product Qty: 2, Product SKU: NW1050', ['2 NW1050']],
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
    ['2x NW1001, NW1010', 'NW1010'],
    ['2x Hemd, blau|Hose', 'blau'],
    ['2x Hemd, blau|1x Hose, 3x Mütze', 'blau'],
    ['A:1,5', 'A:1,5'],
    ['A:1,00, B:2', 'A:1,00'],
    ['0x A', '0x A'],
    ['name:Hemd|sku:|quantity:1', 'name:Hemd|sku:|quantity:1'],
    ['sku:A|B|quantity:1', 'sku:A|B|quantity:1'],
    ['sku:A|quantity:1|quantity:2', 'sku:A|quantity:1|quantity:2'],
    ['name:Hemd|sku:A; name:Hose|sku:B|quantity:2', 'name:Hemd|sku:A'],
    ['[{"name":"Hemd"}]', '{"name":"Hemd"}'],
    ['["A"]', '"A"'],
    ['A;2', '2'],
    ['12;2', '12'],
    ['A, 2 Stück', '2 Stück'],
    ['A, 2x', '2x'],
    ['A-2 Stück', 'A-2 Stück'],
    ['A 2 Stück B 1 Stück', 'A 2 Stück B 1 Stück'],
    ['A:2 B:1', 'A:2 B:1'],
    ['A:2:B:1', 'A:2:B:1'],
    ['A (2) B (1)', 'A (2) B (1)'],
    ['A à 2', 'A à 2'],
    ['2 Stück à A', '2 Stück à A'],
    ['01 x 5', '01 x 5'],
    ['sku: A, sku: B, quantity: 2', 'sku: A'],
    ['sku: A, quantity: 1, quantity: 2', 'sku: A, quantity: 1, quantity: 2'],
    ['sku: A, B, quantity: 2', 'sku: A, B, quantity: 2'],
  ])('refuses %j and names %j', (text, part) => expect(items(text)).toBe(part));
});

describe('an article number in any form', () => {
  const number = fc
    .oneof(
      fc.constantFrom(
        'TEE-5/B',
        'A-2',
        'NW1010-2',
        '4er-Set',
        '2x4-HOLZ',
        'x2',
        '000123',
        '12',
        'St',
        'A_2.5',
      ),
      fc.string({
        minLength: 1,
        maxLength: 7,
        unit: fc.constantFrom(
          'A',
          'x',
          'X',
          '2',
          '0',
          '5',
          '-',
          '/',
          '.',
          '_',
          '×',
          'er',
          'Stk',
          '(',
          ')',
          '*',
        ),
      }),
    )
    .filter((id) => /[A-Z\d]/.test(id));
  const forms: readonly ((id: string, qty: number) => string)[] = [
    (id, qty) => `${id}:${qty}`,
    (id, qty) => `${id} x ${qty}`,
    (id, qty) => `${id} × ${qty}`,
    (id, qty) => `${id}*${qty}`,
    (id, qty) => `${id} (${qty})`,
    (id, qty) => `${id} ${qty} Stück`,
    (id, qty) => `${id} - ${qty} Stk.`,
    (id, qty) => `${qty}x ${id}`,
    (id, qty) => `${qty} × ${id}`,
    (id, qty) => `${qty} Stk. ${id}`,
    (id, qty) => `sku: ${id}, quantity: ${qty}`,
    (id, qty) => JSON.stringify([{ sku: id, qty }]),
  ];
  const item = fc.record({ id: number, qty: fc.integer({ min: 1, max: 999 }) });
  const list = fc.record({
    list: fc.uniqueArray(item, { minLength: 1, maxLength: 3, selector: ({ id }) => id }),
    form: fc.constantFrom(...forms),
    divider: fc.constantFrom(', ', ';', '\n', ' | ', ' + '),
  });
  const written = ({ list: items, form, divider }: { list: Item[]; form: Form; divider: string }) =>
    items.map(({ id, qty }) => form(id, qty)).join(divider);
  type Item = { id: string; qty: number };
  type Form = (typeof forms)[number];

  it('is never read with another quantity, nor cut', () => {
    fc.assert(
      fc.property(list, (one) => {
        const items = parseProductsAndQuantities(written(one));
        if (items !== null) expect(items).toEqual(one.list);
      }),
      { numRuns: 10_000 },
    );
  });

  it.each(['TEE-5/B', 'A-2', 'NW1010-2', '4er-Set', 'HOLZ-2x4', 'A_2.5'])('is read: %s', (id) => {
    for (const form of forms.slice(0, -1))
      for (const divider of [', ', ';', '\n', ' | ', ' + ']) {
        const one = {
          list: [
            { id, qty: 2 },
            { id: 'B-7', qty: 12 },
          ],
          form,
          divider,
        };
        const isGroup = form('A', 1).startsWith('sku') && /[|+]/.test(divider);
        if (!isGroup)
          expect([written(one), parseProductsAndQuantities(written(one))]).toEqual([written(one), one.list]);
      }
  });
});
