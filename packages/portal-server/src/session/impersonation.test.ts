import {
  beginImpersonation,
  currentUser,
  endImpersonation,
  updateCurrentUser,
} from '@kontor/portal-core/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  /** Allowed impersonations: a sysadmin acts as anyone but a sysadmin; the team lead as the users of the same merchant. */
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
    expect(entry?.request_id).toMatch(/^[\w-]{36}$/);
  });

  describe('lasts an hour', () => {
    const HOUR_MS = 3_600_000;
    const asAlpenshop = async (path = '/current-user', init: RequestInit = {}) => {
      const headers = {
        Authorization: `Bearer ${token}`,
        'X-Logged-In-As': String(USERS.alpenshop.id),
      };
      const response = await fetch(`${server.url}/api${path}`, { ...init, headers });
      return response.status;
    };
    const trail = () =>
      server.database
        .read('audit_log')
        .where({ actor_id: USERS.chief.id, subject_id: USERS.alpenshop.id })
        .where('id', '>', last)
        .orderBy('id')
        .pluck('action');
    let token: string;
    let began: number;
    let last: number;
    beforeAll(async () => {
      last = (await server.database.read('audit_log').max({ id: 'id' }).first())?.id as number;
      token = await server.token('chief');
      began = server.time.now;
    });

    it('from the first call, which many may make at once and the trail tells once', async () => {
      const asked = await Promise.all(Array.from({ length: 8 }, () => asAlpenshop()));
      expect(asked).toEqual(Array.from({ length: 8 }, () => 200));
      expect(await trail()).toEqual(['session.beginImpersonation']);
    });

    it('and is refused with its reason afterwards, never with the own rights', async () => {
      server.time.now = began + HOUR_MS - 1;
      expect(await asAlpenshop()).toBe(200);
      server.time.now = began + HOUR_MS;
      const response = await fetch(`${server.url}/api/current-user`, {
        headers: {
          Authorization: `Bearer ${token}`,
          'X-Logged-In-As': String(USERS.alpenshop.id),
          'Accept-Language': 'en',
        },
      });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({
        code: 'impersonation_ended',
        detail: expect.stringContaining('ends after an hour'),
      });
    });

    it('until it is begun anew', async () => {
      const client = server.as('chief', 'alpenshop');
      await expect(client.call(beginImpersonation, {})).resolves.toEqual({
        user_id: USERS.alpenshop.id,
        expires_at: new Date(server.time.now + HOUR_MS).toISOString(),
      });
      await expect(client.call(currentUser, {})).resolves.toMatchObject({ username: 'alpenshop' });
      expect(await asAlpenshop()).toBe(403);
    });

    it('or until it is ended, whatever the hour', async () => {
      const client = server.as('chief', 'alpenshop');
      await client.call(endImpersonation, {});
      await expect(client.call(currentUser, {})).rejects.toMatchObject({ code: 'impersonation_ended' });
      await client.call(beginImpersonation, {});
      await expect(client.call(currentUser, {})).resolves.toMatchObject({ username: 'alpenshop' });
      expect(await trail()).toEqual([
        'session.beginImpersonation',
        'session.beginImpersonation',
        'session.endImpersonation',
        'session.beginImpersonation',
      ]);
    });

    it('for each token on its own', async () => {
      token = await server.token('chief');
      expect(await asAlpenshop()).toBe(200);
    });

    it('and cannot be begun by whoever may not, or as oneself', async () => {
      const begin = (...who: [UserName, UserName?]) => server.as(...who).call(beginImpersonation, {});
      await expect(begin('nordwind', 'nobody')).rejects.toMatchObject({ code: 'forbidden' });
      await expect(begin('admin', 'chief')).rejects.toMatchObject({ code: 'forbidden' });
      await expect(begin('admin')).rejects.toMatchObject({ code: 'bad_request' });
    });
  });
});
