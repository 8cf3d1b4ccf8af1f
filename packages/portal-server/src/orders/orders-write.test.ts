import {
  ERP_DELAY_HEADER,
  ordersCancel,
  ordersCreate,
  ordersFind,
  ordersReplace,
  ordersUpdate,
  type CreateOrdersAnswer,
  type OrderPayload,
  type OrderUpdate,
} from '@kontor/portal-core/orders';
import { equals, type ErpFind, type ErpOrder } from '@kontor/portal-core/erp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { anOrder, insertProducts } from '../testing/erp-records.js';
import type { UserName } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const aPayload = (external_order_id: string, different: Partial<OrderPayload> = {}): OrderPayload => ({
  ...anOrder(),
  external_order_id,
  ...different,
});
const refused = (status: number, code: string) => expect.objectContaining({ status, code });

describeOnBothEngines('writing orders', (setup) => {
  let server: TestServer;
  const post = async (user: UserName, body: unknown) => {
    const response = await server.send('/orders', {
      method: 'POST',
      user,
      headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en' },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const create = async (id: string, user: UserName = 'nordwind') => {
    const { entries } = await server.as(user).call(ordersCreate, { body: [aPayload(id)] });
    return entries[0]!.order_id;
  };
  const update = (
    id: number,
    fieldData: OrderUpdate['fieldData'],
    user: UserName = 'nordwind',
    modId?: string,
  ) => server.as(user).call(ordersUpdate, { params: { id }, body: { fieldData, ...(modId && { modId }) } });
  const cancel = (orderId: number, user: UserName = 'nordwind') =>
    server.as(user).call(ordersCancel, { body: { orderId } });
  const replace = (id: number, body: OrderPayload, user: UserName = 'nordwind') =>
    server.as(user).call(ordersReplace, { params: { id }, body });
  const stored = async (id: number): Promise<ErpOrder> => {
    const body = { query: [{ _ID_AUFTRA: equals(id) }] };
    return (await server.as('admin').call(ordersFind, { body })).entries[0]!;
  };
  const count = async () =>
    (await server.as('admin').call(ordersFind, { body: { limit: 1 } })).dataInfo.foundCount;
  const stock = async () => {
    const rows = server.database.read('erp_stock').join('erp_products', 'erp_products.id', 'product_id');
    return rows.where({ merchant_erp_id: 2, product_number: 'TASSE-01' }).first('available', 'reserved');
  };

  beforeAll(async () => {
    server = await startTestServer(setup, {
      fill: async (database) => {
        const products = [{ number: 'TASSE-01', name: 'Keramiktasse Blau', available: 500 }];
        await database.write((trx) => insertProducts(trx, 2, products));
        await database.write((trx) => insertProducts(trx, 1, products));
      },
    });
  });
  afterAll(() => server.stop());

  it('creates all orders of a list', async () => {
    const answer = await post('nordwind', [aPayload('ALL-1'), aPayload('ALL-2')]);
    expect(answer).toMatchObject({
      status: 201,
      body: { entries: [{ index: 0, external_order_id: 'ALL-1' }, { index: 1 }], errors: [] },
    });
    const [first] = answer.body['entries'] as { order_id: number; recordId: string }[];
    expect(first!.recordId).toBe(String(first!.order_id));
    expect((await stored(first!.order_id)).fieldData).toMatchObject({ ID_MANDAN: 2, Status: 'offen' });
  });

  it('says how long the ERP takes with a created and a replaced order', async () => {
    const client = server.as('nordwind');
    const created = await client.open(ordersCreate, { body: [aPayload('DELAY-1')] });
    expect(created.header(ERP_DELAY_HEADER)).toBe('7000');
    const { entries } = JSON.parse(await created.text()) as CreateOrdersAnswer;
    const params = { id: entries[0]!.order_id };
    const replaced = await client.open(ordersReplace, { params, body: aPayload('DELAY-1') });
    expect(replaced.header(ERP_DELAY_HEADER)).toBe('7000');
  });

  it('creates some and tells why the others were refused', async () => {
    const bad = aPayload('SOME-2', { date: 'tomorrow', items: [{ id: 'NO-SUCH', qty: 1 }] });
    const answer = await post('nordwind', [aPayload('SOME-1'), bad, aPayload('SOME-1')]);
    expect(answer).toMatchObject({ status: 207, body: { entries: [{ index: 0 }] } });
    expect(answer.body['errors']).toEqual([
      expect.objectContaining({ index: 1, code: 'validation_failed', external_order_id: 'SOME-2' }),
      expect.objectContaining({ index: 2, code: 'already_exists' }),
    ]);
    const [first] = answer.body['errors'] as { errors: { path: string; code: string; message: string }[] }[];
    expect(first!.errors.map(({ path, code }) => `${path} ${code}`).sort()).toEqual([
      'date date',
      'items.0.id unknownProduct',
    ]);
    expect(first!.errors.find(({ path }) => path === 'date')!.message).toBe('Invalid date');
  });

  it('reads lists by every field on with half a character in an order, and stores what it answers', async () => {
    const half = '\ud83d';
    const { address } = aPayload('');
    const halved = aPayload(`HALF-1${half}`, {
      customer_order_reference: `Ref${half}`,
      address: { ...address, name: `Jana${half}`, city: `Köln${half}` },
    });
    const answer = await post('nordwind', [halved]);
    expect(answer).toMatchObject({ status: 201, body: { entries: [{ external_order_id: 'HALF-1\ufffd' }] } });
    const ask = (body: ErpFind) => server.as('nordwind').call(ordersFind, { body });
    const found = await ask({ query: [{ Adressblock: '*Jana*' }, { Kundenreferenz: 'Ref*' }] });
    expect(found.entries.map(({ fieldData }) => fieldData.Externe_Order_ID)).toContain('HALF-1\ufffd');
    for (const fieldName of ['Adressblock', 'Kundenreferenz', 'Externe_Order_ID', 'Artikelname'])
      await ask({ sort: [{ fieldName, sortOrder: 'ascend' }] });
  });

  it.each([
    ['SPELT-1', 'spelt 1'],
    ['#8801', '008801'],
  ])(
    'takes %s for the order that comes once more as %s, and for another one with other content',
    async (one, other) => {
      await create(one);
      const again = await post('nordwind', [aPayload(other)]);
      expect(again).toMatchObject({ status: 409, body: { errors: [{ index: 0, code: 'already_exists' }] } });
      const changed = await post('nordwind', [aPayload(other, { date: '2026-01-07' })]);
      expect(changed).toMatchObject({ status: 201, body: { entries: [{ external_order_id: other }] } });
    },
  );

  it('creates none and answers as a problem when every order is refused', async () => {
    await expect(post('nordwind', [aPayload('x')])).resolves.toMatchObject({
      status: 422,
      body: { code: 'validation_failed', entries: [] },
    });
    await create('NONE-1');
    const again = await post('nordwind', [aPayload('NONE-1')]);
    expect(again).toMatchObject({ status: 409, body: { code: 'already_exists', errors: [{ index: 0 }] } });
    expect(again.body['detail']).toBe('External order ID already exists');
    await expect(post('nordwind', [])).resolves.toMatchObject({ status: 422 });
    await expect(post('nordwind', [{ ...aPayload('EXTRA'), status: 'geliefert' }])).resolves.toMatchObject({
      status: 422,
      body: { errors: [{ path: '0.status', code: 'unknownField' }] },
    });
  });

  it('gives an order to the merchant of who creates it; only staff may name another', async () => {
    const theirs = aPayload('WHOSE-1', { merchant_erp_id: 1 });
    await expect(post('nordwind', [theirs])).resolves.toMatchObject({
      status: 422,
      body: { errors: [{ errors: [{ path: 'merchant_erp_id', code: 'ownMerchantOnly' }] }] },
    });
    await expect(post('admin', [theirs])).resolves.toMatchObject({ status: 201 });
    await expect(post('admin', [aPayload('WHOSE-2')])).resolves.toMatchObject({
      status: 422,
      body: { errors: [{ errors: [{ path: 'merchant_erp_id', code: 'required' }] }] },
    });
    await expect(post('admin', [aPayload('WHOSE-3', { merchant_erp_id: 99 })])).resolves.toMatchObject({
      status: 422,
    });
  });

  it('creates one of many identical orders that come at once', async () => {
    const before = await count();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => post('nordwind', [aPayload('PARALLEL')])),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(99).fill(409)]);
    await expect(count()).resolves.toBe(before + 1);
  });

  it('holds and releases an open order and counts its changes', async () => {
    const id = await create('HOLD');
    await expect(update(id, { Status: 'on hold' })).resolves.toMatchObject({
      modId: '1',
      fieldData: { Status: 'on hold' },
    });
    await expect(update(id, { Status: 'offen' })).resolves.toMatchObject({
      modId: '2',
      fieldData: { Status: 'offen' },
    });
    await expect(update(id, { Status: 'offen' })).resolves.toMatchObject({ modId: '2' });
  });

  it('refuses a change of status the machine does not know, and one of an outdated record', async () => {
    const id = await create('REFUSE');
    await expect(update(id, { Status: 'verrechnet' }, 'lager')).rejects.toEqual(
      refused(409, 'status_conflict'),
    );
    await expect(update(id, { Status: 'foo' })).rejects.toEqual(refused(422, 'validation_failed'));
    await expect(update(id, { Status: 'on hold' }, 'nordwind', '7')).rejects.toEqual(refused(409, 'stale'));
    await expect(update(id, { Adressblock: 'x' } as never)).rejects.toMatchObject({
      issues: [{ path: 'fieldData.Adressblock', code: 'unknownField' }],
    });
    await expect(stored(id)).resolves.toMatchObject({ modId: '0', fieldData: { Status: 'offen' } });
  });

  it('lets only the warehouse take its own steps, which take the goods out of the reserved stock', async () => {
    const id = await create('SHIP');
    const before = await stock();
    await expect(update(id, { Status: 'geliefert' })).rejects.toEqual(refused(403, 'forbidden'));
    await expect(update(id, { Trackingnummer: 'JJD1' })).rejects.toEqual(refused(403, 'forbidden'));
    const shipped = { Status: 'geliefert', Trackingnummer: ' JJD1 \n JJD2', Versanddienstleister: 'dhl' };
    await expect(update(id, shipped, 'lager')).resolves.toMatchObject({
      fieldData: { Status: 'geliefert', Trackingnummer: 'JJD1\rJJD2', Versanddienstleister: 'dhl' },
    });
    await expect(stock()).resolves.toEqual({ available: before.available, reserved: before.reserved - 1 });
    const found = await server.as('nordwind').call(ordersFind, { body: { search: 'jjd2' } });
    expect(found.entries.map((entry) => entry.fieldData._ID_AUFTRA)).toEqual([id]);
    await update(id, { Trackingnummer: 'NEW9' }, 'lager');
    await expect(server.as('nordwind').call(ordersFind, { body: { search: 'jjd2' } })).resolves.toMatchObject(
      { entries: [] },
    );
    await expect(update(id, { Status: 'verrechnet' }, 'lager')).resolves.toMatchObject({
      fieldData: { Status: 'verrechnet' },
    });
  });

  it('takes a first comment from the merchant and later ones from the warehouse', async () => {
    const id = await create('COMMENT');
    await expect(update(id, { ZZN_Notiz_Scanner: 'x'.repeat(101) })).rejects.toMatchObject({
      issues: [{ path: 'fieldData.ZZN_Notiz_Scanner', code: 'maxLength' }],
    });
    await expect(update(id, { ZZN_Notiz_Scanner: 'Vorsicht Glas' })).resolves.toMatchObject({
      fieldData: { ZZN_Notiz_Scanner: 'Vorsicht Glas' },
    });
    await expect(update(id, { ZZN_Notiz_Scanner: 'Egal' })).rejects.toEqual(refused(403, 'forbidden'));
    await expect(update(id, { ZZN_Notiz_Scanner: '' }, 'lager')).resolves.toMatchObject({ modId: '2' });
  });

  it('refuses a comment without a text where there is none', async () => {
    const id = await create('NO-COMMENT');
    const refusal = {
      status: 422,
      issues: [{ path: 'fieldData.ZZN_Notiz_Scanner', code: 'required' }],
    };
    for (const text of ['', '  \n ', '\u200b']) {
      await expect(update(id, { ZZN_Notiz_Scanner: text })).rejects.toMatchObject(refusal);
      await expect(update(id, { Status: 'on hold', ZZN_Notiz_Scanner: text })).rejects.toMatchObject(refusal);
    }
    await expect(stored(id)).resolves.toMatchObject({ modId: '0', fieldData: { Status: 'offen' } });
  });

  it('cancels, gives the stock back, and cancels only once', async () => {
    const before = await stock();
    const id = await create('CANCEL');
    await expect(cancel(id)).resolves.toMatchObject({ fieldData: { Status: 'storniert' } });
    await expect(stock()).resolves.toEqual(before);
    await expect(cancel(id)).rejects.toEqual(refused(409, 'status_conflict'));
    await expect(update(id, { Status: '' })).resolves.toMatchObject({ fieldData: { Status: '' } });
    const held = await create('CANCEL');
    await update(held, { Status: 'on hold' });
    await expect(cancel(held)).rejects.toEqual(refused(409, 'status_conflict'));
  });

  it('replaces an open order in one step and keeps its comment', async () => {
    const before = await stock();
    const id = await create('EDIT');
    await update(id, { ZZN_Notiz_Scanner: 'Geschenk' });
    const items = [{ id: 'TASSE-01', qty: 3 }];
    const successor = await replace(id, aPayload('EDIT', { items }));
    expect(successor.fieldData).toMatchObject({
      Externe_Order_ID: 'EDIT',
      Status: 'offen',
      ZZN_Notiz_Scanner: 'Geschenk',
    });
    expect(successor.fieldData._ID_AUFTRA).toBeGreaterThan(id);
    await expect(stored(id)).resolves.toMatchObject({ fieldData: { Status: 'storniert' } });
    await expect(stock()).resolves.toEqual({
      available: before.available - 3,
      reserved: before.reserved + 3,
    });
    await expect(replace(id, aPayload('EDIT'))).rejects.toEqual(refused(409, 'status_conflict'));
  });

  it('leaves the old order as it was when the new one cannot be created', async () => {
    const id = await create('KEEP');
    await create('TAKEN');
    await expect(replace(id, aPayload('TAKEN'))).rejects.toEqual(refused(409, 'already_exists'));
    await expect(replace(id, aPayload('KEEP', { items: [] }))).rejects.toMatchObject({
      issues: [{ code: 'itemsRequired' }],
    });
    await expect(replace(id, aPayload('KEEP', { merchant_erp_id: 1 }))).rejects.toMatchObject({
      issues: [{ path: 'merchant_erp_id', code: 'merchantFixed' }],
    });
    const outdated = { ...aPayload('KEEP'), modId: '7' };
    await expect(replace(id, outdated)).rejects.toEqual(refused(409, 'stale'));
    await expect(stored(id)).resolves.toMatchObject({ modId: '0', fieldData: { Status: 'offen' } });
  });

  it('does not tell another merchant that an order exists, and changes nothing', async () => {
    const id = await create('SECRET');
    const missing = refused(404, 'not_found');
    await expect(update(id, { Status: 'on hold' }, 'alpenshop')).rejects.toEqual(missing);
    await expect(cancel(id, 'alpenshop')).rejects.toEqual(missing);
    await expect(replace(id, aPayload('SECRET'), 'alpenshop')).rejects.toEqual(missing);
    await expect(cancel(987_654_321)).rejects.toEqual(missing);
    await expect(stored(id)).resolves.toMatchObject({ modId: '0', fieldData: { Status: 'offen' } });
  });

  it('refuses everything to someone without the permission', async () => {
    await expect(post('nobody', [aPayload('NO')])).resolves.toMatchObject({ status: 403 });
  });
});
