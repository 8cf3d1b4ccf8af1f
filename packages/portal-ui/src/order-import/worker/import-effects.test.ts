import { expect, test } from 'vitest';
import { orderTwinHash, type NewOrder } from '@kontor/portal-core/orders';
import type { ImportMapping } from '@kontor/portal-core/order-import';
import {
  createFakeImportPortal,
  lastReceipt,
  type FakeImportPortalOptions,
} from '../../testing/fake-import-portal.js';
import { createBrowserDecoder, gzip, sha256 } from './browser-world.js';
import { createImportDesk } from './import-desk.js';

const HEADER = ['Nr', 'Datum', 'Anrede', 'Name', 'Straße', 'PLZ', 'Ort', 'Land', 'Artikel', 'Menge'];
const MAPPING: ImportMapping = {
  mode: 'new-line',
  columns: {
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
  },
};
const row = (id: string, street: string, quantity = '1') =>
  `${id};02.11.2026;Frau;Käthe Größer;${street};20457;Hamburg;DE;NW1001;${quantity}`;
const order = (external_order_id: string, street: string, qty: number): NewOrder => ({
  external_order_id,
  customer_order_reference: '',
  date: '2026-11-02',
  items: [{ id: 'NW1001', name: '', qty }],
  address: {
    salutation: 'frau',
    company: '',
    name: 'Käthe Größer',
    second_name: '',
    street,
    address_second_line: '',
    postal_code: '20457',
    city: 'Hamburg',
    country_code: 'DE',
    email: '',
  },
});

async function aDesk(rows: readonly string[], options: FakeImportPortalOptions = {}) {
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
  const file = new Blob([[HEADER.join(';'), ...rows].join('\r\n')]);
  const read = await desk.read({ file, overrides: { delimiter: ';', hasHeader: true } });
  if (!read.ok) throw new Error(read.issues[0]?.code);
  const { header, dialect } = read.value;
  const sheet = await desk.check({ header, mapping: MAPPING, dialect: { ...dialect, dateOrder: 'dmy' } });
  const send = () => desk.send({ clientKey: 'one-and-the-same', sourceName: 'a.csv' });
  return { portal, desk, sheet, send };
}

/** What was chosen for the order of each row. */
async function fates(desk: Awaited<ReturnType<typeof aDesk>>['desk']) {
  const rows = await desk.rows({ filter: 'all', from: 0, count: 10 });
  return rows.map(({ fate }) => fate);
}

const IN_CONFLICT: FakeImportPortalOptions = {
  contents: [order('NW-1', 'Altweg 1', 1), order('NW-2', 'Altweg 2', 1)],
  delivered: ['NW-2'],
};
const TWO = [row('NW-1', 'Am Deich 3', '2'), row('NW-2', 'Am Deich 3')];

test('tells what differs, and that an order worked on cannot be replaced', async () => {
  const { desk } = await aDesk(TWO, IN_CONFLICT);
  const { conflicts, count, replaceable } = await desk.conflicts({ from: 0, count: 10 });
  expect([count, replaceable]).toEqual([2, 1]);
  expect(conflicts[0]).toMatchObject({ external_order_id: 'NW-1', status: 'offen', choice: 'skip' });
  expect(conflicts[0]?.differences.map(({ field }) => field)).toEqual(['street', 'product_id_and_quantity']);
  expect(conflicts[1]).toMatchObject({ status: 'geliefert', replaceable: false });
});

test('replaces where it was chosen and may be, and skips the others', async () => {
  const { portal, desk, send } = await aDesk([...TWO, row('NW-3', 'Am Deich 3')], IN_CONFLICT);
  const { choices } = await desk.chooseConflict({ external_order_id: null, choice: 'replace' });
  expect(choices).toEqual({ replace: 1, leftOut: 0, stoppedBy: null });
  expect(await fates(desk)).toEqual(['replaced', null, null]);
  await send();
  expect(lastReceipt(portal)?.counts).toMatchObject({ created: 1, replaced: 1, conflict: 1 });
});

