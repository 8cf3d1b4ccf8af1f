import { hash } from '@node-rs/argon2';
import { DEMO_PASSWORD } from '@kontor/portal-core/users';
import { afterEach, expect, it } from 'vitest';
import type { Database } from '../db/index.js';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { USERS } from '../testing/people.js';
import { sendRaw } from '../testing/raw-request.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

describeOnBothEngines('the public password of the demo', (setup) => {
  let server: TestServer;
  afterEach(() => server.stop());

  /** Starts a server whose sysadmin has that password. */
  const start = async (environment: Readonly<Record<string, string | undefined>> = {}) => {
    const password_hash = await hash(DEMO_PASSWORD, { memoryCost: 64, timeCost: 1, parallelism: 1 });
    const fill = async (database: Database) => {
      await database.write((trx) => trx('users').where({ id: USERS.admin.id }).update({ password_hash }));
    };
    server = await startTestServer(setup, { environment, fill });
  };
  const signIn = async (
    headers: Record<string, string> = {},
    password = DEMO_PASSWORD,
    username = 'Admin',
  ) => {
    const response = await server.send('/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ username, password }),
    });
    return { status: response.status, body: await response.text() };
  };

  it('opens an account for the people at the machine itself', async () => {
    await start();
    expect(await signIn()).toMatchObject({ status: 200 });
  });

  it('opens none for a request that a proxy has passed on, told of or not', async () => {
    await start();
    const forwarded = [
      { 'X-Forwarded-For': '203.0.113.5' },
      { 'X-Real-IP': '203.0.113.5' },
      { Forwarded: 'for=203.0.113.5' },
      { 'X-Forwarded-Proto': 'https' },
      { Via: '1.1 front' },
      { 'X-Forwarded-Port': '443' },
      { 'CF-Connecting-IP': '203.0.113.5' },
    ];
    for (const headers of forwarded)
      expect(await signIn(headers as never), JSON.stringify(headers)).toMatchObject({ status: 401 });
  });

  it('opens none for a request to another name than the machine’s own', async () => {
    await start();
    const body = JSON.stringify({ username: 'admin', password: DEMO_PASSWORD });
    const ask = (host: string) => {
      const json = ['Content-Type: application/json', `Content-Length: ${body.length}`];
      return sendRaw(server.url, ['POST /api/login HTTP/1.1', `Host: ${host}`, ...json], body);
    };
    expect(await ask('portal.example')).toMatchObject({ status: 401 });
    for (const host of ['localhost:3000', '[::1]:3000', '127.0.0.1'])
      expect(await ask(host), host).toMatchObject({ status: 200 });
  });

  it.each([{ KONTOR_PROXIES: '1' }, { HOST: '0.0.0.0' }])('opens none on a server with %j', async (reach) => {
    await start(reach);
    server = {
      ...server,
      send: (path, init) => fetch(`${server.url.replace('0.0.0.0', '127.0.0.1')}/api${path}`, init),
    };
    expect(await signIn()).toMatchObject({ status: 401 });
  });

  it('is refused by its name for any account, and the log alone tells the operator whose it is and what to do', async () => {
    await start({ KONTOR_PROXIES: '1' });
    const refused = await signIn();
    expect(refused.body).toContain('demo_password');
    expect(refused).toEqual(await signIn({}, DEMO_PASSWORD, 'nobody-at-all'));
    const told = server.log.find(({ username }) => username === 'admin');
    expect(told).toMatchObject({ userId: USERS.admin.id, level: 40 });
    expect(told?.['msg']).toMatch(/public password of the demo.*npm run create-admin -- --username NAME/);
    expect(JSON.stringify(server.log)).not.toContain(DEMO_PASSWORD);
  });
});
