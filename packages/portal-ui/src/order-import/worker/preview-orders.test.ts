import { expect, test } from 'vitest';
import { understand } from '@kontor/portal-core/order-import';
import { createFakeImportPortal, type FakeImportPortalOptions } from '../../testing/fake-import-portal.js';
import { orderFile, ORDER_FILE_PRODUCTS } from '../../testing/order-file.js';
import { shopWorkbook } from '../../testing/shop-workbook.js';
import { createBrowserDecoder, gzip, sha256 } from './browser-world.js';
import { createImportDesk } from './import-desk.js';
import type { CheckPlan } from './protocol.js';

async function opened(content: BlobPart, options: FakeImportPortalOptions = {}, sheet?: string) {
  const portal = createFakeImportPortal(options);
  const desk = createImportDesk({
    client: portal.client,
    createDecoder: createBrowserDecoder,
    sha256,
    gzip,
    sleep: async () => {},
    random: () => 0,
    onProgress: () => {},
  });
  const read = await desk.read({
    file: new Blob([content]),
    overrides: sheet === undefined ? {} : { sheet },
  });
  if (!read.ok) throw new Error(read.issues[0]?.code);
  const { header, samples, dialect } = read.value;
  const plan: CheckPlan = { header, dialect, mapping: understand(header, samples).mapping };
  return { portal, desk, plan };
}

/** Rows of an order file, rearranged. */
function rowsOf(orders: number): [head: string, ...rows: string[]] {
  const [head = '', ...rows] = orderFile({ orders }).trimEnd().split('\r\n');
  return [head, ...rows];
}

test('shows the parcels of a file and tells what cannot be stored, without asking the server', async () => {
  const file = orderFile({ orders: 12, mistakes: { 2: { Menge: 'zwei' }, 5: { PLZ: '#' } } });
  const { desk, plan, portal } = await opened(file);
  const preview = await desk.preview(plan);
  expect(preview).toMatchObject({ orders: 12, rejectedCount: 2, isWhole: true });
  expect(preview.labels[0]).toMatchObject({ line: 2, external_order_id: 'NW-48200' });
  expect(preview.rejected.map(({ lines }) => lines)).toEqual([[4], [7]]);
  expect(portal.requests).toEqual([]);
});

test('looks at the beginning of a long file only', async () => {
  const { desk, plan } = await opened(orderFile({ orders: 9000, isShort: true }));
  const { isWhole, orders } = await desk.preview(plan);
  expect(isWhole).toBe(false);
  expect(orders).toBeLessThan(9000);
});

test('foretells what is new, what exists and what the stock lacks, and names the products', async () => {
  const [first, ...others] = ORDER_FILE_PRODUCTS;
  const { desk, plan } = await opened(orderFile({ orders: 4, mistakes: { 3: { Menge: 'zwei' } } }), {
    stored: [{ external_order_id: 'NW-48201', order_id: 9, content_hash: 'other', status: 'offen' as const }],
    stock: [
      {
        id: first?.number ?? '',
        name: first?.name ?? '',
        available: 0,
        announced: [{ delivery_id: 1, date: '2026-11-28', qty: 500 }],
      },
    ],
  });
  const foretold = await desk.foretell(plan);
  expect(foretold).toMatchObject({
    counts: { create: 2, unchanged: 0, conflict: 1, invalid: 1 },
    isWhole: true,
    shortage: { products: 1, missing: 1, covered: 1, firstArrival: '2026-11-28' },
  });
  expect(foretold.names[others[0]?.number ?? '']).toBe(others[0]?.name);
});

test('shows no parcel of an order that the server refuses, and counts it with the others', async () => {
  const mistakes = { 1: { 'Artikelnr.': 'XX-1' }, 3: { Menge: 'zwei' } };
  const { desk, plan } = await opened(orderFile({ orders: 4, mistakes }));
  const { counts, preview } = await desk.foretell(plan);
  expect(counts).toMatchObject({ create: 2, invalid: 2 });
  expect(preview).toMatchObject({ orders: 4, rejectedCount: 2 });
  expect(preview.labels.map(({ line }) => line)).toEqual([2, 4]);
  expect(preview.rejected.map(({ lines }) => lines)).toEqual([[3], [5]]);
});

test('asks the server once for what it said before', async () => {
  const { desk, plan, portal } = await opened(orderFile({ orders: 4 }));
  await desk.foretell(plan);
  const asked = portal.requests.length;
  await desk.foretell({ ...plan, mapping: { ...plan.mapping, constants: { email: 'a@example.org' } } });
  expect(portal.requests.length).toBe(asked);
});

test('reads a workbook as it reads a file', async () => {
  const { desk, plan } = await opened(shopWorkbook(), {}, 'Bestellungen');
  const preview = await desk.preview(plan);
  const summary = await desk.check(plan);
  expect(preview.orders).toBeGreaterThan(0);
  expect(summary.orders).toBe(preview.orders);
  expect(preview.labels[0]?.items.length).toBeGreaterThan(1);
});

test('takes an order whose rows lie apart as one, whole and once', async () => {
  const [head, first = '', ...others] = rowsOf(5);
  const again = first.replace(/[^;]+;[^;]+;\d+$/, `${ORDER_FILE_PRODUCTS[2]?.number};;5`);
  const { desk, plan, portal } = await opened([head, first, ...others, again].join('\r\n'));
  const preview = await desk.preview(plan);
  expect(preview.orders).toBe(5);
  const labels = preview.labels.filter(({ external_order_id: id }) => id === 'NW-48200');
  expect(labels.map(({ items }) => items.map(({ qty }) => qty))).toEqual([[1, 5]]);
  const summary = await desk.check(plan);
  expect(summary).toMatchObject({ orders: 5, rows: 6, counts: { create: 5, invalid: 0 } });
  const rows = await desk.rows({ filter: 'all', from: 0, count: 10 });
  expect(rows.map(({ line }) => line)).toEqual([2, 7, 3, 4, 5, 6]);
  await desk.send({ clientKey: 'one-and-the-same', sourceName: 'a.csv' });
  expect(portal.imports.receipts().at(-1)?.counts).toMatchObject({ created: 5, invalid: 0 });
});
