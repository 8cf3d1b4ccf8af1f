import { beforeEach, expect, it } from 'vitest';
import { orderToErp } from '../erp/index.js';
import { ordersCancel } from '../orders/index.js';
import { ApiError, type Fetch } from '../wire/index.js';
import { embedSessionsCreate } from '../embedding/index.js';
import { anOrder } from '../testing/order-builders.js';
import { createKontorClient } from './kontor-client.js';

type Sent = Parameters<Fetch>[1] & { readonly url: string };
type Told = readonly [status: number, body: unknown, headers?: Record<string, string>];

const PAYLOAD = { date: '2026-11-20', external_order_id: 'A-1', items: [], address: {} } as never;
const order = (id: number) => anOrder({ id, recordId: String(id), externalOrderId: `A-${id}` });
const page = (ids: readonly number[], next: string | null): Told => [
  200,
  {
    entries: ids.map((id) => orderToErp(order(id))),
    dataInfo: {
      foundCount: 3,
      returnedCount: ids.length,
      totalRecordCount: 9,
      cursor: { next, previous: null },
    },
  },
];
const BUSY: Told = [429, { status: 429, code: 'busy', detail: 'Moment' }, { 'Retry-After': '2' }];

let sent: Sent[];
let waited: number[];
beforeEach(() => {
  sent = [];
  waited = [];
});

/** A client of a server that answers these in turn; `null` is no answer. */
function clientOf(answers: readonly (Told | null)[], language?: 'de' | 'en') {
  const left = [...answers];
  const fetch: Fetch = async (url, init) => {
    sent.push({ ...init, url });
    const told = left.shift();
    if (!told) throw new TypeError('fetch failed');
    const [status, body, headers = {}] = told;
    const text = async () => JSON.stringify(body);
    return { status, text, body: null, headers: { get: (name) => headers[name] ?? null } };
  };
  const sleep = async (ms: number) => void waited.push(ms);
  let ids = 0;
  const platform = { fetch, sleep, newId: () => `id-${(ids += 1)}` };
  return createKontorClient({
    url: 'https://portal.example/',
    apiKey: 'kontor_key_x',
    platform,
    ...(language && { language }),
  });
}
const all = async <T>(found: AsyncIterable<T>): Promise<T[]> => {
  const list: T[] = [];
  for await (const one of found) list.push(one);
  return list;
};
const bodies = () => sent.map(({ body }) => JSON.parse(String(body)));

it('finds orders as records, page by page behind the cursor', async () => {
  const kontor = clientOf([page([1, 2], 'c1'), page([3], null)]);
  const found = await all(kontor.orders.find({ status: ['offen'] }));
  expect(found).toEqual([order(1), order(2), order(3)]);
  expect(bodies()).toMatchObject([{ limit: 500 }, { limit: 500, cursor: 'c1' }]);
  expect(sent[0]).toMatchObject({
    url: 'https://portal.example/api/orders/find',
    redirect: 'error',
    headers: { Authorization: 'Bearer kontor_key_x', 'Accept-Language': 'de' },
  });
});

it('fetches no page that nobody asks for', async () => {
  const kontor = clientOf([page([1, 2], 'c1')]);
  for await (const { orders, foundCount } of kontor.orders.pages({}, 2)) {
    expect([orders.length, foundCount]).toEqual([2, 3]);
    break;
  }
  expect(sent).toHaveLength(1);
});

it('sends again what failed on its way, under one key and no earlier than it is asked to', async () => {
  const answer = { entries: [], errors: [] };
  const kontor = clientOf([null, BUSY, [201, answer]]);
  expect(await kontor.orders.create([PAYLOAD])).toEqual(answer);
  expect(sent.map(({ headers }) => headers['Idempotency-Key'])).toEqual(['id-1', 'id-1', 'id-1']);
  expect(waited[1]).toBeGreaterThanOrEqual(2000);
  await clientOf([[200, {}]]).call(ordersCancel, {
    body: { orderId: 1 },
    headers: { 'Idempotency-Key': 'own' },
  });
  expect(sent.at(-1)!.headers['Idempotency-Key']).toBe('own');
});

it('sends once what no key makes safe to repeat', async () => {
  const body = { widgets: ['orders-table'] as const, merchant_id: 1, origins: ['https://a.example'] };
  await expect(clientOf([null]).call(embedSessionsCreate, { body })).rejects.toBeInstanceOf(ApiError);
  expect(sent).toHaveLength(1);
});

it('rejects with what happened and where, in words', async () => {
  const errors = [
    { path: '0.date', code: 'required', message: 'Dieses Feld ist erforderlich' },
    {
      index: 1,
      external_order_id: 'A-2',
      code: 'validation_failed',
      errors: [{ path: 'items', code: 'required', message: 'Dieses Feld ist erforderlich' }],
    },
  ];
  const refused: Told = [422, { status: 422, code: 'validation_failed', detail: 'Bitte prüfen', errors }];
  const error = await clientOf([refused])
    .orders.create([PAYLOAD])
    .catch((told: unknown) => told);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    code: 'validation_failed',
    status: 422,
    message: 'Bitte prüfen\n0.date: Dieses Feld ist erforderlich\nA-2: items: Dieses Feld ist erforderlich',
  });
  const away = await clientOf([], 'en')
    .key()
    .catch((told: unknown) => told);
  expect(away).toMatchObject({ status: 0, code: 'unavailable' });
  expect((away as Error).message).toMatch(/server/i);
  expect(sent.filter(({ url }) => url.endsWith('/api-keys/own'))).toHaveLength(10);
});
