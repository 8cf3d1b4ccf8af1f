import { auditLogList } from '@kontor/portal-core/audit-log';
import { createClient } from '@kontor/portal-core/contract';
import {
  apiKeysRevoke,
  embedSessionsCreate,
  readEmbedToken,
  type EmbedSession,
} from '@kontor/portal-core/embedding';
import { investigationCommentsCreate } from '@kontor/portal-core/investigations';
import { merchantsList } from '@kontor/portal-core/merchants';
import { ordersFind } from '@kontor/portal-core/orders';
import { allowedResources, currentUser } from '@kontor/portal-core/session';
import { settingsList } from '@kontor/portal-core/settings';
import { usersPublic } from '@kontor/portal-core/users';
import type { Problem } from '@kontor/portal-core/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqlErp } from '../erp/index.js';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { asPage, createKey, embedToken, fromPage, PAGE, tradeKey, withKey } from '../testing/embedding.js';
import { anOrder, insertProducts } from '../testing/erp-records.js';
import { MERCHANTS, USERS } from '../testing/people.js';
import { startTestServer, transportTo, type TestServer } from '../testing/test-server.js';
import { SESSIONS_PER_MINUTE } from './embed-session.routes.js';

const base64 = (text: string) => Buffer.from(text, 'base64').toString();

