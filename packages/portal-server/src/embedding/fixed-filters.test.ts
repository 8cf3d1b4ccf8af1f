import { EMBEDDABLE_CODES, mayEmbed, type EmbedSessionInput } from '@kontor/portal-core/embedding';
import { orderErrorsStats } from '@kontor/portal-core/order-errors';
import { ordersChart, ordersFind } from '@kontor/portal-core/orders';
import type { AnyCall, Problem } from '@kontor/portal-core/wire';
import { CONTRACT } from '@kontor/portal-core/contract';
import { ORDER_FIND_FIELDS } from '@kontor/portal-core/erp';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { asPage, createKey, embedToken, fromPage, tradeKey } from '../testing/embedding.js';
import { anOrder } from '../testing/erp-records.js';
import { FILTERS, OUTSIDE, writeSides, type SideIds } from '../testing/filtered-records.js';
import { MERCHANTS } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const PAGE_OF_ALL = { userId: 1, roleId: 2, merchantErpId: 2, resources: new Set(EMBEDDABLE_CODES) };
const FILTERED = { ...PAGE_OF_ALL, fixed: { filters: FILTERS, timeZone: 'Europe/Berlin' } };
const FOR_PAGES = CONTRACT.filter(
  (call) => call.access.kind !== 'public' && mayEmbed(call, PAGE_OF_ALL, 'write'),
);

/** A request that a filtered page makes of a call. `gone`: the answer is 404. */
interface Attempt {
  readonly path?: string;
  readonly query?: string;
  readonly body?: unknown;
  readonly gone?: boolean;
  /** True when a record is written that would lie outside. */
  readonly leaves?: boolean;
}
type Attempts = (outside: SideIds) => readonly Attempt[];

const payload = (external_order_id: string, number: string) => ({
  ...anOrder({ external_order_id, items: [{ id: number, name: '', qty: 1 }] }),
});
const NEW_PRODUCT = {
  Nr_Artikel: 'NEU-1',
  Artikelname: 'Neue Tasse',
  VK: '1',
  Einheit: 'Stück',
  Artikelgewicht: '1',
  Status: 'aktiv',
};
const EVERYTHING = [{ query: [{ omit: 'true', Externe_Order_ID: '==IN-*' }] }, { limit: 500 }, {}];
const NOTHING_TO_NAME: Attempts = () => [{}];

