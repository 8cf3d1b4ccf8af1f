import { expect, test } from 'vitest';
import type { ImportMapping } from '@kontor/portal-core/order-import';
import { ApiError } from '@kontor/portal-core/wire';
import { createFakeImportPortal } from '../../testing/fake-import-portal.js';
import { ORDER_FILE_PRODUCTS } from '../../testing/order-file.js';
import { createBrowserDecoder, gzip, sha256 } from './browser-world.js';
import { createImportDesk } from './import-desk.js';

const HEADER = [
  'Nr',
  'Datum',
  'Anrede',
  'Vorname',
  'Nachname',
  'Straße',
  'PLZ',
  'Land',
  'Artikel',
  'Menge',
  'Ort',
];
const MAPPING: ImportMapping = {
  mode: 'new-line',
  columns: {
    external_order_id: 0,
    date: 1,
    salutation: 2,
    first_address_line: { columns: [3, 4] },
    street: 5,
    postal_code: 6,
    city: 10,
    country: 7,
    product_id: 8,
    quantity: 9,
  },
};
const SIMPLE: ImportMapping = { ...MAPPING, columns: { ...MAPPING.columns, first_address_line: 4 } };

const row = (id: string, cells: Readonly<Record<number, string>> = {}) => {
  const usual = [
    id,
    '02.11.2026',
    'Frau',
    'Käthe',
    'Größer',
    'Am Deich 3',
    '20457',
    'DE',
    'NW1001',
    '1',
    'Neuhausen',
  ];
  return usual.map((cell, column) => cells[column] ?? cell).join(';');
};

async function aDesk(rows: readonly string[], mapping: ImportMapping = SIMPLE) {
  const portal = createFakeImportPortal();
  const desk = createImportDesk({
    client: portal.client,
    createDecoder: createBrowserDecoder,
    sha256,
    gzip,
    sleep: async () => {},
    random: () => 0,
    onProgress: () => {},
  });
  const file = new Blob([[HEADER.join(';'), ...rows].join('\r\n')]);
  const read = await desk.read({ file, overrides: { delimiter: ';', hasHeader: true } });
  if (!read.ok) throw new Error(read.issues[0]?.code);
  const { header, dialect } = read.value;
  const sheet = await desk.check({ header, mapping, dialect: { ...dialect, dateOrder: 'dmy' } });
  const cell = async (line: number, column: number) =>
    (await desk.rows({ filter: 'all', from: line - 2, count: 1 }))[0]?.cells[column];
  return { desk, portal, sheet, cell };
}

const LANDS = [
  row('NW-1', { 7: 'Grosbritannien' }),
  row('NW-2'),
  row('NW-3', { 7: 'Grosbritannien', 8: 'NW1O01' }),
  row('NW-4', { 7: '' }),
];

test('tells the same faults together, those of most rows first, with what was probably meant', async () => {
  const { desk } = await aDesk(LANDS);
  const { faults, more } = await desk.faults();
  expect(more).toBe(0);
  expect(faults.map(({ field, value, rows }) => [field, value, rows])).toContainEqual([
    'country',
    'Grosbritannien',
    2,
  ]);
  expect(faults[0]).toMatchObject({ rows: 2, line: 2, isMendable: true });
});

test('replaces a fault in all its rows, and takes that back as one step', async () => {
  const { desk, sheet, cell } = await aDesk(LANDS);
  const [fault] = (await desk.faults()).faults;
  if (fault === undefined) throw new Error('no fault');
  const mended = await desk.replaceFault({ fault, by: 'GB' });
  expect(mended).toMatchObject({ changed: 2, skipped: 0, sheet: { edits: 2, undoable: 1, redoable: 0 } });
  expect(await cell(4, 7)).toBe('GB');
  expect(await desk.undo()).toEqual({ ...sheet, redoable: 1 });
  expect(await cell(4, 7)).toBe('Grosbritannien');
  expect(await desk.redo()).toEqual(mended.sheet);
  expect(await cell(2, 7)).toBe('GB');
});

test('forgets what was taken back once something else is done', async () => {
  const { desk } = await aDesk(LANDS);
  await desk.edit([{ line: 2, column: 7, value: 'GB' }]);
  await desk.undo();
  expect(await desk.edit([{ line: 2, column: 7, value: 'FR' }])).toMatchObject({ undoable: 1, redoable: 0 });
  expect(await desk.redo()).toMatchObject({ edits: 1 });
});