describeOnBothEngines('an embed session', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup, {
      fill: (database) =>
        database.write(async (trx) => {
          for (const { erpId } of Object.values(MERCHANTS)) {
            await insertProducts(trx, erpId, [{ number: 'TASSE-01', name: `Tasse ${erpId}`, available: 3 }]);
            await sqlErp.insertOrders(trx, erpId, [anOrder({ external_order_id: `ORDER-${erpId}` })], {
              source: 'test',
            });
          }
        }),
    });
  });
  afterAll(() => server.stop());

  describe('is traded for an API key', () => {
    it('for a quarter of an hour unless said, with nothing but what was asked', async () => {
      const { id, secret } = await createKey(server);
      const response = await tradeKey(server, secret, { language: 'en' });
      expect(response.status).toBe(201);
      const { token, expires_at } = (await response.json()) as EmbedSession;
      expect(Date.parse(expires_at) - server.time.now).toBeGreaterThan(898_000);
      expect(Date.parse(expires_at) - server.time.now).toBeLessThanOrEqual(900_000);
      expect(readEmbedToken(token, base64)).toMatchObject({
        key: id,
        merchant: MERCHANTS.nordwind.id,
        resources: ['/orders'],
        origins: [PAGE],
        lang: 'en',
        exp: Date.parse(expires_at) / 1000,
      });
    });

    it.each<[string, object, string]>([
      ['another resource than the key has', { resources: ['/products'] }, 'resources.0'],
      ['another page', { origins: [PAGE, 'https://evil.example'] }, 'origins.1'],
      ['another merchant', { merchant_id: MERCHANTS.alpenshop.id }, 'merchant_id'],
    ])('never for %s', async (_, different, path) => {
      const { secret } = await createKey(server, { resources: ['/orders'] });
      const response = await tradeKey(server, secret, different);
      expect(response.status).toBe(403);
      const problem = (await response.json()) as Problem;
      expect(problem.errors?.map((issue) => issue.path)).toEqual([path]);
    });

    it.each<[string, object, string]>([
      ['something unknown', { admin: true }, 'admin'],
      ['no resource', { resources: [] }, 'resources'],
      ['what cannot be embedded', { resources: ['/settings'] }, 'resources.0'],
      ['too long', { expires_in: 3601 }, 'expires_in'],
      ['no page', { origins: [] }, 'origins'],
      ['any page', { origins: ['*'] }, 'origins.0'],
      ['a path', { origins: [`${PAGE}/`] }, 'origins.0'],
      ['plain http', { origins: ['http://shop.example'] }, 'origins.0'],
      ['an unknown language', { language: 'fr' }, 'language'],
    ])('422 for %s', async (_, different, path) => {
      const { secret } = await createKey(server);
      const response = await tradeKey(server, secret, different);
      expect(response.status).toBe(422);
      const problem = (await response.json()) as Problem;
      expect(problem.errors?.map((issue) => issue.path)).toEqual([path]);
    });

    it('by nobody else: a wrong key, a revoked one, one of a switched-off merchant, a key in a browser', async () => {
      const { id, secret } = await createKey(server);
      const changed = secret.slice(0, -1) + (secret.endsWith('A') ? 'Q' : 'A');
      expect((await tradeKey(server, changed)).status).toBe(401);
      expect((await tradeKey(server, 'kontor_key_')).status).toBe(401);
      const send = (headers: object) =>
        server.send('/embed/sessions', {
          method: 'POST',
          headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json', ...headers },
          body: JSON.stringify({
            resources: ['/orders'],
            merchant_id: MERCHANTS.nordwind.id,
            origins: [PAGE],
          }),
        });
      expect((await send({ Origin: PAGE })).status).toBe(403);
      expect((await send({ 'X-Logged-In-As': '104' })).status).toBe(403);
      const setActive = (active: 0 | 1) =>
        server.database.write((trx) =>
          trx('merchants').where({ id: MERCHANTS.nordwind.id }).update({ active }),
        );
      await setActive(0);
      expect((await send({})).status).toBe(401);
      await setActive(1);
      expect((await send({})).status).toBe(201);
      await server.as('admin').call(apiKeysRevoke, { params: { id } });
      expect((await send({})).status).toBe(401);
    });

    it('and the key opens nothing else', async () => {
      const { secret } = await createKey(server);
      for (const path of ['/current-user', '/api-keys', '/orders/chart'])
        expect((await server.send(path, { headers: withKey(secret) })).status).toBe(403);
    });

    it('noting the use of the key at most once a minute', async () => {
      const { id, secret } = await createKey(server);
      const lastUse = async () =>
        (await server.database.read('api_keys').where({ id }).first('last_used_at'))?.last_used_at ?? null;
      expect(await lastUse()).toBeNull();
      await tradeKey(server, secret);
      const first = await lastUse();
      expect(first).toBe(new Date(server.time.now).toISOString());
      server.time.now += 59_000;
      await tradeKey(server, secret);
      expect(await lastUse()).toBe(first);
      server.time.now += 2_000;
      await tradeKey(server, secret);
      expect(await lastUse()).toBe(new Date(server.time.now).toISOString());
    });

    it('not without end', async () => {
      const { secret } = await createKey(server);
      let last = 0;
      for (let at = 0; at < SESSIONS_PER_MINUTE; at += 1) last = (await tradeKey(server, secret)).status;
      expect(last).toBe(201);
      const refused = await tradeKey(server, secret);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    }, 60_000);
  });

  describe('is asked for by a user', () => {
    const body = {
      resources: ['/orders'],
      merchant_id: MERCHANTS.alpenshop.id,
      origins: ['http://localhost:4000'],
    } as const;
    it('who keeps API keys, and is theirs until they sign out everywhere', async () => {
      const { token } = await server.as('chief').call(embedSessionsCreate, { body });
      const page = asPage(server, token, 'http://localhost:4000');
      expect(await page.call(currentUser, {})).toMatchObject({ id: USERS.chief.id, user_role_id: 2 });
      const bump = (by: number) =>
        server.database.write((trx) =>
          trx('users')
            .where({ id: USERS.chief.id })
            .update({ token_version: trx.raw('token_version + ?', [by]) }),
        );
      await bump(1);
      await expect(page.call(currentUser, {})).rejects.toMatchObject({ status: 401 });
      await bump(-1);
      await expect(page.call(currentUser, {})).resolves.toMatchObject({ id: USERS.chief.id });
    });

    it('and is nothing where the settings ask for a second factor that its account has not', async () => {
      const { token } = await server.as('admin').call(embedSessionsCreate, { body });
      const page = asPage(server, token, 'http://localhost:4000');
      const haveRequired = (value: string) =>
        server.database.write((trx) =>
          trx('settings').where({ key: 'second_factor_for_staff' }).update({ value }),
        );
      await haveRequired('"on"');
      await expect(page.call(currentUser, {})).rejects.toMatchObject({ status: 401 });
      await haveRequired('"off"');
      await expect(page.call(currentUser, {})).resolves.toMatchObject({ id: USERS.admin.id });
    });

    it('who tries widgets in the portal itself, where browsers tell no origin', async () => {
      const { token } = await server.as('chief').call(embedSessionsCreate, { body });
      const statusOf = async (bearer: string, site: string) =>
        (
          await server.send('/current-user', {
            headers: { Authorization: `Bearer ${bearer}`, 'Sec-Fetch-Site': site },
          })
        ).status;
      expect(await statusOf(token, 'same-origin')).toBe(200);
      expect(await statusOf(token, 'same-site')).toBe(403);
      expect(await statusOf(token, 'cross-site')).toBe(403);
      // A key's token is for its pages alone.
      expect(await statusOf(await embedToken(server), 'same-origin')).toBe(403);
    });

    it('not by others', async () => {
      for (const user of ['lager', 'alpenshop', 'nobody'] as const)
        await expect(server.as(user).call(embedSessionsCreate, { body })).rejects.toMatchObject({
          status: 403,
        });
    });
  });

  describe('acts in the name of its account', () => {
    it('and is told of it no more than widgets need', async () => {
      const page = asPage(
        server,
        await embedToken(server, {}, { user_id: USERS.admin.id, merchant_id: null }),
      );
      expect(await page.call(currentUser, {})).toMatchObject({
        id: USERS.admin.id,
        email: '',
        settings: '{}',
        user_role_id: 2,
        merchant: { id: 20, merchant_name: 'Nordwind', erp_merchant_id: 2 },
      });
      expect((await page.call(allowedResources, {})).entries).toEqual([
        { acl_resource: { resource_code: '/orders' } },
      ]);
      const settings = (await page.call(settingsList, {})).entries.map(({ key }) => key);
      expect(settings).toContain('time_zone');
      expect(settings).not.toContain('support_email');
      expect((await page.call(merchantsList, {})).entries.map(({ id }) => id)).toEqual([20]);
    });

    it('for its one merchant, whatever it asks and whoever the account is', async () => {
      const page = asPage(
        server,
        await embedToken(server, {}, { user_id: USERS.lager.id, merchant_id: null }),
      );
      const before = await page.open(ordersFind, {
        body: { query: [{ displayAllMerchants: true }] as never },
      });
      const text = await before.text();
      expect(text).toContain('ORDER-2');
      expect(text).not.toContain('ORDER-1');
      await server.database.write((trx) =>
        sqlErp.insertOrders(
          trx,
          MERCHANTS.alpenshop.erpId,
          Array.from({ length: 50 }, (_, at) => anOrder({ external_order_id: `MORE-${at}` })),
          { source: 'test' },
        ),
      );
      const after = await page.open(ordersFind, {
        body: { query: [{ displayAllMerchants: true }] as never },
      });
      expect(await after.text()).toBe(text);
      const foreign = await server.database.read('erp_orders').where({ merchant_erp_id: 1 }).first('id');
      const own = await server.database.read('erp_orders').where({ merchant_erp_id: 2 }).first('id');
      const timeline = async (id: number) =>
        (await server.send(`/orders/${id}/timeline`, { headers: fromPage(await embedToken(server)) })).status;
      expect([await timeline(foreign?.id ?? 0), await timeline(own?.id ?? 0)]).toEqual([404, 200]);
      for (const { id: user } of [USERS.alpenshop, USERS.admin, USERS.nordwind])
        await expect(page.call(usersPublic, { query: { id: user } })).rejects.toMatchObject({ status: 403 });
    });

    it('with the rights of its key, whatever becomes of the account, until its merchant is switched off', async () => {
      const { secret } = await createKey(server, { resources: ['/orders', '/products'] });
      const session = { resources: ['/orders', '/products'] };
      const trade = async () => (await (await tradeKey(server, secret, session)).json()) as EmbedSession;
      const { token } = await trade();
      const codes = async (of = token) =>
        (await asPage(server, of).call(allowedResources, {})).entries.map(
          ({ acl_resource }) => acl_resource.resource_code,
        );
      expect(await codes()).toEqual(['/orders', '/products']);
      const account = (change: { user_role_id: number; merchant_id: number; active: 0 | 1 }) =>
        server.database.write((trx) => trx('users').where({ id: USERS.nordwind.id }).update(change));
      await account({ user_role_id: USERS.nobody.role, merchant_id: MERCHANTS.alpenshop.id, active: 0 });
      expect(await codes()).toEqual(['/orders', '/products']);
      expect(await codes((await trade()).token)).toEqual(['/orders', '/products']);
      await account({
        user_role_id: USERS.nordwind.role,
        merchant_id: MERCHANTS.nordwind.id,
        active: 1,
      });
      const switchMerchant = (active: 0 | 1) =>
        server.database.write((trx) =>
          trx('merchants').where({ id: MERCHANTS.nordwind.id }).update({ active }),
        );
      await switchMerchant(0);
      await expect(codes()).rejects.toMatchObject({ status: 401 });
      await switchMerchant(1);
      expect(await codes()).toEqual(['/orders', '/products']);
    });

    it('and the trail says so', async () => {
      const { id, secret } = await createKey(server);
      const { token } = (await (await tradeKey(server, secret)).json()) as EmbedSession;
      const order = await server.database
        .read('erp_orders')
        .where({ merchant_erp_id: 2 })
        .first('id', 'external_order_id');
      await asPage(server, token).call(investigationCommentsCreate, {
        body: {
          order_erp_id: order?.id ?? 0,
          order_external_id: order?.external_order_id ?? '',
          comment: '<p>Wo?</p>',
        },
      });
      const entry = await server.database.read('audit_log').orderBy('id', 'desc').first();
      expect(entry).toMatchObject({ actor_id: USERS.nordwind.id, embedded: 1, api_key_id: id });
      const { entries } = await server.as('admin').call(auditLogList, { query: { limit: 20 } });
      const told = entries.find((one) => one.action === investigationCommentsCreate.id);
      expect(told).toMatchObject({
        actor: { username: 'nordwind' },
        embedded: { api_key: { id, name: 'Shop' } },
      });
    });
  });

  it('is no session token, nor the other way', async () => {
    const token = await embedToken(server);
    expect(
      (await server.send('/current-user', { headers: { Authorization: `Bearer ${token}` } })).status,
    ).toBe(403);
    expect(await server.deps.tokens.verify(token)).toBeNull();
    expect(await server.deps.embedTokens.verify(await server.token('admin'))).toBeNull();
    expect((await server.send(`/current-user?token=${token}`, { headers: { Origin: PAGE } })).status).toBe(
      401,
    );
  });

  it('leaves no secret in the log nor in the database', async () => {
    const { secret } = await createKey(server);
    const headers = { 'Idempotency-Key': 'once' };
    const trade = () =>
      createClient({ transport: transportTo(server.url), token: () => secret }).call(embedSessionsCreate, {
        body: { resources: ['/orders'], merchant_id: MERCHANTS.nordwind.id, origins: [PAGE] },
        headers,
      });
    const [one, two] = [await trade(), await trade()];
    expect(one.token).not.toBe(two.token);
    const log = JSON.stringify(server.log);
    const rows = JSON.stringify([
      await server.database.read('api_keys'),
      await server.database.read('idempotency_keys'),
      await server.database.read('audit_log'),
      await server.database.read('audit_records'),
    ]);
    for (const hidden of [secret, one.token, two.token, secret.slice(12)]) {
      expect(log).not.toContain(hidden);
      expect(rows).not.toContain(hidden);
    }
  });
});
