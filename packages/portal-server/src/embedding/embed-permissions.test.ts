import { mayEmbed, type EmbeddableCode, type EmbedSession } from '@kontor/portal-core/embedding';
import { allowedResources } from '@kontor/portal-core/session';
import type { AnyCall } from '@kontor/portal-core/wire';
import { CONTRACT } from '@kontor/portal-core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqlErp } from '../erp/index.js';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { asPage, createKey, embedToken, fromPage, tradeKey } from '../testing/embedding.js';
import { anOrder, insertProducts } from '../testing/erp-records.js';
import { MERCHANTS, USERS } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const PROTECTED = CONTRACT.filter((call) => call.access.kind !== 'public');
/** Calls open to everyone signed in that a page may make. This list is reviewed whenever it grows. */
const FOR_PAGES = [
  'session.currentUser',
  'access.allowedResources',
  'settings.list',
  'media.upload',
  'media.read',
  'media.address',
  'merchants.list',
  'cmsBlocks.list',
  'dashboards.ofCurrentUser',
];
/** Lists that are read with a valid body, so that an answer would have rows. */
const LISTS = ['/orders/find', '/products/find', '/generate-csv/orders', '/generate-csv/products'];

function ask(server: TestServer, call: AnyCall, headers: Record<string, string>): Promise<Response> {
  const hasBody = call.method === 'POST' || call.method === 'PUT';
  return server.send(call.path.replace(/:\w+/g, 'x'), {
    method: call.method,
    headers: { ...headers, ...(hasBody && { 'Content-Type': 'application/json' }) },
    ...(hasBody && { body: '"nonsense"' }),
  });
}

