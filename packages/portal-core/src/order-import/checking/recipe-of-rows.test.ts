import { describe, expect, it } from 'vitest';
import { aDialect } from '../../testing/import-files.js';
import type { ImportMapping } from '../order-import.types.js';
import { createOrderCheck } from './check.js';
import { isRejected, type CheckedOrder } from './orders/checked-order.js';

const BASE = 'B-1|13.11.2026|Frau|Ada Weiß|Gartenweg 7|50667|Köln|DE|ART-1|2'.split('|');
const COLUMNS = {
  external_order_id: 0,
  date: 1,
  salutation: 2,
  first_address_line: 3,
  street: 4,
  postal_code: 5,
  city: 6,
  country: 7,
  product_id: 8,
  quantity: 9,
} as const;

/** A row that is good but for these cells, with more behind it. */
const row = (changes: Record<number, string> = {}, ...more: string[]) =>
  [...BASE, ...more].map((cell, index) => changes[index] ?? cell);

function check(rows: string[][], mapping: Partial<ImportMapping>): CheckedOrder[] {
  const header = Array.from({ length: Math.max(...rows.map(({ length }) => length)) }, (_, n) => `C${n}`);
  const check = createOrderCheck({
    dialect: aDialect({ hasHeader: false }),
    header,
    mapping: { mode: 'new-line', columns: COLUMNS, ...mapping },
  });
  return [...rows.flatMap((cells, index) => check.pushRow(cells, index + 1)), ...check.end()];
}
const told = (list: readonly CheckedOrder[]) =>
  list.flatMap((order) =>
    isRejected(order)
      ? order.issues.map(({ line, column, field, code }) => `${line}:${column} ${field} ${code}`)
      : [],
  );
const order = (rows: string[][], mapping: Partial<ImportMapping> = {}) => {
  const [first, ...others] = check(rows, mapping);
  if (first === undefined || others.length > 0 || isRejected(first))
    throw new Error(told(check(rows, mapping)).join());
  return first.order;
};

describe('joined columns and parts', () => {
  it('become one text, blank ones left out', () => {
    const columns = {
      ...COLUMNS,
      first_address_line: { columns: [10, 3] },
      street: { columns: [4, 11], join: '-' },
    };
    const one = order([row({ 3: 'Weiß', 4: 'Lange Straße 12' }, ' Ada', 'b')], { columns });
    expect(one.address).toMatchObject({ name: 'Ada Weiß', street: 'Lange Straße 12-b' });
    expect(order([row({ 3: 'Weiß' }, '', '')], { columns }).address.name).toBe('Weiß');
  });

  it('are cut out of a cell', () => {
    const columns = {
      ...COLUMNS,
      first_address_line: { columns: [3], part: 'turnedName' },
      postal_code: { columns: [6], part: 'postalCodeOfTown' },
      city: { columns: [6], part: 'townOfPostalCode' },
    } as const;
    const one = order([row({ 3: 'Weiß, Ada', 6: '26506 Norden' })], { columns });
    expect(one.address).toMatchObject({ name: 'Ada Weiß', postal_code: '26506', city: 'Norden' });
    expect(told(check([row({ 3: 'Weiß, Ada, Köln' })], { columns }))).toEqual([
      '1:4 first_address_line cellPart',
      '1:7 postal_code required',
    ]);
  });

  it('are told in the first column that feeds them', () => {
    const columns = { ...COLUMNS, street: { columns: [4, 10] } };
    expect(told(check([row({ 4: '' }, '')], { columns }))).toEqual(['1:5 street required']);
  });
});

describe('what is fixed for the whole file', () => {
  it('stands for a field without a column, not for a blank cell', () => {
    const { country: _, ...columns } = COLUMNS;
    expect(order([row({ 5: '1010' })], { columns, constants: { country: 'AT' } }).address.country_code).toBe(
      'AT',
    );
    expect(told(check([row({ 7: '' })], { constants: { country: 'DE' } }))).toEqual(['1:8 country required']);
  });
});

describe('value maps', () => {
  it('stand for what the file says, whatever its case, blank cells too', () => {
    const values = {
      salutation: { Divers: 'frau', '': 'herr' },
      product_id: { 'Becher "Nord"': 'ART-9' },
      quantity: { '1.000': '1000' },
    };
    const changes = { 2: ' DIVERS', 8: 'becher "nord"', 9: '1.000' };
    expect(order([row(changes)], { values })).toMatchObject({
      address: { salutation: 'frau' },
      items: [{ id: 'ART-9', qty: 1000 }],
    });
    expect(order([row({ 2: '' })], { values }).address.salutation).toBe('herr');
  });

  it('count for the products of a list in one cell', () => {
    const columns = { ...COLUMNS, product_id_and_quantity: 8 };
    const mapping = { mode: 'comma', columns, values: { product_id: { Becher: 'ART-9' } } } as const;
    expect(order([row({ 8: 'Becher:2, ART-1:1' })], mapping).items).toMatchObject([
      { id: 'ART-9', qty: 2 },
      { id: 'ART-1', qty: 1 },
    ]);
  });
});

