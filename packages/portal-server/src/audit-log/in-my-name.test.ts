import { auditLogInMyName } from '@kontor/portal-core/audit-log';
import { ordersFind } from '@kontor/portal-core/orders';
import { beginImpersonation, endImpersonation, login, updateCurrentUser } from '@kontor/portal-core/session';
import type { ApiError } from '@kontor/portal-core/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { USERS } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

describeOnBothEngines('what others did in the name of a user', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup);
    const acting = server.as('admin', 'nordwind');
    await acting.call(updateCurrentUser, { body: { language: 'en' } });
    await acting.call(ordersFind, { body: { limit: 1 } });
    await acting.call(ordersFind, { body: { limit: 1 } });
    server.time.now += 1000;
    await acting.call(endImpersonation, {});
    await server.as('admin', 'alpenshop').call(updateCurrentUser, { body: { language: 'en' } });
    await server.as('nordwind').call(updateCurrentUser, { body: { language: 'de' } });
    const wrong = server.anonymous.call(login, { body: { username: 'nordwind', password: 'nicht-das' } });
    await wrong.catch(() => undefined);
    await server.deps.events.flush();
  });
  afterAll(() => server.stop());

  it('is told to that user, newest first, without what they did themselves and without failed sign-ins', async () => {
    const { entries, foundCount } = await server.as('nordwind').call(auditLogInMyName, {});
    expect(foundCount).toBe(4);
    const common = { actor_name: 'Test admin', at: expect.any(String), until: expect.any(String) };
    expect(entries).toMatchObject([
      { ...common, action: 'session.endImpersonation' },
      { ...common, action: 'orders.find', event: { kind: 'view', times: 2 }, record_count: 0 },
      { ...common, action: 'session.updateCurrentUser', target: '/current-user' },
      { ...common, action: 'session.beginImpersonation' },
    ]);
  });

  it('tells nothing of the network and the requests of the person who acted', async () => {
    const text = await (await server.send('/audit-log/in-my-name', { user: 'nordwind' })).text();
    expect(text).not.toMatch(/127\.0\.0\.1|address|request_id/);
  });

  it('is paged', async () => {
    const { entries, foundCount } = await server
      .as('nordwind')
      .call(auditLogInMyName, { query: { limit: 1, page: 3 } });
    expect([entries.map(({ action }) => action), foundCount]).toEqual([['session.updateCurrentUser'], 4]);
  });

  it('is told to nobody else: neither to whoever acts as the user nor to sysadmins by another name', async () => {
    const acting = server.as('admin', 'nordwind');
    await acting.call(beginImpersonation, {});
    const refusal: Partial<ApiError> = { status: 403, code: 'forbidden' };
    await expect(acting.call(auditLogInMyName, {})).rejects.toMatchObject(refusal);
    expect(await server.as('admin').call(auditLogInMyName, {})).toEqual({ entries: [], foundCount: 0 });
    const named = await server.send(`/audit-log/in-my-name?user_id=${USERS.nordwind.id}`, { user: 'admin' });
    expect(named.status).toBe(422);
  });
});