test('fills blank cells of a fault', async () => {
  const { desk } = await aDesk([row('NW-1', { 2: '' }), row('NW-2', { 2: '' }), row('NW-3')]);
  const fault = (await desk.faults()).faults.find(({ field }) => field === 'salutation');
  if (fault === undefined) throw new Error('no fault');
  const { sheet } = await desk.replaceFault({ fault, by: 'Herr' });
  expect(sheet.counts).toMatchObject({ create: 3, invalid: 0 });
});

test('finds and replaces in a field: the whole text of cells, or wherever it stands', async () => {
  const { desk, cell } = await aDesk([row('NW-1', { 5: 'Am Deich 3a' }), row('NW-2'), row('NW-3')]);
  const find = { filter: 'all', field: 'street', find: 'am deich 3', by: 'Hafenweg 3' } as const;
  expect(await desk.findAndReplace({ ...find, isWhole: true })).toMatchObject({ changed: 2 });
  expect(await cell(2, 5)).toBe('Am Deich 3a');
  expect(await desk.findAndReplace({ ...find, isWhole: false })).toMatchObject({ changed: 1 });
  expect(await cell(2, 5)).toBe('Hafenweg 3a');
});

test('fills a text down over chosen rows', async () => {
  const { desk, cell } = await aDesk([row('NW-1', { 7: 'AT' }), row('NW-2'), row('NW-3'), row('NW-4')]);
  const mended = await desk.fillDown({ filter: 'all', row: 0, into: [1, 3], field: 'country' });
  expect(mended.changed).toBe(2);
  expect([await cell(3, 7), await cell(4, 7), await cell(5, 7)]).toEqual(['AT', 'DE', 'AT']);
});

test('fills a text down into the blank cells below it, up to the next that says something', async () => {
  const rows = ['AT', '', '', 'DE', ''].map((land, at) => row(`NW-${at}`, { 7: land }));
  const { desk, cell } = await aDesk(rows);
  const mended = await desk.fillDown({ filter: 'all', row: 0, into: 'blank', field: 'country' });
  expect(mended.changed).toBe(2);
  const lands = () => Promise.all([2, 3, 4, 5, 6].map((line) => cell(line, 7)));
  expect(await lands()).toEqual(['AT', 'AT', 'AT', 'DE', '']);
  await desk.undo();
  expect(await lands()).toEqual(['AT', '', '', 'DE', '']);
});

test('fills a text down to the end, over whatever stands there, but never a blank one', async () => {
  const { desk, cell } = await aDesk([row('NW-1', { 7: 'AT' }), row('NW-2'), row('NW-3', { 7: '' })]);
  expect(await desk.fillDown({ filter: 'all', row: 2, into: 'end', field: 'country' })).toMatchObject({
    changed: 0,
  });
  const mended = await desk.fillDown({ filter: 'all', row: 0, into: 'end', field: 'country' });
  expect(mended.changed).toBe(2);
  expect([await cell(3, 7), await cell(4, 7)]).toEqual(['AT', 'AT']);
});

test('pastes a block from a place to the right and down, and tells how many texts stood over the edge', async () => {
  const { desk, sheet, cell } = await aDesk([row('NW-1'), row('NW-2')]);
  const block = [
    ['NW1002', '3', 'over', ' '],
    ['NW1003', '4'],
    ['beyond', '5'],
  ];
  const input = { filter: 'all', row: 0, fields: ['product_id', 'quantity'], block } as const;
  expect(await desk.paste(input)).toMatchObject({ changed: 4, left: 3 });
  const cells = () => Promise.all([cell(2, 8), cell(2, 9), cell(3, 8), cell(3, 9)]);
  expect(await cells()).toEqual(['NW1002', '3', 'NW1003', '4']);
  expect(await desk.undo()).toEqual({ ...sheet, redoable: 1 });
  expect(await cells()).toEqual(['NW1001', '1', 'NW1001', '1']);
});

test('tells that a pasted text found no cell to be written into', async () => {
  const shared = { columns: [10, 5] };
  const mapping = { ...SIMPLE, columns: { ...SIMPLE.columns, second_address_line: shared } };
  const { desk, cell } = await aDesk([row('NW-1')], mapping);
  const input = { filter: 'all', row: 0, fields: ['second_address_line', 'product_id', 'outcome'] } as const;
  expect(await desk.paste({ ...input, block: [['Hof', 'NW1002', 'neu']] })).toMatchObject({
    changed: 1,
    left: 2,
  });
  expect([await cell(2, 5), await cell(2, 10)]).toEqual(['Am Deich 3', 'Neuhausen']);
});