describe("another party's address", () => {
  const fallback = {
    first_address_line: 10,
    street: 11,
    postal_code: 12,
    city: 13,
    country: 7,
    salutation: 2,
  };
  const billing = ['Zahl Amt', 'Zahlweg 99', '11111', 'Zahlstadt'];
  const noDelivery = { 3: '', 4: '', 5: '', 6: '' };

  it('is taken as a whole when no row fills a part of the own one', () => {
    expect(order([row({}, ...billing)], { fallback }).address).toMatchObject({
      street: 'Gartenweg 7',
      city: 'Köln',
    });
    expect(order([row(noDelivery, ...billing)], { fallback }).address).toMatchObject({
      name: 'Zahl Amt',
      street: 'Zahlweg 99',
      postal_code: '11111',
      city: 'Zahlstadt',
    });
  });

  it('is never mixed with it, nor taken when a later row has the own one', () => {
    expect(told(check([row({ ...noDelivery, 3: 'Ada' }, ...billing)], { fallback }))).toEqual([
      '1:5 street required',
      '1:6 postal_code required',
      '1:7 city required',
    ]);
    const rows = [row(noDelivery, ...billing), row({ 8: 'ART-2' }, ...billing)];
    expect(order(rows, { fallback }).address.street).toBe('Gartenweg 7');
  });

  it('is taken although a column that both share is filled', () => {
    const columns = { ...COLUMNS, company: { columns: [2, 7] } };
    const shared = { ...fallback, salutation: 2, country: 7 };
    const rows = [row({ ...noDelivery, 2: 'Frau', 7: 'DE' }, ...billing)];
    expect(order(rows, { columns, fallback: shared }).address.street).not.toBe('');
  });

  it('is taken although a country alone is filled, which is that of every order', () => {
    const rows = [row({ ...noDelivery, 7: 'DE' }, ...billing)];
    expect(order(rows, { fallback }).address.street).toBe('Zahlweg 99');
  });

  it('may differ from row to row while it is not used', () => {
    const rows = [row({}, ...billing), row({ 8: 'ART-2' }, 'Anderes Amt', ...billing.slice(1))];
    expect(told(check(rows, { fallback }))).toEqual([]);
    const used = rows.map((cells) => cells.map((cell, index) => noDelivery[index as 3] ?? cell));
    expect(told(check(used, { fallback }))).toEqual(['2:11 first_address_line rowsDiffer']);
  });
});

describe("what is wrong with another party's address", () => {
  const parted = {
    first_address_line: { columns: [10], part: 'turnedName' },
    street: 11,
    postal_code: 12,
    city: 13,
  } as const;
  const noDelivery = { 3: '', 4: '', 5: '', 6: '', 7: '', 2: '' };
  const fallback = { ...parted, country: 7, salutation: 2 };
  const billing = ['Weiß, Ada, Köln', 'Zahlweg 99', '11111', 'ZÃ¼rich'];

  it('is of no concern while the own one is used', () => {
    expect(told(check([row({}, ...billing)], { fallback }))).toEqual([]);
  });

  it('is told once it is used, and once only', () => {
    const rows = [
      row({ ...noDelivery, 7: 'DE', 2: 'Frau' }, ...billing),
      row({ ...noDelivery, 1: '12.11.2026', 7: 'AT', 2: 'Frau', 8: 'ART-2' }, ...billing),
    ];
    expect(told(check(rows, { fallback }))).toEqual([
      '1:11 first_address_line cellPart',
      '1:14 city damagedCharacter',
      '2:2 date rowsDiffer',
      '2:8 country rowsDiffer',
      '2:11 first_address_line cellPart',
    ]);
  });
});

describe('items side by side', () => {
  const items = [
    { product_id: 8, quantity: 9 },
    { product_id: 10, quantity: 11 },
    { product_id: { fixed: 'TASSE' }, quantity: 12 },
  ];

  it('are all taken, blank ones and nought left out', () => {
    expect(order([row({}, 'ART-2', '3', '4')], { items }).items).toMatchObject([
      { id: 'ART-1', qty: 2 },
      { id: 'ART-2', qty: 3 },
      { id: 'TASSE', qty: 4 },
    ]);
    expect(order([row({}, '', '0', '')], { items }).items).toMatchObject([{ id: 'ART-1', qty: 2 }]);
  });

  it.each(['-', 'NULL', 'n/a', '–'])('are blank where %s stands in all of their cells', (none) => {
    expect(order([row({}, none, none, none)], { items }).items).toMatchObject([{ id: 'ART-1', qty: 2 }]);
    expect(told(check([row({}, none, '2', '')], { items }))).toEqual(['1:11 product_id required']);
  });

  it('are told where they stand', () => {
    expect(told(check([row({}, 'ART-2', '', 'x')], { items }))).toEqual([
      '1:12 quantity required',
      '1:13 quantity integer',
    ]);
    expect(told(check([row({}, '', '2', '')], { items }))).toEqual(['1:11 product_id required']);
    expect(told(check([row({ 8: '', 9: '' }, '', '', '0')], { items }))).toEqual([
      '1:9 product_id itemsRequired',
    ]);
  });

  it('count as the fixed quantity without a column for it', () => {
    const one = { items: [{ product_id: 8 }, { product_id: 10 }], constants: { quantity: '1' } };
    expect(order([row({}, 'ART-2')], one).items).toMatchObject([{ qty: 1 }, { id: 'ART-2', qty: 1 }]);
    expect(order([row({}, '')], one).items).toMatchObject([{ id: 'ART-1', qty: 1 }]);
  });
});