test('replaces an order of somebody else only where it is said of it, and not once it says something else', async () => {
  const stored = order('NW-1', 'Ring 9', 1);
  const address = { ...stored.address, name: 'Silke Harms', postal_code: '24103', city: 'Kiel' };
  const { portal, desk, send } = await aDesk(TWO.slice(0, 1), { contents: [{ ...stored, address }] });
  const { conflicts, replaceable } = await desk.conflicts({ from: 0, count: 10 });
  expect([conflicts[0]?.kept, replaceable]).toEqual(['otherRecipient', 0]);
  const replaced = async (choice: Parameters<typeof desk.chooseConflict>[0]) =>
    (await desk.chooseConflict(choice)).choices.replace;
  expect(await replaced({ external_order_id: null, choice: 'replace' })).toBe(0);
  expect(await replaced({ external_order_id: 'NW-1', choice: 'replace' })).toBe(0);
  expect(await replaced({ external_order_id: 'NW-1', choice: 'replace', isOtherMeant: true })).toBe(1);
  const edited = await desk.edit([{ line: 2, column: 4, value: 'Am Deich 5' }]);
  expect(edited.choices.replace).toBe(0);
  expect(await replaced({ external_order_id: 'NW-1', choice: 'replace', isOtherMeant: true })).toBe(1);
  await send();
  expect(lastReceipt(portal)?.counts).toMatchObject({ replaced: 1, conflict: 0 });
});

test('stops for one order whatever was chosen for all', async () => {
  const { desk } = await aDesk(TWO, IN_CONFLICT);
  await desk.chooseConflict({ external_order_id: null, choice: 'replace' });
  const { choices } = await desk.chooseConflict({ external_order_id: 'NW-2', choice: 'stop' });
  expect(choices).toEqual({ replace: 1, leftOut: 0, stoppedBy: 'NW-2' });
  const all = await desk.chooseConflict({ external_order_id: null, choice: 'skip' });
  expect(all.choices).toEqual({ replace: 0, leftOut: 0, stoppedBy: null });
});

test('tells twins in the file and in the portal, and leaves out what was chosen, but no order that says something else now', async () => {
  const stored = {
    twin: orderTwinHash(order('', 'Am Deich 3', 1)),
    order_id: 12,
    external_order_id: 'ALT-7',
    date: '2026-11-01',
  };
  const rows = [row('NW-1', 'Am Deich 3'), row('NW-2', 'Am Deich 3'), row('NW-3', 'Am Deich 8')];
  const { portal, desk, send } = await aDesk(rows, { twins: [stored] });
  const { twins } = await desk.effects();
  expect(twins.map((twin) => [twin.external_order_id, twin.twin_external_order_id, twin.twin_date])).toEqual([
    ['NW-1', 'ALT-7', '2026-11-01'],
    ['NW-2', 'NW-1', null],
  ]);
  const left = await desk.leaveOut({ twins, isLeftOut: true });
  expect(left.choices.leftOut).toBe(2);
  expect(await fates(desk)).toEqual(['leftOut', 'leftOut', null]);
  const edited = await desk.edit([{ line: 2, column: 4, value: 'Am Deich 5' }]);
  expect(edited.choices.leftOut).toBe(1);
  await send();
  expect(lastReceipt(portal)?.counts).toMatchObject({ created: 2, invalid: 1 });
});

test('tells what runs short and what announced deliveries cover', async () => {
  const { desk } = await aDesk([row('NW-1', 'Am Deich 3', '5'), row('NW-2', 'Am Deich 8', '3')], {
    stock: [
      {
        id: 'NW1001',
        name: 'Becher',
        available: 6,
        announced: [{ delivery_id: 1, date: '2026-11-28', qty: 10 }],
      },
    ],
  });
  const { shortages, waitingOrders } = await desk.effects();
  expect(waitingOrders).toBe(1);
  expect(shortages).toMatchObject([
    { missing: 2, coveredBy: [{ date: '2026-11-28', qty: 2 }], stillMissing: 0 },
  ]);
});

test('counts what a replacement needs beyond the stored order, and nothing of one that is skipped', async () => {
  const stock = [{ id: 'NW1001', name: 'Becher', available: 0, announced: [] }];
  const { desk } = await aDesk(TWO, { ...IN_CONFLICT, stock });
  expect(await desk.effects()).toMatchObject({ shortageCount: 0, waitingOrders: 0 });
  await desk.chooseConflict({ external_order_id: 'NW-1', choice: 'replace' });
  expect(await desk.effects()).toMatchObject({ shortages: [{ needed: 1, missing: 1 }], waitingOrders: 1 });
});

test('counts what is left out as a twin neither as short nor as waiting, and still tells it', async () => {
  const { desk } = await aDesk([row('NW-1', 'Am Deich 3', '5'), row('NW-2', 'Am Deich 3', '5')], {
    stock: [{ id: 'NW1001', name: 'Becher', available: 6, announced: [] }],
  });
  const { twins, shortages } = await desk.effects();
  expect(shortages).toMatchObject([{ needed: 10, missing: 4 }]);
  await desk.leaveOut({ twins, isLeftOut: true });
  expect(await desk.effects()).toMatchObject({
    shortageCount: 0,
    waitingOrders: 0,
    twins: [{ external_order_id: 'NW-2', isLeftOut: true }],
  });
});
