import { createTranslator, LANGUAGES } from '@kontor/portal-core/i18n';
import { ordersFind } from '@kontor/portal-core/orders';
import type { ProblemCode } from '@kontor/portal-core/wire';
import { importProfilesCreate, orderImportsOpen } from '@kontor/portal-core/order-import';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { anOrder } from '../files/an-order.js';
import { openDoor, wordsOf, type Door, type Sent } from './door.js';

let door: Door;
let token: string;
/** What belongs to Alpenshop. */
let theirs: Readonly<Record<'order' | 'address' | 'import' | 'profile', number>>;
let number: string;
let before: Readonly<Record<string, string>>;

beforeAll(async () => {
  door = await openDoor();
  token = await door.token('nordwind');
  const alpenshop = await door.client('alpenshop');
  const { entries } = await alpenshop.call(ordersFind, {
    body: { query: [{ Status: '==offen' }], limit: 1 },
  });
  const { _ID_AUFTRA, ID_ADRESS, Externe_Order_ID } = entries[0]!.fieldData;
  number = Externe_Order_ID;
  const mapping = { mode: 'new-line', columns: { external_order_id: 0 } } as const;
  const opened = await alpenshop.call(orderImportsOpen, {
    body: {
      source_name: 'theirs.csv',
      source_sha256: '0'.repeat(64),
      source_rows: 2,
      header: ['Bestellnr.'],
      mapping,
    },
  });
  const profile = await alpenshop.call(importProfilesCreate, {
    body: { name: 'Theirs', content: { mode: 'new-line', columns: { external_order_id: 'Bestellnr.' } } },
  });
  theirs = {
    order: Number(_ID_AUFTRA),
    address: Number(ID_ADRESS),
    import: opened.id,
    profile: profile.id,
  };
  before = await door.tables();
});
afterEach(async () => expect(await door.tables()).toEqual(before));
afterAll(() => door.stop());

const json = (method: string, body: unknown): Sent => ({
  method,
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json' },
});
const profile = { name: 'Mine', content: { mode: 'new-line', columns: { external_order_id: 'A' } } };

const CALLS: readonly (readonly [string, ProblemCode, () => readonly [path: string, sent: Sent]])[] = [
  [
    'hold their order',
    'not_found',
    () => [`/orders/${theirs.order}`, json('PUT', { fieldData: { Status: 'on hold' } })],
  ],
  ['cancel their order', 'not_found', () => ['/orders/cancel', json('POST', { orderId: theirs.order })]],
  [
    'replace their order',
    'not_found',
    () => [`/orders/${theirs.order}/replace`, json('POST', anOrder('OM-1'))],
  ],
  ['read their address', 'not_found', () => [`/addresses/${theirs.address}`, {}]],
  ['read their import', 'not_found', () => [`/order-imports/${theirs.import}`, {}]],
  ['read their results', 'not_found', () => [`/order-imports/${theirs.import}/results.csv`, {}]],
  [
    'add to their import',
    'not_found',
    () => [`/order-imports/${theirs.import}/chunks/2-3`, json('PUT', { orders: [], rejected: [] })],
  ],
  ['finish their import', 'not_found', () => [`/order-imports/${theirs.import}/finish`, { method: 'POST' }]],
  ['undo their import', 'not_found', () => [`/order-imports/${theirs.import}/undo`, { method: 'POST' }]],
  ['change their profile', 'not_found', () => [`/import-profiles/${theirs.profile}`, json('PUT', profile)]],
  ['delete their profile', 'not_found', () => [`/import-profiles/${theirs.profile}`, { method: 'DELETE' }]],
  [
    'save a profile for them',
    'forbidden',
    () => ['/import-profiles', json('POST', { ...profile, merchant_erp_id: 1 })],
  ],
  [
    'ask what they have',
    'forbidden',
    () => [
      '/order-imports/lookup',
      json('POST', { external_order_ids: [number], product_ids: [], merchant_erp_id: 1 }),
    ],
  ],
];
test.each(CALLS)('to %s is answered %s, and nothing is stored', async (_, code, ask) => {
  const [path, sent] = ask();
  for (const language of LANGUAGES) {
    const answer = await door.send(path, { ...sent, token, language });
    expect(await answer.json()).toMatchObject({ code, detail: wordsOf(code)[language] });
    expect(answer.status).toBe(code === 'forbidden' ? 403 : 404);
  }
});

test('an order created for them is refused, and nothing is stored', async () => {
  for (const language of LANGUAGES) {
    const sent = json('POST', [{ ...anOrder('OM-1'), merchant_erp_id: 1 }]);
    const answer = await door.send('/orders', { ...sent, token, language });
    expect(answer.status).toBe(422);
    const words = createTranslator(language)('validation.ownMerchantOnly');
    expect(await answer.text()).toContain(words);
  }
});

test.each([
  ['by its number', () => ({ query: [{ Externe_Order_ID: `==${number}` }] })],
  ['by its id', () => ({ query: [{ 'AUFTRA::_ID_AUFTRA': `==${theirs.order}` }] })],
  ['by its merchant', () => ({ query: [{ ID_MANDAN: '==1' }] })],
  ['among all merchants', () => ({ query: [{ ID_MANDAN: '==1', displayAllMerchants: true }] })],
  ['by a search', () => ({ search: number })],
])('their order is not found %s', async (_, find) => {
  const answer = await door.send('/orders/find', { ...json('POST', find()), token });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ entries: [] });
  const csv = await door.send('/generate-csv/orders', { ...json('POST', find()), token });
  expect((await csv.text()).trim().split('\n')).toHaveLength(1);
});