describe('a row of quantity 0', () => {
  const zero = (id: string) => row({ 8: id, 9: '0' });

  it.each([
    ['behind another', [row(), zero('ART-2')]],
    ['before another', [zero('ART-2'), row()]],
    ['beside one of its product', [row(), zero('ART-1')]],
  ])('is left out %s, and told', (_, rows) => {
    const [checkedOrder] = check(rows, {});
    expect(checkedOrder).toMatchObject({ order: { items: [{ id: 'ART-1', qty: 2 }] } });
    expect(checkedOrder).toHaveProperty('zeroLines', [rows.findIndex((cells) => cells[9] === '0') + 1]);
  });

  it('refuses an order of such rows only', () => {
    expect(told(check([zero('ART-1'), zero('ART-2')], {}))).toEqual([
      '1:10 quantity zeroQuantity',
      '2:10 quantity zeroQuantity',
    ]);
  });

  it('may be one of the items side by side', () => {
    const items = [
      { product_id: 8, quantity: 9 },
      { product_id: 10, quantity: 11 },
    ];
    expect(order([row({}, '0', '0')], { items }).items).toMatchObject([{ id: 'ART-1', qty: 2 }]);
    expect(order([row({}, 'ART-2', '0')], { items }).items).toMatchObject([{ id: 'ART-1', qty: 2 }]);
  });
});

describe('further rows', () => {
  const onlyItem = { 1: '', 2: '', 3: '', 4: '', 5: '', 6: '', 7: '' };

  it('bring what earlier ones leave blank', () => {
    const rows = [row({ ...onlyItem }), row({ 8: '', 9: '' }), row({ ...onlyItem, 8: 'ART-2' })];
    expect(order(rows)).toMatchObject({
      address: { city: 'Köln' },
      items: [{ id: 'ART-1' }, { id: 'ART-2' }],
    });
  });

  it('may say the same in other words', () => {
    const rows = [row(), row({ 1: '2026-11-13', 2: 'Mrs.', 7: 'Deutschland', 8: 'ART-2' })];
    expect(told(check(rows, {}))).toEqual([]);
  });

  it('are told with both texts where they differ', () => {
    const [refused] = check([row(), row({ 6: 'Bonn', 8: 'ART-2' })], {});
    expect(refused).toMatchObject({
      issues: [
        {
          line: 2,
          column: 7,
          code: 'rowsDiffer',
          params: { first: 'Köln', firstLine: 1, value: 'Bonn', line: 2 },
        },
      ],
    });
  });

  it('without a product hold the address and the sum of the items, and nothing else', () => {
    const withSum = (sum: string, price = '') => [
      row({ 8: '', 9: sum }, price),
      row({ ...onlyItem }, '7,49'),
      row({ ...onlyItem, 8: 'ART-2', 9: '3' }, '5,00'),
    ];
    expect(order(withSum('5')).items.length).toBe(2);
    expect(order(withSum('')).items.length).toBe(2);
    expect(told(check(withSum('4'), {}))).toEqual(['1:9 product_id required']);
    expect(told(check(withSum('5', '12,49'), {}))).toEqual(['1:9 product_id required']);
  });

  it.each([
    ['below the items', [row(), row({ 8: '', 9: '2' })]],
    [
      'in follow-up rows',
      [
        row({ 9: '1' }, 'x'),
        row({ ...onlyItem, 8: '', 9: '2' }, ''),
        row({ ...onlyItem, 8: 'B', 9: '1' }, 'x'),
      ],
    ],
    ['above rows that repeat the address', [row({ 8: '', 9: '2' }, ''), row({}, 'x')]],
    ['where items have no more than their number', [row({ 8: '', 9: '2' }), row({ ...onlyItem })]],
  ])('without a product but with the sum of the others are told %s', (_, rows) => {
    expect(told(check(rows, {})).join()).toContain('product_id required');
  });
});

describe('the shape of a row', () => {
  it('may lack cells at its end that feed nothing', () => {
    const short = check([row({}, 'note', 'more'), BASE], {});
    expect(told(short)).toEqual([]);
    expect(told(check([row({}, 'note'), BASE.slice(0, 9)], {}))).toEqual(['2:null null tooFewFields']);
  });
});
