import {
  deliveriesGet,
  deliveriesList,
  deliveriesStatus,
  deliveriesUpdate,
  deliveryComments,
  deliveryCommentsCreate,
  deliveryInbound,
  warehousesList,
  type DeliveryChange,
  type NewDelivery,
} from '@kontor/portal-core/deliveries';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { DELIVERY_NOW, deliverySteps, insertGoods, PRODUCTS, refusal } from '../testing/deliveries.js';
import { MERCHANTS, type UserName, USERS } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

describeOnBothEngines('deliveries', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup, { fill: insertGoods });
    server.time.now = DELIVERY_NOW;
  });
  afterAll(() => server.stop());

  const { create, move, accepted } = deliverySteps(() => server);

  describe('are announced', () => {
    it('with their products by the names the ERP knows, and wait for review', async () => {
      const delivery = await create();
      expect(delivery).toMatchObject({
        status: 'OPEN',
        creation_date: '2026-11-21T12:00:00.000Z',
        delivery_datetime: '2026-11-26T08:30:00.000Z',
        merchant_id: MERCHANTS.nordwind.id,
        user: { merchant: { merchant_name: 'Nordwind' } },
        intendo_id: null,
      });
      expect(JSON.parse(delivery.products)).toEqual([
        { id: 'NW-TEE', name: 'Friesentee', qty: 10 },
        { id: 'NW-TASSE', name: 'Tasse Moin', qty: 4 },
      ]);
    });

    it('not too early, not without goods, warehouse or document, told all at once', async () => {
      const wrong = {
        delivery_datetime: '2026-11-22T08:00:00Z',
        products: '[]',
        warehouse: '',
        document_file: '',
      };
      expect(await refusal(create(wrong))).toEqual([
        422,
        'delivery_datetime deliveryTooEarly',
        'products productsRequired',
        'warehouse required',
        'document_file required',
      ]);
      expect(await refusal(create({ warehouse: 'Atlantis' }))).toEqual([422, 'warehouse invalidValue']);
      const foreign = JSON.stringify([{ id: 'AS-1', name: 'Enzian', qty: 1 }]);
      expect(await refusal(create({ products: foreign }))).toEqual([422, 'products.0.id unknownProduct']);
    });

    it('by staff for a merchant they name, by a merchant for itself alone', async () => {
      const merchant_id = MERCHANTS.nordwind.id;
      expect(await create({ merchant_id }, 'lager')).toMatchObject({ merchant_id });
      expect(await refusal(create({}, 'lager'))).toContain('merchant_id required');
      expect(await refusal(create({ merchant_id: MERCHANTS.alpenshop.id }))).toContain(
        'merchant_id ownMerchantOnly',
      );
    });
  });

  describe('are listed', () => {
    const list = (query: object, user: UserName = 'nordwind') =>
      server.as(user).call(deliveriesList, { query });

    it('newest first, a merchant its own, staff all', async () => {
      const own = await create();
      const mine = await list({});
      expect(mine.entries[0]?.id).toBe(own.id);
      expect((await list({}, 'alpenshop')).foundCount).toBe(0);
      expect((await list({ displayAllMerchants: true }, 'lager')).foundCount).toBe(mine.foundCount);
    });

    it('by number, status, product, merchant and days', async () => {
      const wanted = await create({ delivery_datetime: '2026-12-24T22:30:00Z', note: 'Weihnachten' });
      const ids = async (query: object, user?: UserName) =>
        (await list(query, user)).entries.map(({ id }) => id);
      expect(await ids({ id: wanted.id })).toEqual([wanted.id]);
      expect(await ids({ delivery_datetime: '12/24/2026..12/24/2026' })).toEqual([wanted.id]);
      expect(await ids({ delivery_datetime: '12/25/2026..' })).toEqual([]);
      expect(await ids({ creation_date: '..11/20/2026' })).toEqual([]);
      expect(await ids({ creation_date: '11/21/2026..' })).toContain(wanted.id);
      expect(await ids({ product: 'friesen' })).toContain(wanted.id);
      expect(await ids({ product: 'weihnachten' })).toEqual([]);
      expect(await ids({ product: '%' })).toEqual([]);
      expect(await ids({ status: 'DONE' })).toEqual([]);
      expect(await ids({ status: '' })).toContain(wanted.id);
      expect(await ids({ merchant_id: MERCHANTS.nordwind.id }, 'lager')).toContain(wanted.id);
      expect(await ids({ merchant_id: MERCHANTS.alpenshop.id }, 'lager')).toEqual([]);
    });

    it('as long as their goods are still expected', async () => {
      const [open, declined] = [await create(), await create()];
      await move(declined.id, 'DECLINED');
      const ids = (await list({ expected: true })).entries.map(({ id }) => id);
      expect(ids).toContain(open.id);
      expect(ids).not.toContain(declined.id);
    });

    it('by the ERP’s number of a merchant, which shows nobody more than they may read', async () => {
      const wanted = await create();
      const named = async (merchant_erp_id: number, user?: UserName) =>
        (await list({ merchant_erp_id }, user)).entries.map(({ id }) => id);
      expect(await named(MERCHANTS.nordwind.erpId, 'lager')).toContain(wanted.id);
      expect(await named(MERCHANTS.alpenshop.erpId, 'lager')).toEqual([]);
      expect(await named(MERCHANTS.nordwind.erpId)).toContain(wanted.id);
      expect(await named(MERCHANTS.nordwind.erpId, 'alpenshop')).toEqual([]);
      expect(await named(999_999, 'alpenshop')).toEqual([]);
    });

    it('in every order that is asked for', async () => {
      await create({ delivery_datetime: '2027-01-05T08:00:00Z' });
      for (const sort of [
        'id',
        'creation_date',
        'status',
        'products',
        'merchant_id',
        'erp_shop_code',
        'delivery_datetime',
      ]) {
        const up = await list({ sort });
        const down = await list({ sort, sortOrder: 'descend' });
        expect(down.entries.map(({ id }) => id)).toEqual(up.entries.map(({ id }) => id).reverse());
      }
    });

    it('not for other merchants without the permission, not by what cannot be read', async () => {
      expect(await refusal(list({ merchant_id: MERCHANTS.nordwind.id }))).toEqual([403]);
      expect(await refusal(list({ displayAllMerchants: true }))).toEqual([403]);
      expect(await refusal(list({ creation_date: '2026-11-01' }))).toEqual([422, 'creation_date date']);
      expect(await refusal(list({ sort: 'password' }))).toEqual([422, 'sort invalidValue']);
    });
  });

  it('of another merchant are not found at any door', async () => {
    const { id } = await create();
    const alpenshop = server.as('alpenshop');
    expect(await refusal(alpenshop.call(deliveriesGet, { params: { id } }))).toEqual([404]);
    expect(await refusal(alpenshop.call(deliveryComments, { query: { delivery_id: id } }))).toEqual([404]);
    const comment = { delivery_id: id, comment: '<p>Fremd</p>' };
    expect(await refusal(alpenshop.call(deliveryCommentsCreate, { body: comment }))).toEqual([404]);
    const { intendo_id } = await accepted();
    const params = { intendoId: intendo_id ?? 0 };
    expect(await refusal(alpenshop.call(deliveryInbound, { params }))).toEqual([404]);
  });

  it('are talked about, and the status tells its reason in the thread', async () => {
    const { id } = await create();
    await server.as('nordwind').call(deliveryCommentsCreate, {
      body: { delivery_id: id, comment: '<p>Zwei Paletten<script>x</script></p>' },
    });
    await move(id, 'UNDER_REVIEW');
    await move(id, 'DECLINED');
    const { entries } = await server.as('nordwind').call(deliveryComments, { query: { delivery_id: id } });
    expect(entries.map(({ comment, action_meta }) => [comment, action_meta])).toEqual([
      ['<p>Zwei Paletten</p>', ''],
      ['<p>In Ordnung.</p>', '{"action":"changeStatus","from":"OPEN","to":"UNDER_REVIEW"}'],
      ['<p>In Ordnung.</p>', '{"action":"changeStatus","from":"UNDER_REVIEW","to":"DECLINED"}'],
    ]);
    expect(entries[1]?.user?.username).toBe('lager');
    const blank = { delivery_id: id, comment: '<p> </p>' };
    expect(await refusal(server.as('nordwind').call(deliveryCommentsCreate, { body: blank }))).toEqual([
      422,
      'comment required',
    ]);
  });

  it('say who set the status that refuses a step, and which steps are left', async () => {
    const { id } = await create();
    await expect(move(id, 'ACCEPTED')).rejects.toMatchObject({
      message:
        'Der Status ist „Offen“. Als Nächstes: „Prüfung beginnen“, „Als hinfällig markieren“, „Ablehnen“.',
    });
    await move(id, 'DECLINED');
    await expect(move(id, 'UNDER_REVIEW')).rejects.toMatchObject({
      message:
        'Der Status ist „Abgelehnt“, gesetzt von Test lager. Dieser Status ist endgültig, es kommt kein weiterer Schritt.',
    });
  });

  it('answer a long thread from its newest comments on, and the older ones when asked for those', async () => {
    const { id } = await create();
    const ask = (query: object = {}) =>
      server.as('nordwind').call(deliveryComments, { query: { delivery_id: id, ...query } });
    const row = {
      delivery_id: id,
      user_id: USERS.lager.id,
      creation_date: '2026-11-01T10:00:00.000Z',
      action_meta: '',
    };
    const rows = Array.from({ length: 1263 }, (_, n) => ({ ...row, comment: `<p>${n}</p>` }));
    await server.database.write((trx) => trx.batchInsert('delivery_comments', rows, 100));
    const newest = await ask();
    expect([newest.entries.length, newest.foundCount]).toEqual([1000, 1263]);
    expect(newest.entries.at(-1)?.comment).toBe('<p>1262</p>');
    const older = await ask({ before: newest.entries[0]!.id });
    expect([older.entries[0]!.comment, older.entries.at(-1)!.comment]).toEqual(['<p>0</p>', '<p>262</p>']);
    expect(older.foundCount).toBe(1263);
    expect((await ask({ before: older.entries[0]!.id })).entries).toEqual([]);
  });

  it('go along their machine and no other way, moved by staff alone', async () => {
    const { id } = await create();
    expect(await refusal(move(id, 'ACCEPTED'))).toEqual([409]);
    expect(await refusal(move(id, 'OPEN'))).toEqual([409]);
    expect(await refusal(move(id, 'UNDER_REVIEW', 'nordwind'))).toEqual([403]);
    await move(id, 'OBSOLETE');
    expect(await refusal(move(id, 'UNDER_REVIEW'))).toEqual([409]);
    expect((await server.as('lager').call(deliveryComments, { query: { delivery_id: id } })).foundCount).toBe(
      1,
    );
  });

  it('are changed by staff until they are over, their products until they are accepted', async () => {
    const { id } = await create();
    const change = (body: Partial<NewDelivery>, user: UserName = 'lager') =>
      server.as(user).call(deliveriesUpdate, { params: { id }, body });
    expect(await refusal(change({ carrier: 'GLS' }, 'nordwind'))).toEqual([403]);
    expect(await change({ carrier: 'GLS', tracking_number: ' 4711 ' })).toMatchObject({
      carrier: 'GLS',
      tracking_number: '4711',
    });
    const products = JSON.stringify([{ id: 'NW-TASSE', name: '', qty: 7 }]);
    expect(JSON.parse((await change({ products })).products)).toEqual([
      { id: 'NW-TASSE', name: 'Tasse Moin', qty: 7 },
    ]);
    expect(await refusal(change({ warehouse: 'Atlantis' }))).toEqual([422, 'warehouse invalidValue']);
    expect(await change({ document_file: 'korrigiert.pdf' })).toMatchObject({
      document_file: 'korrigiert.pdf',
    });
    await move(id, 'UNDER_REVIEW');
    expect(await refusal(change({ products }, 'nordwind'))).toEqual([403]);
    expect(await change({ products: PRODUCTS })).toMatchObject({ status: 'UNDER_REVIEW' });
    await move(id, 'ACCEPTED');
    expect(await refusal(change({ products }))).toEqual([409]);
    await change({ note: 'Tor 4' });
    await move(id, 'DONE');
    expect(await refusal(change({ note: 'zu spät' }))).toEqual([409]);
  });

  it('are changed from the version that was read, and not over the change of another', async () => {
    const { id, modId } = await create();
    const change = (body: DeliveryChange) =>
      server.as('lager').call(deliveriesUpdate, { params: { id }, body });
    const changed = await change({ note: 'Tor 4', modId });
    expect(changed.modId).not.toBe(modId);
    await expect(change({ note: 'Tor 5', modId })).rejects.toMatchObject({ status: 409, code: 'stale' });
    await move(id, 'UNDER_REVIEW');
    expect(await refusal(change({ products: PRODUCTS, modId: changed.modId }))).toEqual([409]);
    const now = await server.as('lager').call(deliveriesGet, { params: { id } });
    expect(now).toMatchObject({ note: 'Tor 4', status: 'UNDER_REVIEW' });
    expect(await change({ note: 'Tor 5', modId: now.modId })).toMatchObject({ note: 'Tor 5' });
  });

  it('take no products the merchant has not, none at all, and no property nobody knows', async () => {
    const { id } = await create();
    const change = (body: Partial<NewDelivery>) =>
      server.as('lager').call(deliveriesUpdate, { params: { id }, body });
    const foreign = JSON.stringify([{ id: 'AS-1', name: 'Enzian', qty: 1 }]);
    expect(await refusal(change({ products: foreign }))).toEqual([422, 'products.0.id unknownProduct']);
    const control = JSON.stringify([{ id: 'NW-TEE\0', name: 'Tee', qty: 1 }]);
    expect(await refusal(change({ products: control }))).toEqual([422, 'products.0.id unknownProduct']);
    expect(await refusal(create({ products: control }))).toEqual([422, 'products.0.id unknownProduct']);
    expect(await refusal(change({ products: '[{"id":' }))).toEqual([422, 'products productsRequired']);
    expect(await refusal(change({ document_file: 'ab' }))).toEqual([422, 'document_file minLength']);
    const [status] = (await refusal(change({ status: 'DONE' } as object))) ?? [];
    expect(status).toBe(422);
    expect((await refusal(create({ status: 'DONE' } as object)))?.[0]).toBe(422);
    const params = { id: 987_654_321 };
    expect(
      await refusal(server.as('lager').call(deliveriesUpdate, { params, body: { note: 'Fehlt' } })),
    ).toEqual([404]);
    expect(await server.as('lager').call(deliveriesGet, { params: { id } })).toMatchObject({
      status: 'OPEN',
      products: expect.stringContaining('NW-TEE') as string,
    });
  });

  it('whose products cannot be read can still be given others', async () => {
    const { id } = await create();
    await server.database.write(async (trx) => {
      await trx('deliveries').where({ id }).update({ products: '[{"id":' });
    });
    const products = JSON.stringify([{ id: 'NW-TASSE', name: '', qty: 2 }]);
    const changed = await server.as('lager').call(deliveriesUpdate, { params: { id }, body: { products } });
    expect(JSON.parse(changed.products)).toEqual([{ id: 'NW-TASSE', name: 'Tasse Moin', qty: 2 }]);
  });

  it('of two who take the same step one is told that it was taken', async () => {
    const { id } = await create();
    const answers = await Promise.all([refusal(move(id, 'UNDER_REVIEW')), refusal(move(id, 'UNDER_REVIEW'))]);
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(answers).toContainEqual([409]);
    const { foundCount } = await server.as('lager').call(deliveryComments, { query: { delivery_id: id } });
    expect(foundCount).toBe(1);
    const blank = { delivery_id: id, status: 'ACCEPTED' as const, comment: '<p>&nbsp;</p>' };
    expect(await refusal(server.as('lager').call(deliveriesStatus, { body: blank }))).toEqual([
      422,
      'comment required',
    ]);
  });

  it('leave in the trail who did what', async () => {
    const { id } = await create();
    await move(id, 'UNDER_REVIEW');
    const actions = await server.database
      .read('audit_records as r')
      .join('audit_log as a', 'a.id', 'r.audit_id')
      .where({ 'r.kind': 'delivery', 'r.record_id': id })
      .orderBy('a.id')
      .pluck('a.action');
    expect(actions).toEqual(['deliveries.create', 'deliveries.changeStatus']);
  });

  it('can go to the warehouses there are', async () => {
    const { entries } = await server.as('nordwind').call(warehousesList, {});
    expect(entries).toEqual([
      { id: 1, name: 'Hamburg' },
      { id: 2, name: 'Linz' },
    ]);
  });
});
