import { mayUse } from '@kontor/portal-core/access';
import type { AnyCall } from '@kontor/portal-core/wire';
import { CONTRACT } from '@kontor/portal-core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFindAccess } from '../access/index.js';
import { createRoutes } from '../routes.js';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { USERS, type UserName } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const PROTECTED = CONTRACT.filter((call) => call.access.kind !== 'public');
const USER_NAMES = Object.keys(USERS) as UserName[];

/** Sends a request with input that no handler accepts, so that nothing is written. */
function ask(server: TestServer, call: AnyCall, user?: UserName): Promise<Response> {
  const path = call.path.replace(/:\w+/g, 'x');
  const hasBody = call.method === 'POST' || call.method === 'PUT';
  return server.send(path, {
    method: call.method,
    ...(user && { user }),
    ...(hasBody && { body: '"nonsense"', headers: { 'Content-Type': 'application/json' } }),
  });
}

describeOnBothEngines('who may make which call', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup);
  });
  afterAll(() => server.stop());

  it('serves every call of the contract and no other', () => {
    const served = createRoutes(server.deps).map(({ call }) => call.id);
    expect(served.sort()).toEqual(CONTRACT.map((call) => call.id).sort());
  });

  it.each(PROTECTED)('refuses $id without a token', async (call) => {
    const response = await ask(server, call);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'not_authorized' });
  });

  describe.each(USER_NAMES)('%s', (user) => {
    it.each(PROTECTED)('$id', async (call) => {
      const access = await createFindAccess(server.database, Date.now)(USERS[user].id);
      const allowed =
        call.access.kind === 'signedIn' ||
        call.access.kind === 'open' ||
        (call.access.kind === 'resource' && mayUse(access!.principal, call.access.anyOf));
      const { status } = await ask(server, call, user);
      if (allowed) expect([401, 403]).not.toContain(status);
      else expect(status).toBe(403);
      expect(status).toBeLessThan(500);
    });
  });
});

describe('the public calls', () => {
  it('are sign-in with what its page shows, the first account and the end of the daily e-mail by their links, and health, nothing else', () => {
    expect(CONTRACT.filter((call) => call.access.kind === 'public').map((call) => call.id)).toEqual([
      'health.live',
      'health.ready',
      'health.openApi',
      'session.login',
      'users.createFirst',
      'settings.public',
      'digest.stop',
      'cmsBlocks.public',
    ]);
  });
});
