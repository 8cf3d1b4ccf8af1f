import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDialect, aFile, aSource, createDecoder } from '../../testing/import-files.js';
import type { ImportField } from '../order-import.types.js';
import { checkSource, type CheckSourceOptions } from './check-source.js';
import type { LateLines } from './rows/late-lines.types.js';
import { findLateLines } from './rows/find-late-lines.js';
import { isRejected, type CheckedOrder } from './orders/checked-order.js';

type Row = Partial<Record<ImportField, string>>;
type File = ReturnType<typeof aFile>;

const optionsOf = ({ header, mapping }: File) => ({ createDecoder, dialect: aDialect(), mapping, header });
const lateLinesOf = (file: File) => findLateLines(aSource(file.text), optionsOf(file));

async function orders(file: File, options: Partial<CheckSourceOptions> = {}, piece?: number) {
  const found: CheckedOrder[] = [];
  const check = checkSource(aSource(file.text, piece), { ...optionsOf(file), ...options });
  for await (const batch of check) found.push(...batch);
  return found;
}
/** Reads a file as the doors do: its scattered orders first. */
const whole = async (file: File, piece?: number) =>
  orders(file, { lateLines: await lateLinesOf(file) }, piece);

const told = (list: readonly CheckedOrder[]) =>
  list.flatMap((order) => (isRejected(order) ? order.issues.map(({ line, code }) => `${line} ${code}`) : []));
const lastLines = (list: readonly CheckedOrder[]) => list.map(({ lines }) => lines.at(-1) ?? 0);
const contents = (list: readonly CheckedOrder[]) =>
  list
    .map((order) =>
      isRejected(order)
        ? `${order.external_order_id} refused`
        : JSON.stringify({
            ...order.order,
            items: order.order.items.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
          }),
    )
    .toSorted();
const blank = Object.fromEntries(aFile([]).header.map((field) => [field, ''])) as Row;

it('rows that stand in two places as they are, pasted twice, refuse their order', async () => {
  const more = { product_id: 'ART-2' };
  const other = { external_order_id: 'B-2' };
  expect(told(await whole(aFile([{}, more, other, {}, more])))).toEqual(['5 repeatedRow']);
  expect(told(await whole(aFile([{}, other, {}, more])))).toEqual(['4 repeatedRow']);
  expect(told(await whole(aFile([{}, other, { quantity: '9' }])))).toEqual(['4 repeatedRow']);
  expect(told(await whole(aFile([{}, other, more])))).toEqual([]);
  expect(told(await whole(aFile([{}, {}, other])))).toEqual([]);
});

it('rows of one order number in two spellings refuse both orders, wherever they stand', async () => {
  const id = aFile([{}]).text.includes('A-1') ? 'a-1' : 'b-1';
  const other = { external_order_id: id, product_id: 'ART-2' };
  expect(told(await whole(aFile([{}, other])))).toEqual(['2 otherSpelling', '3 otherSpelling']);
  expect(told(await whole(aFile([{}, { external_order_id: 'C-9' }, other, {}])))).toEqual([
    '4 otherSpelling',
    '2 otherSpelling',
  ]);
});

