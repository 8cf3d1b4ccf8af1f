import { createClient } from '@kontor/portal-core/contract';
import { changeOwnPassword, currentUser, login, logout } from '@kontor/portal-core/session';
import { usersPassword } from '@kontor/portal-core/users';
import type { ApiError, PortalClient } from '@kontor/portal-core/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '../server.js';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { anOpening, insertImportProducts, openImport, sendChunk } from '../testing/imports.js';
import { PASSWORD, USERS } from '../testing/people.js';
import { startSecondServer, startTestServer, transportTo, type TestServer } from '../testing/test-server.js';
import { SEEN_NOTED_EVERY_MS } from './check-session.js';
import { sessionsTask } from './sessions.task.js';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';

describeOnBothEngines('a session', (setup) => {
  let server: TestServer;
  let second: RunningServer;
  const start = () => startSecondServer(server);
  beforeAll(async () => {
    server = await startTestServer(setup, { fill: insertImportProducts });
    second = await start();
  });
  afterAll(async () => {
    await second.stop();
    await server.stop();
  });

  const clientOf = (token: string, url = server.url): PortalClient =>
    createClient({ transport: transportTo(url), token: () => token });
  const answer = (promise: Promise<unknown>) =>
    promise.then(
      () => 200,
      (error: ApiError) => error.status,
    );
  const me = (token: string, url?: string) => answer(clientOf(token, url).call(currentUser, {}));
  const signIn = async (password = PASSWORD) => {
    const body = { username: 'nordwind', password };
    const headers = { 'User-Agent': FIREFOX };
    return (await server.anonymous.call(login, { body, headers })).token;
  };
  const newest = () => server.database.read('sessions').orderBy('id', 'desc').first();

  it('holds the device, the address and the times of a sign-in, and nothing else', async () => {
    const now = new Date(server.time.now).toISOString();
    await signIn();
    const { hours } = { hours: server.deps.config.tokenHours };
    const { id: _, token_id, expires_at, ...row } = (await newest())!;
    expect(row).toEqual({
      user_id: USERS.nordwind.id,
      device: 'Firefox, Windows',
      address: '127.0.0.1',
      began_at: now,
      last_seen_at: now,
    });
    expect(token_id).toMatch(/^[\da-f-]{36}$/);
    expect(Math.abs(Date.parse(expires_at) - server.time.now - hours * 3_600_000)).toBeLessThan(1000);
  });

  it('ends with the sign-out at the next request, in every process and after a restart, and leaves the others', async () => {
    const [token, other] = [await signIn(), await signIn()];
    expect([await me(token), await me(token, second.url)]).toEqual([200, 200]);
    await clientOf(token).call(logout, { body: {} });
    expect(await me(token)).toBe(401);
    await second.stop();
    second = await start();
    expect([await me(token, second.url), await me(other, second.url)]).toEqual([401, 200]);
    const entry = await server.database.read('audit_log').orderBy('id', 'desc').first();
    expect(entry).toMatchObject({ action: 'session.logout', actor_id: USERS.nordwind.id });
  });

  it('ends in the middle of an import, which keeps whole chunks and goes on after a new sign-in', async () => {
    const token = await signIn();
    const client = clientOf(token);
    const id = await openImport(client, anOpening(4));
    await sendChunk(client, id, [2, 3]);
    await clientOf(token).call(logout, { body: {} });
    expect(await answer(sendChunk(client, id, [4, 5]))).toBe(401);
    const stored = () => server.database.read('erp_orders').pluck('external_order_id');
    expect((await stored()).sort()).toEqual(['A-2', 'A-3']);
    await sendChunk(clientOf(await signIn()), id, [4, 5]);
    expect(await stored()).toHaveLength(4);
  });

  it('is ended by whoever acts as another user as their own', async () => {
    const token = await server.token('admin');
    const acting = createClient({
      transport: transportTo(server.url),
      token: () => token,
      loggedInAs: () => USERS.nordwind.id,
    });
    const other = await signIn();
    expect(await answer(acting.call(currentUser, {}))).toBe(200);
    await acting.call(logout, { body: {} });
    expect([await answer(acting.call(currentUser, {})), await me(token), await me(other)]).toEqual([
      401, 401, 200,
    ]);
  });

  it('ends when the password is changed, but for the new one of whoever changed it', async () => {
    const [token, other] = [await signIn(), await signIn()];
    const body = { current_password: PASSWORD, password: 'Moin-Kontor' };
    const changed = await clientOf(token).call(changeOwnPassword, { body });
    expect([await me(token), await me(other), await me(changed.token)]).toEqual([401, 401, 200]);
    const rows = () => server.database.read('sessions').where({ user_id: USERS.nordwind.id });
    expect(await rows()).toHaveLength(1);
    const params = { id: USERS.nordwind.id };
    await server.as('admin').call(usersPassword, { params, body: { password: PASSWORD } });
    expect([await me(changed.token), (await rows()).length]).toEqual([401, 0]);
  });

  it('notes when it was last seen every few minutes, and reading does not write in between', async () => {
    const token = await signIn();
    const before = await newest();
    server.time.now += SEEN_NOTED_EVERY_MS;
    expect(await me(token)).toBe(200);
    expect(await newest()).toEqual(before);
    server.time.now += 1;
    expect(await me(token)).toBe(200);
    const last_seen_at = new Date(server.time.now).toISOString();
    await expect.poll(newest).toEqual({ ...before, last_seen_at });
  });

  it('is of the hundred newest of its user', async () => {
    const first = await server.token('lager');
    for (let n = 0; n < 99; n += 1) await server.token('lager');
    expect(await me(first)).toBe(200);
    await server.token('lager');
    expect(await me(first)).toBe(401);
  });

  it('is deleted in the night after it has expired', async () => {
    const token = await signIn();
    const { deps, database } = server;
    const expired = () =>
      database.read('sessions').where('expires_at', '<', new Date(server.time.now).toISOString());
    const run = () => sessionsTask(deps, database).run(new AbortController().signal);
    await run();
    expect(await me(token)).toBe(200);
    server.time.now += deps.config.tokenHours * 3_600_000 + 1000;
    expect((await expired()).length).toBeGreaterThan(0);
    await run();
    expect(await expired()).toEqual([]);
  });
});