/** What is tried of every call that a filtered page may make: to see or to change what is outside. */
const ATTEMPTS: Readonly<Record<string, Attempts>> = {
  'orders.find': ({ externalId }) =>
    [...EVERYTHING, { search: OUTSIDE }, { query: [{ Externe_Order_ID: `==${externalId}` }] }].map(
      (body) => ({
        body,
      }),
    ),
  'orders.generateCsv': ({ order }) =>
    [...EVERYTHING, { search: OUTSIDE }, { ids: [order] }].map((body) => ({ body })),
  'orders.get': ({ order }) => [{ path: `/orders/${order}`, gone: true }],
  'orders.erpLinks': ({ order }) => [{ query: `?order_erp_ids=${order}` }],
  'orders.timeline': ({ order }) => [{ path: `/orders/${order}/timeline`, gone: true }],
  'orders.create': ({ number }) => [{ body: [payload('X-1', number)], leaves: true }],
  'orders.update': ({ order }) => [
    { path: `/orders/${order}`, body: { fieldData: { Status: 'on hold' } }, gone: true },
  ],
  'orders.cancel': ({ order }) => [{ body: { orderId: order }, gone: true }],
  'orders.replace': ({ order, number }) => [
    { path: `/orders/${order}/replace`, body: payload('IN-NEU', number), gone: true },
  ],
  'orders.chart': () => [{ query: '?days=30' }],
  'orders.bulk': ({ order }) => [
    { body: { action: 'cancel', dryRun: false, ids: [order] } },
    { body: { action: 'cancel', dryRun: true, find: {} } },
  ],
  'addresses.get': ({ order }) => [{ path: `/addresses/${order}`, gone: true }],
  'products.find': ({ number }) => [
    { body: {} },
    { body: { search: OUTSIDE } },
    { body: { query: [{ Nr_Artikel: `==${number}` }] } },
    { body: { query: [{ Nr_Artikel: '==IN-*', omit: 'true' }] } },
  ],
  'products.generateCsv': ({ product }) => [{ body: {} }, { body: { ids: [product] } }],
  'products.stockFind': ({ number }) => [{ body: {} }, { body: { query: [{ Nr_Artikel: `==${number}` }] } }],
  'products.create': () => [{ body: { product: { product: NEW_PRODUCT } }, leaves: true }],
  'products.update': ({ product }) => [
    { path: `/products/${product}`, body: { product: { product: { Artikelname: 'Neu' } } }, gone: true },
  ],
  'products.search': () => [{ query: `?text=${OUTSIDE}` }, { query: '?text=Tasse' }],
  'orderErrors.list': ({ order }) => [{}, { query: `?order_erp_id=${order}` }, { query: '?limit=100' }],
  'orderErrors.stats': ({ order }) => [{ query: `?order_erp_id=${order}` }],
  'orderErrors.create': ({ order }) => [
    {
      body: {
        status: 'offen',
        type: 'Falsche Menge',
        error_date: '2026-11-05T09:30:00.000Z',
        description: 'Zu wenig',
        order_erp_id: order,
      },
      gone: true,
    },
  ],
  'orderErrors.updateStatus': ({ error }) => [{ body: { id: error, status: 'erledigt' } }],
  'investigations.comments': ({ order }) => [{ query: `?order_erp_id=${order}`, gone: true }],
  'investigations.comment': ({ order, externalId }) => [
    { body: { order_erp_id: order, order_external_id: externalId, comment: '<p>Hallo</p>' }, gone: true },
  ],
  'investigations.changeStatus': ({ order, externalId }) => [
    {
      body: { order_erp_id: order, order_external_id: externalId, comment: '<p>Hallo</p>', status: 'DONE' },
      gone: true,
    },
  ],
  'investigations.look': ({ order, comment }) => [
    { body: { order_erp_id: order, comment_id: comment }, gone: true },
  ],
  'investigations.unseen': ({ order }) => [{ query: `?order_erp_ids=${order}` }],
  'deliveries.list': ({ delivery }) => [{}, { query: `?id=${delivery}` }, { query: `?product=${OUTSIDE}` }],
  'deliveries.get': ({ delivery }) => [{ path: `/deliveries/${delivery}`, gone: true }],
  'deliveries.create': ({ number, file }) => [
    {
      body: {
        delivery_datetime: '2027-11-27T09:00:00.000Z',
        document_file: file,
        products: JSON.stringify([{ id: number, name: `Tasse ${OUTSIDE}`, qty: 4 }]),
        warehouse: 'Hauptlager',
        carrier: 'DHL',
        note: '',
      },
      leaves: true,
    },
  ],
  'deliveries.comments': ({ delivery }) => [{ query: `?delivery_id=${delivery}`, gone: true }],
  'deliveries.comment': ({ delivery }) => [
    { body: { delivery_id: delivery, comment: '<p>Hallo</p>' }, gone: true },
  ],
  'deliveries.inbound': () => [{ path: '/deliveries/products/1', gone: true }],
  'deliveries.warehouses': NOTHING_TO_NAME,
  'access.allowedResources': NOTHING_TO_NAME,
  'session.currentUser': NOTHING_TO_NAME,
  'settings.list': NOTHING_TO_NAME,
  'merchants.list': NOTHING_TO_NAME,
  'media.upload': NOTHING_TO_NAME,
  'cmsBlocks.list': NOTHING_TO_NAME,
  'dashboards.ofCurrentUser': NOTHING_TO_NAME,
  'blogPosts.list': NOTHING_TO_NAME,
  'blogPosts.byUrl': NOTHING_TO_NAME,
};

