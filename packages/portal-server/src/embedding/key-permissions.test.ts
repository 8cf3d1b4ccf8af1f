import { API_KEY_SCOPES, type ApiKeyScope } from '@kontor/portal-core/access';
import { CONTRACT } from '@kontor/portal-core/contract';
import type { AnyCall } from '@kontor/portal-core/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { createKey, withKey } from '../testing/embedding.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const PROTECTED = CONTRACT.filter((call) => call.access.kind !== 'public');
/** Every call that each scope opens. This list is reviewed whenever it grows. */
const OPENED: Readonly<Record<ApiKeyScope, readonly string[]>> = {
  'embed:sessions': ['embedding.createSession'],
  'orders:read': ['orders.find', 'orders.get', 'orders.timeline', 'orders.generateCsv', 'addresses.get'],
  'orders:import': [
    'orders.create',
    'orderImports.open',
    'orderImports.lookup',
    'orderImports.compare',
    'orderImports.foresee',
    'orderImports.chunk',
    'orderImports.list',
    'orderImports.get',
    'orderImports.results',
    'orderImports.finish',
    'orderImports.undo',
    'orderImports.undone',
    'importProfiles.list',
    'importRecipes.recall',
  ],
  'products:read': ['products.find', 'products.stockFind', 'products.generateCsv', 'products.search'],
  'products:write': ['products.create', 'products.update'],
  'deliveries:read': ['deliveries.list', 'deliveries.get', 'deliveries.comments', 'deliveries.inbound'],
  'deliveries:create': ['deliveries.create'],
  'erp:report': [
    'erpLink.compare',
    'erpLink.files',
    'erpLink.inbound',
    'erpLink.orders',
    'erpLink.products',
    'erpLink.stock',
    'erpLink.undo',
    'erpLink.words',
  ],
};
const SETS: readonly (readonly ApiKeyScope[])[] = [
  ...API_KEY_SCOPES.map((scope) => [scope]),
  ['embed:sessions', 'orders:read', 'orders:import'],
];

function ask(server: TestServer, call: AnyCall, headers: Record<string, string>): Promise<Response> {
  const hasBody = call.method === 'POST' || call.method === 'PUT';
  return server.send(call.path.replace(/:\w+/g, 'x'), {
    method: call.method,
    headers: { ...headers, ...(hasBody && { 'Content-Type': 'application/json' }) },
    ...(hasBody && { body: '"nonsense"' }),
  });
}

describeOnBothEngines('what an API key may call', (setup) => {
  let server: TestServer;
  const secrets: Record<string, string> = {};
  beforeAll(async () => {
    server = await startTestServer(setup);
    for (const scopes of SETS) secrets[scopes.join()] = (await createKey(server, { scopes })).secret;
  });
  afterAll(() => server.stop());

  it('stands in the contract, and is nothing else', () => {
    for (const scope of API_KEY_SCOPES) {
      const opened = CONTRACT.filter(({ apiKey }) => apiKey?.includes(scope)).map(({ id }) => id);
      expect(opened.sort()).toEqual([...OPENED[scope], 'apiKeys.own'].sort());
    }
  });

  describe.each(SETS.map((scopes) => [scopes.join(), scopes] as const))('with %s', (name, scopes) => {
    it.each(PROTECTED)('$id', async (call) => {
      const { status } = await ask(server, call, withKey(secrets[name]!));
      const opened = call.id === 'apiKeys.own' || scopes.some((scope) => OPENED[scope].includes(call.id));
      if (opened) expect([401, 403]).not.toContain(status);
      else expect(status).toBe(403);
      expect(status).toBeLessThan(500);
    });
  });

  describe('is nothing', () => {
    const all = () => withKey(secrets['embed:sessions,orders:read,orders:import']!);
    it.each(PROTECTED)('in a browser or as someone else: $id', async (call) => {
      const inBrowser = { ...all(), Origin: 'https://shop.example' };
      expect((await ask(server, call, inBrowser)).status).toBe(403);
      expect((await ask(server, call, { ...all(), 'X-Logged-In-As': '104' })).status).toBe(403);
    });

    it('when the key was revoked', async () => {
      const { id, secret } = await createKey(server, { scopes: ['orders:read', 'orders:import'] });
      const opened = [...OPENED['orders:read'], ...OPENED['orders:import'], 'apiKeys.own'];
      const calls = PROTECTED.filter((call) => opened.includes(call.id));
      const allowed = await ask(server, calls[0]!, withKey(secret));
      expect([401, 403]).not.toContain(allowed.status);
      expect((await server.send(`/api-keys/${id}`, { method: 'DELETE', user: 'admin' })).status).toBe(204);
      for (const call of calls) expect((await ask(server, call, withKey(secret))).status, call.id).toBe(401);
    });
  });
});
