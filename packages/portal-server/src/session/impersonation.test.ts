import { currentUser, updateCurrentUser } from '@kontor/portal-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { USERS, type UserName } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

describeOnBothEngines('acting as another user', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup);
  });
  afterAll(() => server.stop());

  const names = Object.keys(USERS) as UserName[];
  /** A sysadmin as anyone but a sysadmin; the team lead as the users of its own merchant. */
  const allowed: Partial<Record<UserName, readonly UserName[]>> = {
    admin: ['lager', 'alpenshop', 'nordwind', 'teamlead', 'nobody'],
    chief: ['lager', 'alpenshop', 'nordwind', 'teamlead', 'nobody'],
    teamlead: ['nordwind', 'nobody'],
  };
  const pairs = names.flatMap((actor) => names.map((subject) => [actor, subject] as const));

  it.each(pairs)('%s as %s', async (actor, subject) => {
    const asked = server.as(actor, subject).call(currentUser, {});
    if (allowed[actor]?.includes(subject))
      await expect(asked).resolves.toMatchObject({
        id: USERS[subject].id,
        impersonated_by: { id: USERS[actor].id, username: actor },
      });
    else await expect(asked).rejects.toMatchObject({ status: 403, code: 'forbidden' });
  });

  it.each([
    ['empty', ''],
    ['two', '104, 105'],
    ['a leading zero', '0105'],
    ['an exponent', '1e2'],
    ['a sign', '+105'],
    ['a fraction', '105.0'],
    ['another digit system', encodeURIComponent('١٠٥')],
    ['a name', 'nordwind'],
    ['too long', '1'.repeat(11)],
    ['ten thousand digits', '1'.repeat(10_000)],
  ])('refuses a header that is %s and never falls back to the own rights', async (_, header) => {
    const response = await server.send('/current-user', {
      user: 'admin',
      headers: { 'X-Logged-In-As': header },
    });
    expect(response.status).toBe(400);
  });

  it('refuses two headers', async () => {
    const headers = new Headers({ Authorization: `Bearer ${await server.token('admin')}` });
    headers.append('X-Logged-In-As', '104');
    headers.append('X-Logged-In-As', '105');
    const response = await fetch(`${server.url}/api/current-user`, { headers });
    expect(response.status).toBe(400);
  });

  it('refuses a user that does not exist like one that may not be acted as', async () => {
    const response = await server.send('/current-user', {
      user: 'admin',
      headers: { 'X-Logged-In-As': '999' },
    });
    expect(response.status).toBe(403);
  });

  it("has the other's rights, never both", async () => {
    const response = await server.send('/orders/find', {
      method: 'POST',
      user: 'admin',
      headers: { 'X-Logged-In-As': String(USERS.nobody.id), 'Content-Type': 'application/json' },
      body: '{}',
    });
    expect(response.status).toBe(403);
  });

  it('leaves the e-mail to its owner', async () => {
    const change = server
      .as('admin', 'nordwind')
      .call(updateCurrentUser, { body: { email: 'me@evil.test' } });
    await expect(change).rejects.toMatchObject({ status: 403 });
  });

  it('writes down who really acted and as whom', async () => {
    await server.as('admin', 'nordwind').call(updateCurrentUser, { body: { full_name: 'Nora Wind' } });
    const entry = await server.database.read('audit_log').orderBy('id', 'desc').first();
    expect(entry).toMatchObject({
      actor_id: USERS.admin.id,
      subject_id: USERS.nordwind.id,
      action: 'session.updateCurrentUser',
      target: '/current-user',
    });
    expect(entry.request_id).toMatch(/^[\w-]{36}$/);
  });
});