describeOnBothEngines('the fixed filters of a page', (setup) => {
  let server: TestServer;
  let token: string;
  let sides: { inside: SideIds; outside: SideIds };
  beforeAll(async () => {
    server = await startTestServer(setup);
    sides = await writeSides(server);
    token = await embedToken(server, { resources: EMBEDDABLE_CODES, filters: FILTERS });
  });
  afterAll(() => server.stop());

  const send = (call: AnyCall, { path = call.path, query = '', body }: Attempt, of = token) =>
    server.send(path + query, {
      method: call.method,
      headers: { ...fromPage(of), ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  it('are kept by every call that the page may make, and each is tried below', () => {
    const kept = FOR_PAGES.filter((call) => mayEmbed(call, FILTERED, 'write')).map(({ id }) => id);
    expect(kept.sort()).toEqual(Object.keys(ATTEMPTS).sort());
  });

  describe.each(FOR_PAGES)('$id', (call) => {
    const attempts = ATTEMPTS[call.id];
    it.skipIf(attempts)('is refused', async () => {
      const path = call.path.replace(':range', '2-3').replace(/:\w+/, String(sides.outside.order));
      const body = call.method === 'GET' || call.method === 'DELETE' ? undefined : {};
      expect((await send(call, { path, body })).status).toBe(403);
    });
    it.skipIf(!attempts)('shows and changes nothing outside', async () => {
      const before = await outsideRows(server);
      for (const attempt of attempts!(sides.outside)) {
        const answer = await send(call, attempt);
        const text = await answer.text();
        expect(answer.status, JSON.stringify(attempt)).not.toBe(403);
        expect(answer.status, text).toBeLessThan(500);
        if (attempt.gone) expect(answer.status, text).toBe(404);
        if (attempt.leaves)
          expect([answer.status, text]).toEqual([422, expect.stringContaining('outsideFilter')]);
        expect(text.replace(/"instance":"[^"]*"/, ''), JSON.stringify(attempt)).not.toContain(`${OUTSIDE}-`);
        expect(text).not.toMatch(new RegExp(`(Tasse|Notiz|ist|wenig) ${OUTSIDE}`));
      }
      expect(await outsideRows(server)).toEqual(before);
    });
  });

  it('leave what is inside', async () => {
    const page = asPage(server, token);
    const { dataInfo, entries } = await page.call(ordersFind, { body: {} });
    expect(entries).toHaveLength(4);
    expect(dataInfo).toMatchObject({ foundCount: 4, totalRecordCount: 4 });
    const { order } = sides.inside;
    for (const path of [
      `/orders/${order}`,
      `/orders/${order}/timeline`,
      `/addresses/${order}`,
      `/investigations/comments?order_erp_id=${order}`,
      `/deliveries/${sides.inside.delivery}`,
      `/order-errors?order_erp_id=${order}`,
      '/products/search?text=Tasse',
    ]) {
      const answer = await server.send(path, { headers: fromPage(token) });
      expect([path, answer.status]).toEqual([path, 200]);
      expect(await answer.text()).toMatch(/drinnen|IN-9|orders\.create/);
    }
    const { offenChartData } = await page.call(ordersChart, { query: { days: 2 } });
    expect(offenChartData.at(-1)).toBe(4);
    const { entries: months } = await page.call(orderErrorsStats, {});
    expect(months).toMatchObject([{ error_count: 1 }]);
  });

  it('show no order outside whatever a find asks for', async () => {
    const text = fc.constantFrom(
      '*',
      '==*',
      '=',
      OUTSIDE,
      `*${OUTSIDE}*`,
      'IN-*',
      '==IN-0',
      '2026-01-01...2027-01-01',
      '>0',
      '"',
      '%',
    );
    const field = fc.constantFrom(
      ...Object.keys(ORDER_FIND_FIELDS),
      'AUFTRA::Status',
      'displayAllMerchants',
      'omit',
    );
    const criteria = fc.dictionary(field, fc.oneof(text, fc.constant('true')), { maxKeys: 3 });
    const find = fc.record(
      {
        query: fc.array(criteria, { maxLength: 3 }),
        search: fc.constantFrom(OUTSIDE, 'IN', 'Tasse'),
        offset: fc.constantFrom(1, 2, 5),
        limit: fc.constantFrom(1, 3, 500),
        sort: fc.array(
          fc.record({
            fieldName: fc.constantFrom(...Object.keys(ORDER_FIND_FIELDS)),
            sortOrder: fc.constantFrom('ascend', 'descend'),
          }),
          { maxLength: 2 },
        ),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(find, async (body) => {
        const answer = await send(ordersFind, { body });
        const told = (await answer.json()) as {
          entries?: { fieldData: { Externe_Order_ID: string } }[];
          dataInfo?: { foundCount: number };
        };
        expect([200, 422]).toContain(answer.status);
        for (const { fieldData } of told.entries ?? []) expect(fieldData.Externe_Order_ID).toMatch(/^IN-/);
        expect(told.dataInfo?.foundCount ?? 0).toBeLessThanOrEqual(4);
      }),
      { numRuns: 150 },
    );
  });

  it('keep from a page the answers of another one, by a cursor or by an idempotency key', async () => {
    const open = await embedToken(server, { resources: EMBEDDABLE_CODES });
    const { dataInfo } = await asPage(server, open).call(ordersFind, {
      body: { limit: 2, sort: [{ fieldName: '_ID_AUFTRA', sortOrder: 'descend' }] },
    });
    const cursor = dataInfo.cursor?.next ?? '';
    const answer = await send(ordersFind, {
      body: { limit: 2, cursor, sort: [{ fieldName: '_ID_AUFTRA', sortOrder: 'descend' }] },
    });
    expect(await answer.text()).not.toContain(OUTSIDE);
    const once = async (of: string) =>
      server.send('/orders/bulk', {
        method: 'POST',
        headers: { ...fromPage(of), 'Content-Type': 'application/json', 'Idempotency-Key': 'einmal' },
        body: JSON.stringify({ action: 'hold', dryRun: true, find: {} }),
      });
    expect(await (await once(open)).text()).toContain(OUTSIDE);
    expect(await (await once(token)).text()).not.toContain(OUTSIDE);
  });

  it('let orders be created that keep them, and refuse the others in words', async () => {
    const body = [payload('IN-100', 'IN-9'), payload('ANDERS-1', 'IN-9')];
    const answer = await server.send('/orders', {
      method: 'POST',
      headers: { ...fromPage(token), 'Content-Type': 'application/json', 'Accept-Language': 'de' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(207);
    const told = (await answer.json()) as { entries: unknown[]; errors: { errors: unknown[] }[] };
    expect(told.entries).toMatchObject([{ external_order_id: 'IN-100' }]);
    expect(told.errors).toMatchObject([
      {
        external_order_id: 'ANDERS-1',
        errors: [{ code: 'outsideFilter', message: expect.stringContaining('eingeschränkt') as string }],
      },
    ]);
    const stored = await server.database.read('erp_orders').where({ external_order_id: 'ANDERS-1' });
    expect(stored).toEqual([]);
  });

  it('refuse a change after which the order would lie outside, and leave it as it was', async () => {
    const offen = await embedToken(server, {
      resources: ['/orders'],
      filters: { orders: { Status: '==offen' } },
    });
    const id = sides.inside.order;
    const answer = await server.send('/orders/cancel', {
      method: 'POST',
      headers: { ...fromPage(offen), 'Content-Type': 'application/json' },
      body: JSON.stringify({ orderId: id }),
    });
    expect(answer.status).toBe(422);
    expect(((await answer.json()) as Problem).errors).toMatchObject([{ code: 'outsideFilter' }]);
    const row = await server.database.read('erp_orders').where({ id }).first('status');
    expect(row?.status).toBe('offen');
  });

  it.each<[string, EmbedSessionInput['filters'], string]>([
    ['without a kind of record', {}, 'filters required'],
    ['without a criterion', { orders: {} }, 'filters.orders required'],
    ['of an unknown field', { orders: { Farbe: 'rot' } }, 'filters.orders.Farbe unknownField'],
    [
      'that only takes away',
      { orders: { omit: 'true', Status: '==offen' } },
      'filters.orders.omit notAllowed',
    ],
    ['with an unreadable criterion', { orders: { Datum: 'bald' } }, 'filters.orders.Datum invalidValue'],
    [
      'by all merchants',
      { orders: { displayAllMerchants: 'true' } },
      'filters.orders.displayAllMerchants unknownField',
    ],
    ['of an unknown status', { deliveries: { status: 'WEG' } }, 'filters.deliveries.status invalidValue'],
    ['of no days', { order_errors: { errorDate: 'gestern' } }, 'filters.order_errors.errorDate date'],
  ])('are refused %s', async (_, filters, expected) => {
    const { secret } = await createKey(server);
    const answer = await tradeKey(server, secret, { filters });
    expect(answer.status).toBe(422);
    const { errors } = (await answer.json()) as Problem;
    expect(errors?.map(({ path, code }) => `${path} ${code}`)).toEqual([expected]);
  });

  it('are refused beside the import, which would bring in what they do not judge', async () => {
    const { secret } = await createKey(server);
    const answer = await tradeKey(server, secret, {
      widgets: ['orders-table', 'order-import'],
      filters: { orders: FILTERS.orders },
    });
    expect(answer.status).toBe(422);
    expect(((await answer.json()) as Problem).errors).toMatchObject([
      { path: 'widgets.1', code: 'notAllowed' },
    ]);
  });
});

/** All stored rows outside of the filters, to see that none has changed and none has come. */
async function outsideRows({ database: { read } }: TestServer): Promise<unknown> {
  const merchant_erp_id = MERCHANTS.nordwind.erpId;
  return {
    orders: await read('erp_orders')
      .where({ merchant_erp_id })
      .whereNot('external_order_id', 'like', 'IN-%')
      .orderBy('id'),
    products: await read('erp_products')
      .where({ merchant_erp_id })
      .whereNot('product_number', 'like', 'IN-%')
      .orderBy('id'),
    errors: await read('order_errors').orderBy('id'),
    comments: await read('investigation_comments').orderBy('id'),
    deliveries: await read('deliveries').orderBy('id'),
    deliveryComments: await read('delivery_comments').orderBy('id'),
  };
}
