import { expect, test } from 'vitest';
import { understand } from '@kontor/portal-core/order-import';
import {
  createFakeImportPortal,
  lastReceipt,
  type FakeImportPortalOptions,
} from '../../testing/fake-import-portal.js';
import {
  orderFile,
  ORDER_FILE_HEADER,
  SOME_MISTAKES,
  type OrderFileOptions,
} from '../../testing/order-file.js';
import { createBrowserDecoder, gzip, sha256 } from './browser-world.js';
import { createImportDesk, type DeskWorld } from './import-desk.js';

const column = (name: (typeof ORDER_FILE_HEADER)[number]) => ORDER_FILE_HEADER.indexOf(name);
const REQUESTS_OF_A_LOOKUP = (requests: readonly { readonly path: string }[]) =>
  requests.filter(({ path }) => path.endsWith('/lookup')).length;

async function checkedDesk(
  file: OrderFileOptions,
  options: FakeImportPortalOptions = {},
  world: Partial<Pick<DeskWorld, 'sleep' | 'onProgress'>> = {},
) {
  const portal = createFakeImportPortal(options);
  const desk = createImportDesk({
    client: portal.client,
    createDecoder: createBrowserDecoder,
    sha256,
    gzip,
    sleep: async () => {},
    random: () => 0,
    onProgress: () => {},
    ...world,
  });
  const read = await desk.read({ file: new Blob([orderFile(file)]), overrides: {} });
  if (!read.ok) throw new Error(read.issues[0]?.code);
  const { header, samples, dialect } = read.value;
  const { mapping } = understand(header, samples);
  const summary = await desk.check({ header, mapping, dialect });
  return { portal, desk, summary, reading: read.value };
}

