import { createClient } from '@kontor/portal-core/contract';
import { currentUser, login } from '@kontor/portal-core/session';
import { usersPassword } from '@kontor/portal-core/users';
import type { ApiError } from '@kontor/portal-core/wire';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { PASSWORD, USERS } from '../testing/people.js';
import { startTestServer, transportTo, type TestServer } from '../testing/test-server.js';
import { FAILURES_PER_ACCOUNT, FAILURES_PER_USER } from './login-limit.js';

describeOnBothEngines('signing in', (setup) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer(setup);
  });
  afterEach(() => server.stop());

  const signIn = (username: string, password: string = PASSWORD) =>
    server.anonymous.call(login, { body: { username, password } });
  const refusal = (username: string, password: string) =>
    signIn(username, password).then(
      () => null,
      (error: ApiError) => error,
    );

  it('answers a token that says who it belongs to', async () => {
    const { token } = await signIn('nordwind');
    const client = createClient({ transport: transportTo(server.url), token: () => token });
    await expect(client.call(currentUser, {})).resolves.toMatchObject({ username: 'nordwind' });
  });

  it('does not mind case and surplus blanks of the username', async () => {
    await expect(signIn('  NordWind ')).resolves.toHaveProperty('token');
  });

  it('minds every character of the password', async () => {
    for (const wrong of [`${PASSWORD} `, PASSWORD.toUpperCase(), PASSWORD.slice(0, -1)])
      expect(await refusal('nordwind', wrong)).toMatchObject({ status: 401, code: 'invalid_credentials' });
  });

  it('minds the last character of the longest password, however many bytes it has', async () => {
    const password = '😀😎🚀🐳🌊'.repeat(4);
    const params = { id: USERS.nordwind.id };
    await server.as('admin').call(usersPassword, { params, body: { id: params.id, password } });
    expect(await refusal('nordwind', `${'😀😎🚀🐳🌊'.repeat(3)}😀😎🚀🐳🌍`)).toMatchObject({
      code: 'invalid_credentials',
    });
    await expect(signIn('nordwind', password)).resolves.toHaveProperty('token');
  });

  it('refuses unknown, switched-off and mistyped users in the same words', async () => {
    await server.database.write((trx) => trx('users').where({ id: USERS.lager.id }).update({ active: 0 }));
    const told = await Promise.all([
      refusal('nobody-knows', PASSWORD),
      refusal('lager', PASSWORD),
      refusal('nordwind', 'wrong-password'),
    ]);
    for (const error of told) expect(error).toMatchObject({ status: 401, code: 'invalid_credentials' });
    expect(new Set(told.map((error) => error?.message)).size).toBe(1);
  });

  it('speaks the words of the specification in English', async () => {
    const response = await server.send('/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en' },
      body: JSON.stringify({ username: 'x', password: 'y' }),
    });
    expect(await response.json()).toMatchObject({ status: 401, detail: 'Invalid username or password' });
  });

  it(`refuses even the right password after ${FAILURES_PER_USER} wrong ones, however the name is written`, async () => {
    for (let n = 0; n < FAILURES_PER_USER; n += 1)
      await refusal(n % 2 ? 'nordwind' : ' NORDWIND', `wrong-${n}`);
    for (const name of ['nordwind', 'Nordwind', 'nordwind  ', 'ＮＯＲＤＷＩＮＤ']) {
      const error = await refusal(name, PASSWORD);
      expect(error).toMatchObject({ status: 429, code: 'too_many_requests' });
      expect(error?.retryAfter).toBeGreaterThan(800);
      expect(error?.message).toContain(String(error?.retryAfter));
    }
    await expect(signIn('alpenshop')).resolves.toHaveProperty('token');
  });

  it('counts unknown users alike', async () => {
    for (let n = 0; n < FAILURES_PER_USER; n += 1) await refusal('nobody-knows', 'wrong');
    expect(await refusal('nobody-knows', 'wrong')).toMatchObject({ status: 429 });
  });

  it('lets no flood of tries at once past the limit', async () => {
    const told = await Promise.all(Array.from({ length: 60 }, (_, n) => refusal('nordwind', `wrong-${n}`)));
    const tried = told.filter((error) => error?.status === 401).length;
    expect(tried).toBeLessThanOrEqual(FAILURES_PER_USER + 2);
    expect(told.filter((error) => error?.status === 429).length).toBe(told.length - tried);
  });

  it('computes few hashes for a thousand tries on an account from everywhere, and its owner still gets in', async () => {
    await server.stop();
    server = await startTestServer(setup, { environment: { KONTOR_PROXIES: '1' } });
    const ask = async (ip: string, username: string, password: string) => {
      const response = await server.send('/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': ip },
        body: JSON.stringify({ username, password }),
      });
      return response.status;
    };
    expect(await ask('192.0.2.1', 'nordwind', PASSWORD)).toBe(200);
    const told: Record<string, number[]> = { nordwind: [], 'nobody-knows': [] };
    for (let n = 0; n < 1000; n += 10)
      for (const [username, statuses] of Object.entries(told))
        statuses.push(
          ...(await Promise.all(
            Array.from({ length: 5 }, (_, i) =>
              ask(`198.51.${(n + i) % 256}.${n / 10}`, username, `wrong-${n}`),
            ),
          )),
        );
    const hashed = Object.values(told).map((statuses) => statuses.filter((status) => status === 401).length);
    for (const count of hashed) {
      expect(count).toBeGreaterThanOrEqual(FAILURES_PER_ACCOUNT);
      expect(count).toBeLessThanOrEqual(FAILURES_PER_ACCOUNT + 2);
    }
    expect(await ask('192.0.2.1', 'nordwind', PASSWORD)).toBe(200);
    expect(await ask('192.0.2.2', 'nordwind', PASSWORD)).toBe(429);
  });

  it('counts the sender, whatever addresses a header claims', async () => {
    const tries = Array.from({ length: FAILURES_PER_USER + 1 }, (_, n) => n);
    let status = 0;
    for (const n of tries) {
      const response = await server.send('/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `203.0.113.${n}` },
        body: JSON.stringify({ username: 'nordwind', password: 'wrong' }),
      });
      status = response.status;
    }
    expect(status).toBe(429);
  });

  it('forgets failures after a success', async () => {
    for (let n = 1; n < FAILURES_PER_USER; n += 1) await refusal('nordwind', 'wrong');
    await signIn('nordwind');
    expect(await refusal('nordwind', 'wrong')).toMatchObject({ status: 401 });
    await expect(signIn('nordwind')).resolves.toHaveProperty('token');
  });

  it('renews a hash of an earlier strength and writes the sign-in down', async () => {
    await signIn('nordwind');
    const user = await server.database.read('users').where({ id: USERS.nordwind.id }).first('password_hash');
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const entry = await server.database.read('audit_log').orderBy('id', 'desc').first();
    expect(entry).toMatchObject({ action: 'session.login', actor_id: USERS.nordwind.id });
    await expect(signIn('nordwind')).resolves.toHaveProperty('token');
  });

  it('leaves neither password nor token in the log', async () => {
    const { token } = await signIn('nordwind');
    await refusal('nordwind', 'a-secret-mistake');
    const log = JSON.stringify(server.log);
    for (const secret of [PASSWORD, token, 'a-secret-mistake']) expect(log).not.toContain(secret);
  });
});