describeOnBothEngines('what a page may call', (setup) => {
  let server: TestServer;
  const tokens: Record<string, string> = {};
  const sets: Record<string, readonly EmbeddableCode[]> = {
    orders: ['/orders'],
    products: ['/products'],
    downloads: ['/downloads'],
    all: [
      '/orders',
      '/products',
      '/order-errors',
      '/deliveries',
      '/investigations/comments/status',
      '/downloads',
      '/blog',
    ],
  };
  beforeAll(async () => {
    server = await startTestServer(setup, {
      fill: (database) =>
        database.write(async (trx) => {
          await insertProducts(trx, MERCHANTS.nordwind.erpId, [
            { number: 'TASSE-01', name: 'Tasse', available: 3 },
          ]);
          await sqlErp.insertOrders(trx, MERCHANTS.nordwind.erpId, [anOrder()], { source: 'test' });
        }),
    });
    // In the name of a sysadmin, who may do everything: what the token leaves out is the token's doing.
    for (const [name, resources] of Object.entries(sets))
      tokens[name] = await embedToken(server, { resources }, { user_id: USERS.admin.id });
  });
  afterAll(() => server.stop());

  it('is for everyone signed in only where the contract says so', () => {
    const said = PROTECTED.filter((call) => call.access.kind !== 'resource' && call.embed !== undefined);
    expect(said.map(({ id }) => id).sort()).toEqual([...FOR_PAGES].sort());
  });

  describe.each(Object.keys(sets))('with the resources of %s', (name) => {
    it.each(PROTECTED)('$id', async (call) => {
      const page = { userId: 1, roleId: 2, merchantErpId: 2, resources: new Set(sets[name]) };
      const { status } = await ask(server, call, fromPage(tokens[name]!));
      if (mayEmbed(call, page, 'write')) expect([401, 403]).not.toContain(status);
      else expect(status).toBe(403);
      expect(status).toBeLessThan(500);
    });
  });

  it('is no more than reading with a token that does not say more', async () => {
    const { secret } = await createKey(server, { resources: sets['all']!, user_id: USERS.admin.id });
    const answer = await tradeKey(server, secret, { resources: sets['all']!, access: undefined });
    const { token } = (await answer.json()) as EmbedSession;
    const page = { userId: 1, roleId: 2, merchantErpId: 2, resources: new Set(sets['all']) };
    for (const call of PROTECTED) {
      const { status } = await ask(server, call, fromPage(token));
      const mayRead = call.effect === 'read' && mayEmbed(call, page, 'write');
      if (mayRead) expect([401, 403], call.id).not.toContain(status);
      else expect(status, call.id).toBe(403);
    }
  });

  it('is what the widgets of its token need, and what they use where the key has it', async () => {
    const { secret } = await createKey(server, { resources: ['/orders', '/products'] });
    const codesOf = async (widgets: readonly string[]) => {
      const answer = await tradeKey(server, secret, { widgets, access: 'read' });
      if (answer.status !== 201) return [answer.status, await answer.json()];
      const { token } = (await answer.json()) as EmbedSession;
      const rights = await asPage(server, token).call(allowedResources, {});
      return [rights.access, ...rights.entries.map(({ acl_resource }) => acl_resource.resource_code)];
    };
    expect(await codesOf(['investigation'])).toEqual(['read', '/orders']);
    expect(await codesOf(['dashboard'])).toEqual(['read', '/orders', '/products']);
    expect(await codesOf(['products', 'deliveries'])).toMatchObject([
      403,
      { errors: [{ path: 'widgets.1', code: 'notAllowed' }] },
    ]);
    const both = await tradeKey(server, secret, { widgets: ['products'], resources: ['/products'] });
    const none = await tradeKey(server, secret, { resources: undefined });
    expect([both.status, none.status]).toEqual([422, 422]);
  });

  it('lasts fifteen minutes at most', async () => {
    const { secret } = await createKey(server);
    const answer = await tradeKey(server, secret, { expires_in: 3600 });
    const { expires_at } = (await answer.json()) as EmbedSession;
    expect(Date.parse(expires_at)).toBeLessThanOrEqual(server.time.now + 900_000);
  });

  describe('is nothing', () => {
    it.each(PROTECTED)('from another page: $id', async (call) => {
      const headers = fromPage(tokens['all']!, 'https://evil.example');
      expect((await ask(server, call, headers)).status).toBe(403);
      const { Origin: _, ...none } = headers;
      expect((await ask(server, call, none)).status).toBe(403);
    });

    it.each(PROTECTED)('as someone else: $id', async (call) => {
      const headers = { ...fromPage(tokens['all']!), 'X-Logged-In-As': String(USERS.nordwind.id) };
      expect((await ask(server, call, headers)).status).toBe(403);
    });

    it('when the token has expired or its key was revoked, and then not one row comes, in the CSV neither', async () => {
      const { id, secret } = await createKey(server, { resources: sets['all']! });
      const trade = async (expires_in: number) =>
        (
          (await (
            await tradeKey(server, secret, { resources: sets['all']!, expires_in })
          ).json()) as EmbedSession
        ).token;
      const read = (token: string, path: string) =>
        server.send(path, {
          method: 'POST',
          headers: { ...fromPage(token), 'Content-Type': 'application/json' },
          body: '{}',
        });
      const [short, long] = [await trade(60), await trade(3600)];
      for (const path of LISTS) expect(await (await read(short, path)).text()).toMatch(/A-1000|TASSE-01/);
      server.time.now += 61_000;
      for (const path of LISTS) {
        const response = await read(short, path);
        expect(response.status).toBe(401);
        expect(await response.text()).not.toMatch(/A-1000|TASSE-01|entries/);
      }
      for (const path of LISTS) expect((await read(long, path)).status).toBe(200);
      expect((await server.send(`/api-keys/${id}`, { method: 'DELETE', user: 'admin' })).status).toBe(204);
      for (const path of LISTS) {
        const response = await read(long, path);
        expect(response.status).toBe(401);
        expect(await response.text()).not.toMatch(/A-1000|TASSE-01|entries/);
      }
      for (const call of PROTECTED) expect((await ask(server, call, fromPage(long))).status).toBe(401);
    });
  });
});