test('reads a file and names it by its hash', async () => {
  const { reading } = await checkedDesk({ orders: 3 });
  expect(reading.sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(reading.rows).toBe(3);
});

test('counts orders, items and what is wrong', async () => {
  const { summary } = await checkedDesk({ orders: 30, itemsPerOrder: 2, mistakes: SOME_MISTAKES });
  expect(summary.counts).toEqual({ create: 25, unchanged: 0, conflict: 0, invalid: 5 });
  expect(summary.shown).toEqual({ all: 40, errors: 7, conflicts: 0 });
});

test('gives windows of rows with their own issues', async () => {
  const { desk } = await checkedDesk({ orders: 30, mistakes: SOME_MISTAKES });
  const rows = await desk.rows({ filter: 'errors', from: 1, count: 2 });
  expect(rows.map(({ line }) => line)).toEqual([9, 13]);
  expect(rows[0]?.issues.map(({ field, code }) => [field, code])).toEqual([
    ['street', 'required'],
    ['postal_code', 'postalCode'],
  ]);
});

test('checks an order again once its cell is put right, and asks the server only for what is new', async () => {
  const { desk, portal } = await checkedDesk({ orders: 30, mistakes: SOME_MISTAKES });
  const before = REQUESTS_OF_A_LOOKUP(portal.requests);
  const summary = await desk.edit([{ line: 17, column: column('Menge'), value: '2' }]);
  expect(summary.counts).toMatchObject({ create: 26, invalid: 4 });
  expect(REQUESTS_OF_A_LOOKUP(portal.requests)).toBe(before);
  await desk.edit([{ line: 17, column: column('Artikelnr.'), value: 'NW9999' }]);
  expect(REQUESTS_OF_A_LOOKUP(portal.requests)).toBe(before + 1);
});

test('hands out what will not be stored: wrong orders and those whose id another order holds', async () => {
  const stored = [
    { external_order_id: 'NW-48201', order_id: 9, content_hash: 'other', status: 'offen' as const },
  ];
  const { desk } = await checkedDesk({ orders: 12, mistakes: SOME_MISTAKES }, { stored });
  const first = await desk.rejected({ from: 0, count: 100 });
  expect(first.map(({ external_order_id, issues }) => [external_order_id, issues[0]?.code])).toContainEqual([
    'NW-48201',
    'alreadyExists',
  ]);
  expect(await desk.rejected({ from: 1, count: 1 })).toEqual(first.slice(1, 2));
});

test('judges an edited file exactly as it judges the same file from the start', async () => {
  const { desk } = await checkedDesk({ orders: 12, itemsPerOrder: 2 });
  const joined = await desk.edit([{ line: 4, column: column('Bestellnr.'), value: 'NW-48200' }]);
  const { summary } = await checkedDesk({
    orders: 12,
    itemsPerOrder: 2,
    mistakes: { 1: { 'Bestellnr.': 'NW-48200' } },
  });
  expect({ ...joined, edits: 0, undoable: 0, shown: summary.shown }).toEqual(summary);
});

test('keeps an order that was put right in sight among the errors', async () => {
  const { desk } = await checkedDesk({ orders: 30, mistakes: SOME_MISTAKES });
  const summary = await desk.edit([{ line: 5, column: column('Bestelldatum'), value: '30.11.2026' }]);
  expect(summary.counts.invalid).toBe(4);
  expect(summary.shown.errors).toBe(5);
});

test('takes changes back', async () => {
  const { desk, summary } = await checkedDesk({ orders: 30, mistakes: SOME_MISTAKES });
  await desk.edit([{ line: 17, column: column('Menge'), value: '2' }]);
  await desk.edit([{ line: 2, column: column('PLZ'), value: '#' }]);
  expect((await desk.rows({ filter: 'all', from: 0, count: 1 }))[0]?.originals).toEqual({
    [column('PLZ')]: '85560',
  });
  expect({ ...(await desk.edit(await desk.changes())), undoable: 0 }).toEqual(summary);
});

test('leads from error to error and stops at the end', async () => {
  const { desk } = await checkedDesk({ orders: 30, mistakes: SOME_MISTAKES });
  const first = await desk.findError({ filter: 'all', row: -1, step: 1 });
  expect(first).toEqual({ row: 3, fields: ['date'] });
  expect(await desk.findError({ filter: 'all', row: 3, step: -1 })).toBeNull();
  expect(await desk.findError({ filter: 'all', row: 17, step: 1 })).toBeNull();
});

test('names every wrong field of the row it leads to, each once', async () => {
  const mistakes = { 3: { Bestelldatum: '31.11.2026', Menge: 'zwei', Land: 'Atlantis' } };
  const { desk } = await checkedDesk({ orders: 5, mistakes });
  const found = await desk.findError({ filter: 'all', row: -1, step: 1 });
  expect(found?.row).toBe(3);
  expect([...(found?.fields ?? [])].sort()).toEqual(['country', 'date', 'quantity']);
});

test('suggests a product for a mistyped one', async () => {
  const { desk } = await checkedDesk({ orders: 30, mistakes: SOME_MISTAKES });
  const [row] = await desk.rows({ filter: 'errors', from: 2, count: 1 });
  expect(row?.issues[0]).toMatchObject({ code: 'unknownProduct', params: { suggestion: 'NW1001' } });
});

test('sends what was checked, changes included, and goes on after an interruption without doubling', async () => {
  const { desk, portal } = await checkedDesk(
    { orders: 2500, mistakes: SOME_MISTAKES },
    { failsFromChunk: 1 },
  );
  await desk.edit([{ line: 17, column: column('Menge'), value: '2' }]);
  const input = { clientKey: 'one-and-the-same', sourceName: 'bestellungen.csv' };
  await expect(desk.send(input)).rejects.toMatchObject({ status: 403 });
  portal.repair();
  const receipt = await desk.send(input);
  expect(receipt.counts).toEqual({ created: 2496, replaced: 0, unchanged: 0, conflict: 0, invalid: 4 });
  expect(receipt).toEqual(lastReceipt(portal));
});

test('need not wait for the server to the end', async () => {
  const waits: number[] = [];
  const world: Pick<DeskWorld, 'sleep' | 'onProgress'> = {
    sleep: () => new Promise(() => {}),
    onProgress: (progress) => {
      if (progress.kind !== 'waiting') return;
      waits.push(progress.ms);
      if (waits.length > 1) return;
      portal.repair();
      desk.tryNow();
    },
  };
  const { desk, portal } = await checkedDesk(
    { orders: 30 },
    { failsFromChunk: 0, failure: 'unreachable' },
    world,
  );
  const receipt = await desk.send({ clientKey: 'key-number-1', sourceName: 'bestellungen.csv' });
  expect(receipt.counts.created).toBe(30);
});
