import {
  ordersBulk,
  ordersCreate,
  ordersFind,
  ordersGenerateCsv,
  type BulkAction,
  type BulkRequest,
} from '@kontor/portal-core/orders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sqlErp } from '../erp/index.js';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { anOrder, insertProducts } from '../testing/erp-records.js';
import type { UserName } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

describeOnBothEngines('changing many orders', (setup, engine) => {
  let server: TestServer;
  let made = 0;
  const create = async (count: number, user: UserName = 'nordwind') => {
    const body = Array.from({ length: count }, () => ({
      ...anOrder(),
      external_order_id: `B-${(made += 1)}`,
    }));
    return (await server.as(user).call(ordersCreate, { body })).entries.map(({ order_id }) => order_id);
  };
  const bulk = (body: BulkRequest, user: UserName = 'nordwind') => server.as(user).call(ordersBulk, { body });
  const told = async (body: BulkRequest, user?: UserName) =>
    (await bulk(body, user)).entries.map(
      ({ outcome, reason, new_status }) => reason ?? new_status ?? outcome,
    );
  const statuses = async (ids: readonly number[]) => {
    const rows = await server.database
      .read('erp_orders')
      .select('id', 'status')
      .whereIn('id', [...ids]);
    const byId = new Map(rows.map(({ id, status }) => [Number(id), String(status)]));
    return ids.map((id) => byId.get(id));
  };
  const trailed = async (ids: readonly number[]) => {
    const rows = await server.database
      .read('audit_records')
      .select('record_id', 'detail')
      .where({ kind: 'order' })
      .whereIn('record_id', [...ids])
      .orderBy(['audit_id', 'record_id']);
    return rows.map(({ record_id, detail }) => [Number(record_id), JSON.parse(String(detail))]);
  };
  const refusal = (body: unknown) =>
    server
      .send('/orders/bulk', {
        method: 'POST',
        user: 'nordwind',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      })
      .then(async (response) => [
        response.status,
        ((await response.json()) as { errors?: { path: string }[] }).errors?.map(({ path }) => path),
      ]);

  beforeAll(async () => {
    server = await startTestServer(setup, {
      fill: (database) =>
        database.write((trx) =>
          insertProducts(trx, 2, [
            { number: 'TASSE-01', name: 'Keramiktasse Blau', available: 100_000 },
          ]).then(() => insertProducts(trx, 1, [{ number: 'TASSE-01', name: 'Tasse', available: 100_000 }])),
        ),
    });
  });
  afterAll(() => server.stop());

  it('tells what would become of each order and changes none of them', async () => {
    const ids = await create(3);
    await bulk({ action: 'hold', ids: [ids[1]!] });
    await bulk({ action: 'cancel', ids: [ids[2]!] });
    expect(await told({ action: 'hold', ids, dryRun: true })).toEqual([
      'on hold',
      'alreadyThere',
      'statusConflict',
    ]);
    expect(await told({ action: 'cancel', ids, dryRun: true })).toEqual([
      'storniert',
      'heldFirst',
      'alreadyThere',
    ]);
    expect(await statuses(ids)).toEqual(['offen', 'on hold', 'storniert']);
  });

  it('changes what can change, tells the rest, and the trail names only what changed', async () => {
    const ids = await create(3);
    await bulk({ action: 'hold', ids: [ids[1]!] });
    expect(await told({ action: 'cancel', ids })).toEqual(['storniert', 'heldFirst', 'storniert']);
    expect(await statuses(ids)).toEqual(['storniert', 'on hold', 'storniert']);
    expect(await trailed(ids.toSpliced(1, 1))).toEqual(
      expect.arrayContaining([[ids[0], { from: 'offen', to: 'storniert' }]]),
    );
    expect(await trailed([ids[1]!])).not.toContainEqual([ids[1], { from: 'on hold', to: 'storniert' }]);
    expect(await told({ action: 'cancel', ids })).toEqual(['alreadyThere', 'heldFirst', 'alreadyThere']);
  });

  it('gives the stock of cancelled orders back, and keeps that of held ones', async () => {
    const stock = async () => {
      const row = await server.database
        .read('erp_stock')
        .join('erp_products', 'erp_products.id', 'product_id')
        .where({ merchant_erp_id: 2 })
        .first('available', 'reserved');
      return [Number(row?.available), Number(row?.reserved)] as const;
    };
    const [available, reserved] = await stock();
    const ids = await create(5);
    await bulk({ action: 'hold', ids: ids.slice(0, 2) });
    expect(await stock()).toEqual([available - 5, reserved + 5]);
    await bulk({ action: 'cancel', ids });
    expect(await stock()).toEqual([available - 2, reserved + 2]);
    await bulk({ action: 'release', ids });
    await bulk({ action: 'cancel', ids });
    expect(await stock()).toEqual([available, reserved]);
  });

  it('finds its orders itself, more than fit one transaction, and goes on with a cursor', async () => {
    const many = Array.from({ length: 5010 }, (_, at) => anOrder({ external_order_id: `MANY-${at}` }));
    await server.database.write((trx) => sqlErp.insertOrders(trx, 2, many, { source: 'test' }));
    const query = [{ Externe_Order_ID: 'MANY', Status: '==offen' }];
    const first = await bulk({ action: 'hold', find: { query }, dryRun: true });
    expect([first.foundCount, first.entries.length]).toEqual([5010, 5000]);
    const rest = await bulk({ action: 'hold', find: { query, cursor: first.next! }, dryRun: true });
    expect([rest.entries.length, rest.next]).toEqual([10, null]);
    const ids = [...first.entries, ...rest.entries].map(({ order_id }) => order_id);
    expect(new Set(ids).size).toBe(5010);
    const done = await bulk({ action: 'hold', find: { query } });
    expect(done.entries.filter(({ outcome }) => outcome === 'changed')).toHaveLength(5000);
    const { dataInfo } = await server.as('nordwind').call(ordersFind, { body: { query, limit: 1 } });
    expect(dataInfo.foundCount).toBe(10);
    expect(await refusal({ action: 'hold', find: { cursor: 'nonsense' } })).toEqual([422, ['cursor']]);
  });

  it("never touches another merchant's orders, nor tells of them", async () => {
    const [theirs] = await create(1, 'alpenshop');
    const { entries } = await bulk({ action: 'cancel', ids: [theirs!, 999_999_999] });
    expect(entries).toEqual(
      [theirs, 999_999_999].map((order_id) => ({
        order_id,
        external_order_id: '',
        status: null,
        new_status: null,
        outcome: 'refused',
        reason: 'notFound',
      })),
    );
    const all = { query: [{ ID_MANDAN: '1', displayAllMerchants: true }] };
    expect((await bulk({ action: 'cancel', find: all })).foundCount).toBe(0);
    expect(await statuses([theirs!])).toEqual(['offen']);
    expect(await told({ action: 'hold', ids: [theirs!] }, 'lager')).toEqual(['on hold']);
    expect(await told({ action: 'release', ids: [theirs!] }, 'admin')).toEqual(['offen']);
  });

  it('keeps what is stored when a part fails, and tells the part', async () => {
    const ids = [...(await create(500)), ...(await create(500)), ...(await create(20))];
    const last = ids.at(-1)!;
    const refuse = engine === 'sqlite' ? `select raise(abort, 'full')` : '';
    await server.database.write(async (trx) => {
      if (engine === 'sqlite')
        await trx.raw(
          `create trigger refuse before update on erp_orders when new.id = ${last} begin ${refuse}; end`,
        );
      else
        await trx.raw(
          `create function refuse() returns trigger language plpgsql as $$ begin if new.id = ${last} then raise exception 'full'; end if; return new; end $$;
           create trigger refuse before update on erp_orders for each row execute function refuse()`,
        );
    });
    const { entries } = await bulk({ action: 'hold', ids });
    expect(entries.map(({ order_id }) => order_id)).toEqual(ids);
    expect(new Set(entries.slice(0, 1000).map(({ outcome }) => outcome))).toEqual(new Set(['changed']));
    expect(new Set(entries.slice(1000).map(({ reason }) => reason))).toEqual(new Set(['notStored']));
    expect(new Set(await statuses(ids.slice(1000)))).toEqual(new Set(['offen']));
    await server.database.write((trx) =>
      trx.raw(engine === 'sqlite' ? 'drop trigger refuse' : 'drop trigger refuse on erp_orders'),
    );
    const again = await bulk({ action: 'hold', ids });
    expect(new Set(again.entries.slice(1000).map(({ outcome }) => outcome))).toEqual(new Set(['changed']));
  });

  it.each([
    [{ action: 'hold' }, ['ids']],
    [{ action: 'hold', ids: [] }, ['ids']],
    [{ action: 'hold', ids: [1], find: {} }, ['find']],
    [{ action: 'deliver', ids: [1] }, ['action']],
    [{ action: 'hold', ids: [0, 1.5] }, ['ids.0', 'ids.1']],
    [{ action: 'hold', ids: [1], force: true }, ['force']],
    [{ action: 'hold', find: { query: [{ Foo: 'x' }] } }, ['query.0.Foo']],
    [{ action: 'hold', find: { query: [{ importId: 'x' }] } }, ['query.0.importId']],
  ] as const)('refuses %j', async (body, paths) => {
    expect(await refusal(body)).toEqual([422, paths]);
  });

  it('refuses more than 5,000 at once', async () => {
    const ids = Array.from({ length: 5001 }, (_, at) => at + 1);
    expect(await refusal({ action: 'hold', ids })).toEqual([422, ['ids']]);
  });

  it('is for those who may use orders', async () => {
    for (const action of ['hold', 'release', 'cancel'] satisfies BulkAction[])
      await expect(bulk({ action, ids: [1] }, 'nobody')).rejects.toMatchObject({ status: 403 });
  });

  it('exports exactly the orders named, in the order of the list', async () => {
    const ids = await create(4);
    const response = await server.as('nordwind').open(ordersGenerateCsv, {
      body: {
        ids: [ids[2]!, ids[0]!],
        columns: ['external_order_id'],
        dialect: 'plain',
        sort: [{ fieldName: '_ID_AUFTRA', sortOrder: 'ascend' }],
      },
    });
    const text = (await new Response(response.stream as ReadableStream).text()).replaceAll('"', '');
    const lines = text.trim().split(/\r?\n/);
    const named = await server.database
      .read('erp_orders')
      .select('external_order_id')
      .whereIn('id', [ids[0]!, ids[2]!])
      .orderBy('id');
    expect(lines.slice(1)).toEqual(named.map(({ external_order_id }) => external_order_id));
    expect(response.header('X-Found-Count')).toBe('2');
  });
});