test('writes a joined text into its first column and blanks the others, so that it says just that', async () => {
  const { desk, cell } = await aDesk([row('NW-1', { 3: 'Kathe', 4: 'Grosser' }), row('NW-2')], MAPPING);
  const find = {
    filter: 'all',
    field: 'first_address_line',
    find: 'Kathe Grosser',
    by: 'Käthe Größer',
  } as const;
  expect(await desk.findAndReplace({ ...find, isWhole: true })).toMatchObject({ changed: 2 });
  expect([await cell(2, 3), await cell(2, 4)]).toEqual(['Käthe Größer', '']);
});

test('finds the place of a line among the rows of a filter', async () => {
  const { desk } = await aDesk([row('NW-1'), row('NW-2', { 9: 'x' }), row('NW-3')]);
  expect(await desk.placeOf({ filter: 'errors', line: 3 })).toBe(0);
  expect(await desk.placeOf({ filter: 'errors', line: 4 })).toBe(-1);
});

test('puts each product right that a row names instead, and leaves the rows that name their own', async () => {
  const [first, second, third] = ORDER_FILE_PRODUCTS;
  if (first === undefined || second === undefined || third === undefined) throw new Error('no products');
  const named = (id: string, name: string) => row(id, { 4: 'Größer', 3: name, 8: first.number });
  const rows = [
    named('NW-1', first.name),
    named('NW-2', second.name),
    named('NW-3', third.name),
    named('NW-4', second.name),
  ];
  const { desk, cell } = await aDesk(rows, { ...SIMPLE, columns: { ...SIMPLE.columns, product_name: 3 } });
  const { faults } = await desk.faults();
  expect(faults).toMatchObject([
    { field: 'product_id', code: 'otherProduct', value: first.number, suggestion: second.number, rows: 2 },
    { field: 'product_id', code: 'otherProduct', value: first.number, suggestion: third.number, rows: 1 },
  ]);
  const [fault] = faults;
  if (fault === undefined) throw new Error('no fault');
  const mended = await desk.replaceFault({ fault, by: second.number });
  const { counts } = await desk.send({ clientKey: 'one-and-the-same', sourceName: 'a.csv' });
  expect(counts).toMatchObject({ created: 3, invalid: 1 });
  expect(mended).toMatchObject({ changed: 2, sheet: { counts: { create: 3, invalid: 1 } } });
  expect([await cell(2, 8), await cell(3, 8), await cell(4, 8)]).toEqual([
    first.number,
    second.number,
    first.number,
  ]);
});

test('takes a change back that the server was away to judge, so that only what was judged is sent', async () => {
  const { desk, portal, sheet, cell } = await aDesk([row('NW-1'), row('NW-2')]);
  portal.loseServer();
  await expect(desk.edit([{ line: 2, column: 8, value: 'NW1O01' }])).rejects.toBeInstanceOf(ApiError);
  await expect(desk.edit([{ line: 3, column: 0, value: 'NW-3' }])).rejects.toBeInstanceOf(ApiError);
  expect(await cell(2, 8)).toBe('NW1001');
  expect(desk.edited()).toEqual([]);
  portal.repair();
  expect(await desk.redo()).toEqual(sheet);
  const { counts } = await desk.send({ clientKey: 'one-and-the-same', sourceName: 'a.csv' });
  expect(counts).toMatchObject({ created: 2, invalid: 0 });
});

test('keeps the steps of before when a change, an undo or a redo cannot be judged', async () => {
  const { desk, portal, sheet, cell } = await aDesk([row('NW-1', { 8: 'NW1O01' })]);
  const number = (value: string) => desk.edit([{ line: 2, column: 0, value }]);
  const changed = await number('NW-2');
  await desk.undo();
  portal.loseServer();
  await expect(number('NW-3')).rejects.toBeInstanceOf(ApiError);
  portal.repair();
  expect(await desk.redo()).toEqual(changed);
  expect(await cell(2, 0)).toBe('NW-2');
  expect(await desk.undo()).toEqual({ ...sheet, redoable: 1 });
});

test('judges a change that is made while another waits on the cells as that one leaves them', async () => {
  const { desk, portal, cell } = await aDesk([row('NW-1')]);
  portal.loseServer();
  const first = desk.edit([{ line: 2, column: 8, value: 'NW1O01' }]);
  const second = desk.edit([{ line: 2, column: 9, value: '4' }]);
  await expect(first).rejects.toBeInstanceOf(ApiError);
  expect(await second).toMatchObject({ edits: 1, counts: { create: 1, invalid: 0 } });
  expect([await cell(2, 8), await cell(2, 9)]).toEqual(['NW1001', '4']);
});