describe('rows of one order in several places', () => {
  const rows: Row[] = [
    {},
    { ...blank, product_id: 'ART-2', quantity: '1' },
    { external_order_id: 'B-2' },
    { external_order_id: 'B-3' },
    { product_id: 'ART-3' },
    { ...blank, product_id: 'ART-4', quantity: '5' },
    { external_order_id: 'B-2', product_id: 'ART-9' },
    { external_order_id: 'B-4' },
  ];

  it('become one order, handed on at its last line', async () => {
    const file = aFile(rows);
    expect([...(await lateLinesOf(file)).lastLines]).toEqual([
      ['B-1', 7],
      ['B-2', 8],
    ]);
    const found = await whole(file);
    expect(found.map(({ lines }) => lines)).toEqual([[5], [2, 3, 6, 7], [4, 8], [9]]);
    expect(found[1]).toMatchObject({
      order: { items: [{ id: 'ART-1' }, { id: 'ART-2' }, { id: 'ART-3' }, { id: 'ART-4' }] },
    });
    expect(told(found)).toEqual([]);
  });

  it('are told by a check that did not know, with what it takes to read them whole', async () => {
    const file = aFile(rows);
    let lateLines: LateLines | null = null;
    const found = await orders(file, { onLateLines: (ids) => (lateLines = ids) });
    expect(told(found)).toEqual(['6 rowsNotTogether', '8 rowsNotTogether']);
    expect(lateLines).toMatchObject({ lastLines: (await lateLinesOf(file)).lastLines });
  });

  it('are no matter in a file whose rows stand together', async () => {
    expect((await lateLinesOf(aFile([{}, {}, { external_order_id: 'B-2' }]))).lastLines.size).toBe(0);
  });

  it('are refused whole with a row among them that cannot be read', async () => {
    const { text, ...file } = aFile([{}, { external_order_id: 'B-2' }, { product_id: 'ART-2' }]);
    const damaged = { ...file, text: `${text.slice(0, -8)}"x"y;2` };
    const found = await whole(damaged);
    expect(found.map((order) => [order.lines, isRejected(order)])).toEqual([
      [[3], false],
      [[2, 4], true],
    ]);
  });

  it('give the same orders in any order of the rows', async () => {
    const row = fc.record({
      external_order_id: fc.constantFrom('B-1', 'B-2', 'B-3', 'B-4', 'B-5'),
      product_id: fc.constantFrom('ART-1', 'ART-2', 'ART-3', 'ART-4', 'ART-5'),
      quantity: fc.integer({ min: 1, max: 9 }).map(String),
    });
    const shuffled = fc
      .uniqueArray(row, {
        minLength: 1,
        maxLength: 25,
        selector: (one) => `${one.external_order_id} ${one.product_id}`,
      })
      .chain((list) =>
        fc.tuple(
          fc.constant(list),
          fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length }),
          fc.integer({ min: 1, max: 200 }),
        ),
      );
    await fc.assert(
      fc.asyncProperty(shuffled, async ([list, other, piece]) => {
        const [one, two] = [await whole(aFile(list)), await whole(aFile(other), piece)];
        expect(told(one)).toEqual([]);
        expect(contents(two)).toEqual(contents(one));
        for (const found of [one, two])
          expect(lastLines(found)).toEqual(lastLines(found).toSorted((a, b) => a - b));
      }),
    );
  });
});

describe('one row an order', () => {
  const list = (product_id_and_quantity: string, more: Row = {}): Row => ({
    product_id_and_quantity,
    ...more,
  });

  it('adds items of rows that are the same but for them, wherever they stand', async () => {
    const file = aFile([list('A:1'), list('B:2', { external_order_id: 'B-2' }), list('B:2')], 'comma');
    const found = await whole(file);
    expect(told(found)).toEqual([]);
    expect(found[1]).toMatchObject({
      lines: [2, 4],
      order: {
        items: [
          { id: 'A', qty: 1 },
          { id: 'B', qty: 2 },
        ],
      },
    });
  });

  it('refuses the whole order when a row comes twice, or with another address', async () => {
    const other = list('C:1', { external_order_id: 'B-2' });
    const file = aFile([list('A:1'), other, list('A:1'), list('C:2', { ...other, city: 'Bonn' })], 'comma');
    const found = await whole(file);
    expect(told(found)).toEqual(['4 duplicateInFile', '5 duplicateInFile']);
    expect(found.length).toBe(2);
  });
});

describe('an order without end', () => {
  it('is refused with the number of its items', async () => {
    const rows = Array.from({ length: 612 }, (_, n) => ({ product_id: `ART-${n}` }));
    const [order, ...others] = await whole(aFile(rows));
    expect(others).toEqual([]);
    expect(order).toMatchObject({ issues: [{ code: 'tooManyItems', params: { max: 500, found: 612 } }] });
  });

  it('is refused in parts that can be held, none of which is taken', async () => {
    const rows = Array.from({ length: 5000 }, () => ({}));
    const found = await whole(aFile([...rows, { external_order_id: 'B-2' }, {}]));
    expect(
      found.map(({ lines, ...order }) => [lines.length, isRejected({ lines, ...order } as CheckedOrder)]),
    ).toEqual([
      [2001, true],
      [2001, true],
      [1, false],
      [999, true],
    ]);
    expect(new Set(told(found))).toEqual(new Set(['2 tooManyRows', '2003 tooManyRows', '4004 tooManyRows']));
  });
});
