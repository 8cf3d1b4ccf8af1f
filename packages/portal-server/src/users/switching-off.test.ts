import { createClient } from '@kontor/portal-core/contract';
import { apiKeysCreate } from '@kontor/portal-core/embedding';
import { merchantsList, merchantsSetActive } from '@kontor/portal-core/merchants';
import { ordersFind } from '@kontor/portal-core/orders';
import { currentUser, login } from '@kontor/portal-core/session';
import { usersList, usersSetActive, usersSuggest } from '@kontor/portal-core/users';
import type { ApiError, PortalClient } from '@kontor/portal-core/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { asPage, createKey, embedToken, PAGE, tradeKey } from '../testing/embedding.js';
import { anOpening, insertImportProducts, openImport, sendChunk } from '../testing/imports.js';
import { MERCHANTS, PASSWORD, USERS, type UserName } from '../testing/people.js';
import { startTestServer, transportTo, type TestServer } from '../testing/test-server.js';

describeOnBothEngines('switching off', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup, { fill: insertImportProducts });
  });
  afterAll(() => server.stop());
  beforeEach(() =>
    server.database.write(async (trx) => {
      await trx('users').update({ active: 1 });
      await trx('merchants').update({ active: 1 });
    }),
  );

  const answer = (promise: Promise<unknown>) =>
    promise.then(
      () => 200,
      (error: ApiError) => error.status,
    );
  const setUser = (id: number, active: boolean, by: PortalClient = server.as('admin')) =>
    answer(by.call(usersSetActive, { params: { id }, body: { active } }));
  const setMerchant = (id: number, active: boolean, by: PortalClient = server.as('admin')) =>
    answer(by.call(merchantsSetActive, { params: { id }, body: { active } }));
  const signIn = async (username: UserName = 'nordwind'): Promise<PortalClient> => {
    const { token } = await server.anonymous.call(login, { body: { username, password: PASSWORD } });
    return createClient({ transport: transportTo(server.url), token: () => token });
  };
  const me = (client: PortalClient) => answer(client.call(currentUser, {}));

  it('a merchant and on again leaves the tokens of its pages ended, and lets new ones be had', async () => {
    const token = await embedToken(server);
    const orders = (of: string) => answer(asPage(server, of).call(ordersFind, { body: {} }));
    expect(await orders(token)).toBe(200);
    for (const active of [false, true]) expect(await setMerchant(MERCHANTS.nordwind.id, active)).toBe(200);
    expect(await orders(token)).toBe(401);
    expect(await orders(await embedToken(server))).toBe(200);
  });

  describe.each([
    ['a user', (active: boolean) => setUser(USERS.nordwind.id, active), [200, 201]],
    ['a merchant', (active: boolean) => setMerchant(MERCHANTS.nordwind.id, active), [401, 401]],
  ])('%s', (_, set, keysWhileOff) => {
    it('ends sessions at once, and a merchant’s keys and their pages with the merchant alone', async () => {
      const client = await signIn();
      const { secret } = await createKey(server);
      const page = asPage(server, await embedToken(server));
      const orders = () => answer(page.call(ordersFind, { body: {} }));
      const key = async () => (await tradeKey(server, secret)).status;
      expect([await me(client), await orders(), await key()]).toEqual([200, 200, 201]);
      expect(await set(false)).toBe(200);
      expect([await me(client), await orders(), await key()]).toEqual([401, ...keysWhileOff]);
      const rows = server.database.read('sessions').where({ user_id: USERS.nordwind.id });
      expect(await rows).toEqual([]);
      expect(await set(true)).toBe(200);
      expect([await me(client), await key(), await me(await signIn())]).toEqual([401, 201, 200]);
    });

    it('is answered at the sign-in like a wrong password', async () => {
      const ask = async (password: string) => {
        const response = await server.send('/login', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ username: 'nordwind', password }),
        });
        const { 'x-request-id': _id, date: _date, ...headers } = Object.fromEntries(response.headers);
        return { status: response.status, headers, body: await response.json() };
      };
      const wrong = await ask('wrong-password');
      expect(wrong.status).toBe(401);
      await set(false);
      expect(await ask(PASSWORD)).toEqual(wrong);
    });

    it('is told in the audit trail from what to what', async () => {
      await set(false);
      const record = await server.database.read('audit_records').orderBy('audit_id', 'desc').first();
      expect(JSON.parse(record!.detail as string)).toMatchObject({ from: 'on', to: 'off' });
    });
  });

  it('of a staff account ends its keys of all merchants and the pages that have their tokens', async () => {
    const { secret } = await createKey(server, { user_id: USERS.lager.id, merchant_id: null });
    const trade = () => tradeKey(server, secret, { merchant_id: MERCHANTS.nordwind.id });
    const traded = await trade();
    expect(traded.status).toBe(201);
    const page = asPage(server, ((await traded.json()) as { token: string }).token);
    const orders = () => answer(page.call(ordersFind, { body: {} }));
    expect(await orders()).toBe(200);
    await server.database.write((trx) => trx('users').where({ id: USERS.lager.id }).update({ active: 0 }));
    expect([(await trade()).status, await orders()]).toEqual([401, 401]);
  });

  it('of a merchant stops its import between two chunks, and on again it goes on behind what it has', async () => {
    const client = await signIn();
    const id = await openImport(client, anOpening(4));
    await sendChunk(client, id, [2, 3]);
    await setMerchant(MERCHANTS.nordwind.id, false);
    expect(await answer(sendChunk(client, id, [4, 5]))).toBe(401);
    const stored = () => server.database.read('erp_orders').pluck('external_order_id');
    expect((await stored()).sort()).toEqual(['A-2', 'A-3']);
    await setMerchant(MERCHANTS.nordwind.id, true);
    await sendChunk(await signIn(), id, [4, 5]);
    expect(await stored()).toHaveLength(4);
  });

  it('of a merchant ends the keys bound to it, also those of a staff account', async () => {
    const { secret } = await server.as('admin').call(apiKeysCreate, {
      body: {
        name: 'Lager',
        user_id: USERS.lager.id,
        merchant_id: MERCHANTS.nordwind.id,
        scopes: ['embed:sessions'],
        resources: ['/orders'],
        origins: [PAGE],
      },
    });
    expect((await tradeKey(server, secret)).status).toBe(201);
    await setMerchant(MERCHANTS.nordwind.id, false);
    expect((await tradeKey(server, secret)).status).toBe(401);
  });

  it('of a merchant leaves its orders to the staff, and everyone else at work', async () => {
    const mandan = { query: [{ ID_MANDAN: `==${MERCHANTS.nordwind.erpId}`, displayAllMerchants: true }] };
    const count = async () =>
      (await server.as('lager').call(ordersFind, { body: mandan })).dataInfo.foundCount;
    const before = await count();
    await setMerchant(MERCHANTS.nordwind.id, false);
    expect(await count()).toBe(before);
    expect(await me(server.as('alpenshop'))).toBe(200);
    const { entries } = await server.as('admin').call(merchantsList, { query: {} });
    expect(entries.map(({ active }) => active)).toEqual([true, false]);
  });

  it('leaves a user in the list with the state, and out of those to choose from and to act as', async () => {
    await setUser(USERS.lager.id, false);
    await setMerchant(MERCHANTS.nordwind.id, false);
    const admin = server.as('admin');
    const { entries } = await admin.call(usersList, { query: {} });
    const lager = entries.find(({ id }) => id === USERS.lager.id);
    const nordwind = entries.find(({ id }) => id === USERS.nordwind.id);
    expect([lager?.active, nordwind?.active, nordwind?.merchant?.active]).toEqual([false, true, false]);
    const suggested = (await admin.call(usersSuggest, { query: {} })).entries.map(({ username }) => username);
    expect(suggested).toEqual(['admin', 'alpenshop', 'chief']);
    expect(await me(server.as('admin', 'lager'))).toBe(403);
  });

  it('of oneself, of the last sysadmin and of the merchant of either is refused', async () => {
    expect(await setUser(USERS.admin.id, false)).toBe(409);
    expect(await setUser(USERS.chief.id, false)).toBe(200);
    const lead = { role_id: USERS.teamlead.role };
    await server.database.write((trx) =>
      trx('role_resources').insert(
        (['/create-merchant', '/getForAllMerchants', '/edit-user'] as const).map((resource_code) => ({
          ...lead,
          resource_code,
        })),
      ),
    );
    const teamlead = await signIn('teamlead');
    const merchant = MERCHANTS.nordwind.id;
    expect([
      await setUser(USERS.admin.id, false, teamlead),
      await setMerchant(merchant, false, teamlead),
    ]).toEqual([403, 409]);
    await server.database.write((trx) =>
      trx('users').where({ id: USERS.admin.id }).update({ merchant_id: MERCHANTS.alpenshop.id }),
    );
    expect(await setMerchant(MERCHANTS.alpenshop.id, false, teamlead)).toBe(409);
    await server.database.write((trx) =>
      trx('users').where({ id: USERS.admin.id }).update({ merchant_id: null }),
    );
  });

  it('of two sysadmins by each other at once leaves one', async () => {
    await setUser(USERS.chief.id, true);
    const chief = await signIn('chief');
    const admin = await signIn('admin');
    const answers = await Promise.all([
      setUser(USERS.chief.id, false, admin),
      setUser(USERS.admin.id, false, chief),
    ]);
    expect(answers.toSorted()).not.toEqual([200, 200]);
    const active = await server.database.read('users').where({ user_role_id: 1, active: 1 });
    expect(active).toHaveLength(1);
  });

  it('is not for whoever acts as someone else', async () => {
    const { token } = await server.anonymous.call(login, { body: { username: 'chief', password: PASSWORD } });
    const acting = createClient({
      transport: transportTo(server.url),
      token: () => token,
      loggedInAs: () => USERS.teamlead.id,
    });
    expect(await setUser(USERS.nobody.id, false, acting)).toBe(403);
    expect(await setMerchant(MERCHANTS.alpenshop.id, false, acting)).toBe(403);
  });

  it('lists can be narrowed to what is on or off; a user of a merchant that is off is off', async () => {
    // Of two sysadmins who switched each other off, either has lost the session.
    const admin = await signIn('admin');
    expect(await setMerchant(MERCHANTS.nordwind.id, false, admin)).toBe(200);
    expect(await setUser(USERS.lager.id, false, admin)).toBe(200);
    const users = async (state: 'on' | 'off') =>
      (await admin.call(usersList, { query: { state } })).entries.map(({ username }) => username);
    expect(await users('off')).toEqual(expect.arrayContaining(['lager', 'nordwind']));
    expect(await users('off')).not.toContain('alpenshop');
    expect(await users('on')).toContain('alpenshop');
    expect(await users('on')).not.toContain('nordwind');
    const { entries } = await admin.call(merchantsList, { query: { state: 'off' } });
    expect(entries.map(({ id }) => id)).toEqual([MERCHANTS.nordwind.id]);
  });
});
