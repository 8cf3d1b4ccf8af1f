import {
  orderErrorsCreate,
  orderErrorsList,
  orderErrorsStats,
  orderErrorsUpdateStatus,
  type NewOrderError,
  type OrderErrorsQuery,
} from '@kontor/portal-core/order-errors';
import { ordersCreate, ordersFind } from '@kontor/portal-core/orders';
import { settingList, settingsList } from '@kontor/portal-core/settings';
import { equals } from '@kontor/portal-core/erp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { anOrder, insertProducts } from '../testing/erp-records.js';
import type { UserName } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const refused = (status: number, code: string) => expect.objectContaining({ status, code });

describeOnBothEngines('order errors', (setup) => {
  let server: TestServer;
  let ours: number;
  let theirs: number;
  const create = (different: Partial<NewOrderError> = {}, user: UserName = 'lager') =>
    server.as(user).call(orderErrorsCreate, {
      body: {
        status: 'offen',
        type: 'Falsche Menge',
        error_date: '2026-11-05T09:30:00.000Z',
        description: 'Zwei statt drei Tassen im Paket',
        order_erp_id: ours,
        ...different,
      },
    });
  const list = async (query: OrderErrorsQuery = {}, user: UserName = 'lager') =>
    server.as(user).call(orderErrorsList, { query });
  const ids = async (query: OrderErrorsQuery, user?: UserName) =>
    (await list(query, user)).entries.map(({ id }) => id);
  const orderOf = async (merchant: UserName, external_order_id: string) => {
    const body = [{ ...anOrder(), external_order_id }];
    return (await server.as(merchant).call(ordersCreate, { body })).entries[0]!.order_id;
  };
  const errorCount = async (id: number) => {
    const body = { query: [{ _ID_AUFTRA: equals(id) }] };
    return (await server.as('admin').call(ordersFind, { body })).entries[0]!.error_count;
  };
  const status = async (path: string, user: UserName = 'lager', init: RequestInit = {}) =>
    (await server.send(path, { user, ...init })).status;

  beforeAll(async () => {
    server = await startTestServer(setup, {
      fill: (database) =>
        database.write(async (trx) => {
          const products = [{ number: 'TASSE-01', name: 'Keramiktasse Blau', available: 500 }];
          await insertProducts(trx, 1, products);
          await insertProducts(trx, 2, products);
          // Role 9, the team lead of Nordwind, may use order errors of its own merchant.
          await trx('role_resources').insert({ role_id: 9, resource_code: '/order-errors' });
        }),
    });
    ours = await orderOf('nordwind', 'NW-1');
    theirs = await orderOf('alpenshop', 'AS-1');
  });
  afterAll(() => server.stop());
  beforeEach(() =>
    server.database.write(async (trx) => {
      await trx('order_errors').delete();
      await trx('erp_orders').update({ error_count: 0 });
    }),
  );

  it('come back as they were recorded, with the merchant and who recorded them', async () => {
    const created = await create({ description: '  Glas\r\nzerbrochen \t' });
    expect(created).toEqual({
      id: created.id,
      created_by_user_id: 103,
      creation_date: new Date(server.time.now).toISOString(),
      error_date: '2026-11-05T09:30:00.000Z',
      type: 'Falsche Menge',
      status: 'offen',
      description: 'Glas\nzerbrochen',
      order_erp_id: ours,
      order_external_id: 'NW-1',
      merchant_erp_id: 2,
      merchant_name: 'Nordwind',
    });
    expect(await list({ order_erp_id: ours })).toEqual({ entries: [created], foundCount: 1 });
  });

  it('are counted on their order', async () => {
    await create();
    await create({ order_erp_id: theirs });
    await create();
    expect([await errorCount(ours), await errorCount(theirs)]).toEqual([2, 1]);
  });

  it('leave what happened in the trail of the order', async () => {
    const { id } = await create();
    await server.as('admin').call(orderErrorsUpdateStatus, { body: { id, status: 'erledigt' } });
    const told = await server.database
      .read('audit_records')
      .join('audit_log', 'audit_log.id', 'audit_id')
      .where({ kind: 'order', record_id: ours })
      .orderBy('audit_records.id', 'desc')
      .limit(2)
      .select('action', 'actor_id', 'detail');
    expect(told.map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['orderErrors.updateStatus', 101],
      ['orderErrors.create', 103],
    ]);
    expect(JSON.parse(told[0].detail)).toEqual({ error: id, from: 'offen', to: 'erledigt' });
    expect(JSON.parse(told[1].detail)).toEqual({ error: id, type: 'Falsche Menge' });
  });

  it.each([
    ['Thu, 05 Nov 2026 09:30:00 GMT', '2026-11-05T09:30:00.000Z'],
    ['2026-11-05T10:30:00+01:00', '2026-11-05T09:30:00.000Z'],
    ['2026-11-05 09:30:00', '2026-11-05T09:30:00.000Z'],
  ])('take the date %s', async (error_date, stored) => {
    expect((await create({ error_date })).error_date).toBe(stored);
  });

  it('need a status and a type of the settings, a real date and a description, and say all of it at once', async () => {
    const wrong = { status: 'foo', type: '', error_date: '31.11.2026', description: ' \n ' };
    await expect(create(wrong)).rejects.toMatchObject({
      status: 422,
      issues: [
        { path: 'status', code: 'invalidValue' },
        { path: 'type', code: 'required' },
        { path: 'error_date', code: 'date' },
        { path: 'description', code: 'required' },
      ],
    });
    await expect(create({ description: 'x'.repeat(1001) })).rejects.toMatchObject({
      issues: [{ path: 'description', code: 'maxLength', params: { max: 1000 } }],
    });
    await expect(create({ merchant_erp_id: 1 } as never)).rejects.toMatchObject({
      issues: [{ path: 'merchant_erp_id', code: 'unknownField' }],
    });
    expect([await errorCount(ours), (await list()).foundCount]).toEqual([0, 0]);
  });

  it('follow the lists of the settings', async () => {
    const lists = await server.as('lager').call(settingsList, {});
    const types = settingList(lists.entries, 'order_error_types');
    expect(types).toContain('Falscher Artikel');
    const value = JSON.stringify([...types, 'Etikett fehlt']);
    await expect(create({ type: 'Etikett fehlt' })).rejects.toEqual(refused(422, 'validation_failed'));
    await server.database.write((trx) =>
      trx('settings').where({ key: 'order_error_types' }).update({ value }),
    );
    await expect(create({ type: 'Etikett fehlt' })).resolves.toMatchObject({ type: 'Etikett fehlt' });
  });

  it('belong to an order one may see', async () => {
    await expect(create({ order_erp_id: 987_654 })).rejects.toEqual(refused(404, 'not_found'));
    await expect(create({ order_erp_id: theirs }, 'teamlead')).rejects.toEqual(refused(404, 'not_found'));
    await expect(create({}, 'teamlead')).resolves.toMatchObject({ merchant_erp_id: 2 });
    expect(await errorCount(theirs)).toBe(0);
  });

  it('can be given any status of the settings', async () => {
    const { id } = await create();
    const change = (to: string, user: UserName = 'lager') =>
      server.as(user).call(orderErrorsUpdateStatus, { body: { id, status: to } });
    for (const to of ['erledigt', 'Rückfrage an Händler', 'offen', 'offen', 'in Bearbeitung'])
      await expect(change(to)).resolves.toMatchObject({ id, status: to });
    await expect(change('geschlossen')).rejects.toMatchObject({
      status: 422,
      issues: [{ path: 'status', code: 'invalidValue' }],
    });
    await expect(change('')).rejects.toMatchObject({ issues: [{ path: 'status', code: 'required' }] });
    expect((await list({ status: 'in Bearbeitung' })).foundCount).toBe(1);
  });

  it('of another merchant are nothing to a merchant', async () => {
    const foreign = await create({ order_erp_id: theirs });
    const own = await create();
    expect(await ids({}, 'teamlead')).toEqual([own.id]);
    expect(await ids({ merchant_erp_id: 1 }, 'teamlead')).toEqual([]);
    expect(await ids({ order_erp_id: theirs }, 'teamlead')).toEqual([]);
    const body = { id: foreign.id, status: 'erledigt' };
    await expect(server.as('teamlead').call(orderErrorsUpdateStatus, { body })).rejects.toEqual(
      refused(404, 'not_found'),
    );
    const { entries } = await server.as('teamlead').call(orderErrorsStats, {});
    expect(entries).toEqual([{ month: '2026-11', error_count: 1 }]);
    expect((await list({ order_erp_id: theirs })).entries).toEqual([foreign]);
  });

  it('are for those who hold the code', async () => {
    for (const user of ['nordwind', 'nobody'] as const) {
      await expect(list({}, user)).rejects.toEqual(refused(403, 'forbidden'));
      await expect(create({}, user)).rejects.toEqual(refused(403, 'forbidden'));
    }
  });

  it('come newest first, 20 a page, and in any other order asked for', async () => {
    const made: number[] = [];
    for (let n = 1; n <= 22; n += 1) {
      const day = String(((n * 7) % 27) + 1).padStart(2, '0');
      const type = n % 2 === 0 ? 'Falsche Menge' : 'Sonstiges';
      made.push((await create({ type, error_date: `2026-10-${day}T08:00:00Z` })).id);
    }
    const down = [...made].reverse();
    expect(await ids({})).toEqual(down.slice(0, 20));
    expect(await ids({ page: 2 })).toEqual(down.slice(20));
    expect(await ids({ limit: 5, offset: 6 })).toEqual(down.slice(5, 10));
    expect(await ids({ limit: 5, page: 2 })).toEqual(down.slice(5, 10));
    expect(await ids({ limit: 3, sort: 'id' })).toEqual(made.slice(0, 3));
    const byDate = (await list({ limit: 50, sort: 'error_date' })).entries;
    expect(byDate.map((entry) => entry.error_date)).toEqual(byDate.map((entry) => entry.error_date).sort());
    const byType = (await list({ limit: 50, sort: 'type', sortOrder: 'descend' })).entries;
    expect(byType.map(({ type, id }) => [type, id])).toEqual([
      ...down.filter((_, index) => index % 2 === 1).map((id) => ['Sonstiges', id]),
      ...down.filter((_, index) => index % 2 === 0).map((id) => ['Falsche Menge', id]),
    ]);
    expect((await list({ limit: 1 })).foundCount).toBe(22);
  });

  it('are narrowed by status, type, days of the portal, merchant, and all of it at once', async () => {
    const first = await create({ error_date: '2026-10-31T22:59:59Z' });
    const second = await create({ error_date: '2026-10-31T23:00:00Z', type: 'Sonstiges' });
    const third = await create({
      order_erp_id: theirs,
      status: 'erledigt',
      error_date: '2026-11-02T08:00:00Z',
    });
    expect(await ids({ status: 'erledigt' })).toEqual([third.id]);
    expect(await ids({ type: 'Sonstiges' })).toEqual([second.id]);
    expect(await ids({ merchant_erp_id: 1 })).toEqual([third.id]);
    // In Berlin the last second of October is 22:59:59 in UTC.
    expect(await ids({ errorDate: '2026-10-01..2026-10-31' })).toEqual([first.id]);
    expect(await ids({ errorDate: '2026-11-01..2026-11-01' })).toEqual([second.id]);
    expect(await ids({ errorDate: '2026-11-01..' })).toEqual([third.id, second.id]);
    expect(await ids({ errorDate: '..2026-10-31' })).toEqual([first.id]);
    expect(
      await ids({ status: 'offen', type: 'Sonstiges', merchant_erp_id: 2, errorDate: '2026-11-01..' }),
    ).toEqual([second.id]);
    expect(await ids({ status: "' or 1=1 --" })).toEqual([]);
  });

  it('are counted by the month of the portal, months without any too', async () => {
    for (const error_date of ['2025-12-31T23:30:00Z', '2026-01-10T08:00:00Z', '2026-04-01T00:00:00Z'])
      await create({ error_date });
    await create({ error_date: '2026-03-31T22:00:00Z', order_erp_id: theirs });
    const stats = async (query = {}) =>
      (await server.as('lager').call(orderErrorsStats, { query })).entries.map(Object.values);
    expect(await stats()).toEqual([
      ['2026-01', 2],
      ['2026-02', 0],
      ['2026-03', 0],
      ['2026-04', 2],
    ]);
    expect(await stats({ merchant_erp_id: 1 })).toEqual([['2026-04', 1]]);
    expect(await stats({ errorDate: '2026-02-01..2026-12-31' })).toEqual([['2026-04', 2]]);
    expect(await stats({ status: 'erledigt' })).toEqual([]);
  });

  it.each([
    'errorDate=2026-11-01',
    'errorDate=..',
    'errorDate=2026-11-31..',
    'errorDate=2026-11-02..2026-11-01',
    'limit=0',
    'limit=251',
    'page=0',
    'sort=description',
    'sortOrder=up',
    'merchant_erp_id=x',
    'order_id=1',
  ])('refuse ?%s', async (query) => {
    expect(await status(`/order-errors?${query}`)).toBe(422);
  });

  it.each(['asc', 'DESC', 'ascend', 'descend'])('take sortOrder=%s', async (order) => {
    expect(await status(`/order-errors?sort=status&sortOrder=${order}`)).toBe(200);
  });
});
