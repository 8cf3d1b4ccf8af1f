import { createClient } from '@kontor/portal-core/contract';
import {
  currentUser,
  sessionsEnd,
  sessionsEndOthers,
  sessionsList,
  usersEndSession,
  login,
  usersEndSessions,
  usersSessions,
} from '@kontor/portal-core/session';
import { usersLiftRefusal } from '@kontor/portal-core/users';
import type { ApiError, PortalClient } from '@kontor/portal-core/wire';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { PASSWORD, USERS } from '../testing/people.js';
import { startTestServer, transportTo, type TestServer } from '../testing/test-server.js';

describeOnBothEngines('the list of sessions', (setup) => {
  let server: TestServer;
  let [here, there]: [PortalClient, PortalClient] = [] as never;
  beforeAll(async () => {
    server = await startTestServer(setup);
  });
  afterAll(() => server.stop());
  const signIn = async () => {
    const token = await server.token('nordwind');
    return createClient({ transport: transportTo(server.url), token: () => token });
  };
  beforeEach(async () => {
    await server.database.write(async (trx) => {
      await trx('sessions').where({ user_id: USERS.nordwind.id }).delete();
      await trx('users').where({ id: USERS.nordwind.id }).update({ token_version: 1 });
    });
    here = await signIn();
    there = await signIn();
  });

  const answer = (promise: Promise<unknown>) =>
    promise.then(
      () => 200,
      (error: ApiError) => error.status,
    );
  const alive = () => Promise.all([here, there].map((client) => answer(client.call(currentUser, {}))));
  const { id } = USERS.nordwind;
  const lastWrite = async () =>
    (await server.database.read('audit_log').orderBy('id', 'desc').first())!.action;

  it('shows the own ones, newest first, and which one asks', async () => {
    const { entries, foundCount } = await here.call(sessionsList, {});
    expect(foundCount).toBe(2);
    expect(entries.map(({ is_current }) => is_current)).toEqual([false, true]);
    expect(entries[1]).toEqual({
      id: expect.any(Number),
      device: '',
      address: '127.0.0.1',
      since: expect.stringMatching(/Z$/),
      last_seen_at: expect.stringMatching(/Z$/),
      expires_at: expect.stringMatching(/Z$/),
      is_current: true,
    });
  });

  it('goes with a button that lifts a refusal after failed tries, for sysadmins alone, and the trail tells', async () => {
    const status = (password: string) =>
      answer(server.anonymous.call(login, { body: { username: 'teamlead', password } }));
    for (let n = 0; n < 10; n += 1) expect(await status('nicht-das')).toBe(401);
    expect(await status(PASSWORD)).toBe(429);
    const lift = (as: 'admin', actingAs?: 'nordwind') =>
      answer(
        server
          .as(as, actingAs)
          .call(usersLiftRefusal, { params: { id: USERS.teamlead.id }, body: { address: '127.0.0.1' } }),
      );
    expect(await lift('admin', 'nordwind')).toBe(403);
    expect(await status(PASSWORD)).toBe(429);
    expect(await lift('admin')).toBe(200);
    expect(await status(PASSWORD)).toBe(200);
    const [record] = await server.database.read('audit_records').orderBy('id', 'desc').limit(1);
    expect(JSON.parse(record!.detail)).toEqual({ name: 'teamlead', address: '127.0.0.1' });
  });

  it('ends another one, never the one that asks nor of somebody else', async () => {
    const { entries } = await here.call(sessionsList, {});
    const end = (session: number | undefined) => answer(here.call(sessionsEnd, { params: { id: session! } }));
    const theirs = (await server.as('alpenshop').call(sessionsList, {})).entries[0]?.id;
    expect([await end(entries[1]?.id), await end(theirs)]).toEqual([404, 404]);
    expect(await alive()).toEqual([200, 200]);
    expect(await end(entries[0]?.id)).toBe(200);
    expect(await alive()).toEqual([200, 401]);
    expect(await lastWrite()).toBe('session.end');
  });

  it('ends all the others', async () => {
    await here.call(sessionsEndOthers, {});
    expect(await alive()).toEqual([200, 401]);
    expect((await here.call(sessionsList, {})).entries).toHaveLength(1);
    expect(await lastWrite()).toBe('session.endOthers');
  });

  it('is nothing for whoever acts as the user', async () => {
    const acting = server.as('admin', 'nordwind');
    expect([
      await answer(acting.call(sessionsList, {})),
      await answer(acting.call(sessionsEndOthers, {})),
      await answer(acting.call(usersSessions, { params: { id } })),
    ]).toEqual([403, 403, 403]);
    expect(await alive()).toEqual([200, 200]);
  });

  it('of a user is there for a sysadmin, who ends one of them or all', async () => {
    const admin = server.as('admin');
    const params = { id };
    const { entries } = await admin.call(usersSessions, { params });
    expect(entries.map(({ is_current }) => is_current)).toEqual([false, false]);
    await admin.call(usersEndSession, { params: { id, session: entries[0]!.id } });
    expect(await alive()).toEqual([200, 401]);
    expect(await lastWrite()).toBe('users.endSession');
    const again = admin.call(usersEndSession, { params: { id, session: entries[0]!.id } });
    expect(await answer(again)).toBe(404);
    await admin.call(usersEndSessions, { params });
    expect(await alive()).toEqual([401, 401]);
    expect((await admin.call(usersSessions, { params })).entries).toEqual([]);
  });

  it('of a user is nothing for others who manage users', async () => {
    await server.database.write((trx) =>
      trx('role_resources').insert({ role_id: USERS.teamlead.role, resource_code: '/edit-user' }),
    );
    const lead = server.as('teamlead');
    expect(await answer(lead.call(usersSessions, { params: { id } }))).toBe(403);
    expect(await answer(lead.call(usersEndSessions, { params: { id } }))).toBe(403);
    expect(await answer(lead.call(usersSessions, { params: { id: USERS.alpenshop.id } }))).toBe(404);
    await server.database.write((trx) =>
      trx('role_resources').where({ role_id: USERS.teamlead.role, resource_code: '/edit-user' }).delete(),
    );
    expect(await alive()).toEqual([200, 200]);
  });
});
