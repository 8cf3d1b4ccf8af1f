import { auditLogList } from '@kontor/portal-core/audit-log';
import { addDays, today } from '@kontor/portal-core/dates';
import { deliveriesGet, deliveriesList } from '@kontor/portal-core/deliveries';
import { apiKeysOwn, apiKeysRevoke, type EmbedSession } from '@kontor/portal-core/embedding';
import { ordersCreate, ordersFind, ordersGenerateCsv, ordersGet } from '@kontor/portal-core/orders';
import { productsCreate, productsFind } from '@kontor/portal-core/products';
import { orderImportsFinish, orderImportsGet, orderImportsOpen } from '@kontor/portal-core/order-import';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { asKey, asPage, createKey, PAGE, tradeKey, withKey } from '../testing/embedding.js';
import { anOrder } from '../testing/erp-records.js';
import { anOpening, openImport, ordersOn, sendChunk } from '../testing/imports.js';
import { writeRecordsOf } from '../testing/merchant-records.js';
import { MERCHANTS, USERS } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const READS_AND_IMPORTS = ['orders:read', 'orders:import'] as const;

describeOnBothEngines('API keys that handle orders', (setup) => {
  let server: TestServer;
  let theirs: number;
  beforeAll(async () => {
    server = await startTestServer(setup);
    await writeRecordsOf(server, 'nordwind', 'ours');
    await writeRecordsOf(server, 'alpenshop', 'theirs');
    const { entries } = await server.as('alpenshop').call(ordersFind, { body: { limit: 1 } });
    theirs = Number(entries[0]!.recordId);
  });
  afterAll(() => server.stop());

  const refused = (promise: Promise<unknown>) =>
    promise.then(
      () => 200,
      ({ status }: { status: number }) => status,
    );

  it('read the orders of their merchant alone, whatever their account sees', async () => {
    const { secret } = await createKey(server, { scopes: ['orders:read'], user_id: USERS.admin.id });
    const program = asKey(server, secret);
    const numbersOf = async (body: object) =>
      (await program.call(ordersFind, { body })).entries.map(({ fieldData }) => fieldData.Externe_Order_ID);
    const all = await numbersOf({ query: [{ displayAllMerchants: true }], limit: 500 });
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter((number) => number.startsWith('theirs'))).toEqual([]);
    expect(await numbersOf({ query: [{ ID_MANDAN: '==1', displayAllMerchants: true }] })).toEqual([]);
    expect(await refused(program.call(ordersGet, { params: { id: theirs } }))).toBe(404);
    const csv = await (await program.open(ordersGenerateCsv, { body: {} })).text();
    expect(csv).toContain('ours');
    expect(csv).not.toContain('theirs');
    expect(await refused(program.call(ordersCreate, { body: [anOrder()] }))).toBe(403);
  });

  it('import a file from its opening to its receipt, for their merchant alone', async () => {
    const { secret } = await createKey(server, { scopes: READS_AND_IMPORTS });
    const program = asKey(server, secret);
    const id = await openImport(program, anOpening(2, { file: 7 }));
    await sendChunk(program, id, [2, 3], { orders: ordersOn(2, 3) });
    expect(await program.call(orderImportsFinish, { params: { id } })).toMatchObject({ state: 'finished' });
    const other = { ...anOpening(2, { file: 8 }), merchant_erp_id: MERCHANTS.alpenshop.erpId };
    expect(await refused(program.call(orderImportsOpen, { body: other }))).toBe(403);
    const elsewhere = await openImport(server.as('alpenshop'), anOpening(2, { file: 9 }));
    expect(await refused(program.call(orderImportsGet, { params: { id: elsewhere } }))).toBe(404);
  });

  it('tell what they are for, and end with the next call', async () => {
    const { id, secret } = await createKey(server, { name: 'Nachtlauf', scopes: READS_AND_IMPORTS });
    const program = asKey(server, secret);
    expect(await program.call(apiKeysOwn, {})).toEqual({
      name: 'Nachtlauf',
      scopes: READS_AND_IMPORTS,
      merchant_id: MERCHANTS.nordwind.id,
      erp_merchant_id: MERCHANTS.nordwind.erpId,
      merchant_name: expect.any(String),
      last_day: null,
    });
    expect(await refused(server.as('admin').call(apiKeysOwn, {}))).toBe(404);
    await server.as('admin').call(apiKeysRevoke, { params: { id } });
    expect(await refused(program.call(apiKeysOwn, {}))).toBe(401);
    expect(await refused(program.call(ordersFind, { body: {} }))).toBe(401);
  });

  it('are refused after their last day in the time zone of the portal, with the tokens of their pages', async () => {
    const last_day = today(() => server.time.now, 'Europe/Berlin');
    const { secret } = await createKey(server, {
      scopes: ['orders:read', 'embed:sessions'],
      resources: ['/orders'],
      origins: [PAGE],
      last_day,
    });
    const program = asKey(server, secret);
    const { token } = (await (await tradeKey(server, secret)).json()) as EmbedSession;
    const page = asPage(server, token);
    expect((await program.call(apiKeysOwn, {})).last_day).toBe(last_day);
    expect(await refused(page.call(ordersFind, { body: {} }))).toBe(200);
    await server.database.write((trx) =>
      trx('api_keys')
        .where({ last_day })
        .update({ last_day: addDays(last_day, -1) }),
    );
    expect(await refused(program.call(apiKeysOwn, {}))).toBe(401);
    expect(await refused(page.call(ordersFind, { body: {} }))).toBe(401);
    const gone = createKey(server, { last_day: addDays(last_day, -1) });
    await expect(gone).rejects.toMatchObject({ issues: [{ path: 'last_day', code: 'dayOver' }] });
  });

  it('read and write products and deliveries of their merchant alone, each as their scopes say', async () => {
    const scopes = ['products:read', 'deliveries:read'] as const;
    const { secret } = await createKey(server, { scopes, user_id: USERS.admin.id });
    const program = asKey(server, secret);
    const products = await program.call(productsFind, { body: { query: [{ displayAllMerchants: true }] } });
    expect(JSON.stringify(products)).not.toContain('theirs');
    expect(products.entries.length).toBeGreaterThan(0);
    const theirDeliveries = await server.as('alpenshop').call(deliveriesList, {});
    const ours = await program.call(deliveriesList, {});
    expect(ours.entries.length).toBeGreaterThan(0);
    expect(
      await refused(program.call(deliveriesGet, { params: { id: theirDeliveries.entries[0]!.id } })),
    ).toBe(404);
    expect(await refused(program.call(ordersFind, { body: {} }))).toBe(403);
    const writer = asKey(server, (await createKey(server, { scopes: ['products:write'] })).secret);
    expect(await refused(writer.call(productsFind, { body: {} }))).toBe(403);
    expect(await refused(program.call(productsCreate, { body: { product: { product: {} } } as never }))).toBe(
      403,
    );
  });

  it('end while their merchant is switched off', async () => {
    const { secret } = await createKey(server, { scopes: READS_AND_IMPORTS });
    const setActive = (active: 0 | 1) =>
      server.database.write((trx) =>
        trx('merchants').where({ id: MERCHANTS.nordwind.id }).update({ active }),
      );
    const program = asKey(server, secret);
    await setActive(0);
    expect(await refused(program.call(ordersFind, { body: {} }))).toBe(401);
    await setActive(1);
    expect(await refused(program.call(ordersFind, { body: {} }))).toBe(200);
  });

  it('stand by their names at what they wrote, took away and were refused', async () => {
    const { id, name, secret } = await createKey(server, { name: 'Skript', scopes: READS_AND_IMPORTS });
    const program = asKey(server, secret);
    await program.call(ordersCreate, { body: [anOrder({ external_order_id: 'by-key' })] });
    await (await program.open(ordersGenerateCsv, { body: {} })).text();
    await server.send('/management/users', { headers: withKey(secret) });
    await server.deps.events.flush();
    const { entries } = await server.as('admin').call(auditLogList, { query: {} });
    const ofKey = entries.filter(({ api_key }) => api_key?.id === id);
    expect(ofKey.map(({ action, event }) => `${action} ${event?.kind ?? ''}`).sort()).toEqual([
      'orders.create ',
      'orders.generateCsv export',
      'users.list refused',
    ]);
    expect(ofKey.every(({ api_key, embedded }) => api_key?.name === name && !embedded)).toBe(true);
  });

  it('repeat no answer that another key or their account was given', async () => {
    const headers = { 'Idempotency-Key': 'night-1' };
    const keyOf = (merchant: 'nordwind' | 'alpenshop') =>
      createKey(server, {
        scopes: ['orders:import'],
        user_id: USERS.lager.id,
        merchant_id: MERCHANTS[merchant].id,
      });
    const [one, other] = [await keyOf('nordwind'), await keyOf('alpenshop')];
    const create = (secret: string) =>
      asKey(server, secret).call(ordersCreate, {
        body: [anOrder({ external_order_id: 'once' })],
        headers,
      });
    const first = await create(one.secret);
    expect(await create(one.secret)).toEqual(first);
    expect(await refused(create(other.secret))).toBe(422);
  });

  it('are written into no log', async () => {
    const { secret } = await createKey(server, { scopes: READS_AND_IMPORTS });
    await server.send(`/orders/chart?key=${secret}`, { headers: withKey(secret) });
    await server.send('/orders/find', { method: 'POST', headers: withKey(secret), body: secret });
    expect(JSON.stringify(server.log)).not.toContain(secret);
  });
});
