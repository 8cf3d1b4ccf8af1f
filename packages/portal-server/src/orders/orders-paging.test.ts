import { ordersChart, ordersFind } from '@kontor/portal-core/orders';
import { equals, type ErpFind } from '@kontor/portal-core/erp';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sqlErp, type OrderToStore } from '../erp/index.js';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { anOrder } from '../testing/erp-records.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const STATUSES = ['offen', 'geliefert', 'verrechnet', 'on hold', 'storniert'] as const;

/** Orders with many equal days, statuses and tracking numbers, so that sorts have long runs. */
const ORDERS: readonly OrderToStore[] = Array.from({ length: 97 }, (_, index) =>
  anOrder({
    external_order_id: `P-${(index * 37) % 101}`,
    date: `2026-03-0${1 + (index % 4)}`,
    status: STATUSES[(index * 7) % 5]!,
    tracking_number: index % 3 === 0 ? '' : `T${index % 5}`,
    items: [{ id: `SKU-${index % 6}`, name: `Ware ${index % 6}`, qty: 1 }],
  }),
);

describeOnBothEngines('paging through orders', (setup) => {
  let server: TestServer;
  const find = (body: ErpFind) => server.as('nordwind').call(ordersFind, { body });
  const idsOf = async (body: ErpFind) =>
    (await find(body)).entries.map((entry) => entry.fieldData._ID_AUFTRA);

  beforeAll(async () => {
    server = await startTestServer(setup, {
      fill: (database) =>
        database.write(async (trx) => {
          await sqlErp.insertOrders(trx, 2, ORDERS, { source: 'test' });
          await sqlErp.insertOrders(trx, 1, ORDERS.slice(0, 20), { source: 'test' });
        }),
    });
  });
  afterAll(() => server.stop());

  const sorts = fc.array(
    fc.record({
      fieldName: fc.constantFrom(
        'Datum',
        'Status',
        'Externe_Order_ID',
        'Nr_Artikel',
        'Trackingnummer',
        'ID_MANDAN',
      ),
      sortOrder: fc.constantFrom('ascend' as const, 'descend' as const),
    }),
    { maxLength: 3 },
  );
  const queries = fc
    .subarray([...STATUSES])
    .map((some) => some.map((status) => ({ Status: equals(status) })));

  it('gives the same records page by page, forwards and backwards, as in one list', async () => {
    await fc.assert(
      fc.asyncProperty(sorts, queries, fc.integer({ min: 6, max: 40 }), async (sort, query, limit) => {
        const all = await idsOf({ query, sort, limit: 500 });
        const pages: number[][] = [];
        let cursor: string | null = null;
        let last: string | null = null;
        do {
          const page = await find({ query, sort, limit, ...(cursor !== null && { cursor }) });
          expect(page.dataInfo).toMatchObject({
            foundCount: all.length,
            returnedCount: page.entries.length,
            totalRecordCount: 97,
          });
          pages.push(page.entries.map((entry) => entry.fieldData._ID_AUFTRA));
          last = page.dataInfo.cursor!.previous;
          cursor = page.dataInfo.cursor!.next;
        } while (cursor !== null);
        expect(pages.flat()).toEqual(all);
        for (let at = pages.length - 2; at >= 0; at -= 1) {
          const page = await find({ query, sort, limit, cursor: last! });
          expect(page.entries.map((entry) => entry.fieldData._ID_AUFTRA)).toEqual(pages[at]);
          last = page.dataInfo.cursor!.previous;
        }
        expect(last).toBeNull();
      }),
      { numRuns: 25 },
    );
  });

  it('gives the same records by offset', async () => {
    await fc.assert(
      fc.asyncProperty(sorts, queries, fc.integer({ min: 1, max: 120 }), async (sort, query, offset) => {
        const all = await idsOf({ query, sort, limit: 500 });
        await expect(idsOf({ query, sort, limit: 10, offset })).resolves.toEqual(
          all.slice(offset - 1, offset + 9),
        );
      }),
      { numRuns: 30 },
    );
  });

  it('says where the list goes on only where it does', async () => {
    await expect(find({ limit: 97 })).resolves.toMatchObject({
      dataInfo: { cursor: { next: null, previous: null } },
    });
    const first = await find({ limit: 96 });
    const second = await find({ limit: 96, cursor: first.dataInfo.cursor!.next! });
    expect(second.entries).toHaveLength(1);
    expect(second.dataInfo.cursor!.next).toBeNull();
    await expect(find({ offset: 98 })).resolves.toMatchObject({
      entries: [],
      dataInfo: { foundCount: 97, returnedCount: 0, cursor: { next: null } },
    });
  });

  it('refuses a cursor in another sort', async () => {
    const { dataInfo } = await find({ limit: 5 });
    const cursor = dataInfo.cursor!.next!;
    await expect(
      find({ sort: [{ fieldName: 'Status', sortOrder: 'ascend' }], cursor }),
    ).rejects.toMatchObject({ status: 422 });
    await expect(find({ sort: [{ fieldName: 'Datum', sortOrder: 'ascend' }], cursor })).rejects.toMatchObject(
      { status: 422 },
    );
  });

  it.each([
    ['a key without end', '"2026-03-01",1e999'],
    ['a part of a number', '"2026-03-01",1.5'],
    ['a number beyond all ids', '"2026-03-01",1e30'],
    ['a key that is no text', '5,5'],
    ['a control character', '"\\u0000",5'],
  ])('refuses a cursor with %s, which no record has', async (_what, keys) => {
    const { dataInfo } = await find({ limit: 5 });
    const [sort] = JSON.parse(Buffer.from(dataInfo.cursor!.next!, 'base64url').toString()) as unknown[];
    const cursor = Buffer.from(`[${JSON.stringify(sort)},0,${keys}]`).toString('base64url');
    await expect(find({ cursor })).rejects.toMatchObject({ status: 422, issues: [{ path: 'cursor' }] });
  });

  it('counts again as soon as something has changed', async () => {
    const offen = { query: [{ Status: equals('offen') }], limit: 1 };
    const before = (await find(offen)).dataInfo;
    await server.database.write((trx) =>
      sqlErp.insertOrders(trx, 2, [anOrder({ external_order_id: 'LATER', date: '2026-02-01' })], {
        source: 'test',
      }),
    );
    const after = (await find(offen)).dataInfo;
    expect(after.foundCount).toBe(before.foundCount + 1);
    expect(after.totalRecordCount).toBe(before.totalRecordCount + 1);
  });

  it('counts open and delivered orders of the last days, in the time zone of the portal', async () => {
    // Half past eleven in the evening in Berlin.
    server.time.now = Date.parse('2026-03-04T22:30:00Z');
    const expected = (status: string, day: string) =>
      ORDERS.filter((order) => order.status === status && order.date === day).length;
    const days = ['2026-03-03', '2026-03-04'];
    const chart = await server.as('nordwind').call(ordersChart, { query: { days: 3 } });
    expect(chart).toEqual({
      currentDate: ['2026-03-02', ...days],
      geliefertChartData: ['2026-03-02', ...days].map((day) => expected('geliefert', day)),
      offenChartData: ['2026-03-02', ...days].map((day) => expected('offen', day)),
    });
    const named = (merchant_erp_id: number, user: 'nordwind' | 'lager') =>
      server.as(user).call(ordersChart, { query: { days: 3, merchant_erp_id } });
    expect(await named(2, 'lager')).toEqual(chart);
    expect((await named(1, 'nordwind')).offenChartData).toEqual([0, 0, 0]);
    server.time.now = Date.parse('2026-03-04T23:30:00Z');
    const next = await server.as('nordwind').call(ordersChart, { query: undefined });
    expect(next.currentDate).toHaveLength(7);
    expect(next.currentDate.at(-1)).toBe('2026-03-05');
    expect(next.offenChartData.at(-1)).toBe(0);
  });
});
