import type { ProblemCode } from '@kontor/portal-core/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { PASSWORD } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

/** Sign-ins sent at once, more than ever waited for a password to be checked. */
const SENT = 260;

describeOnBothEngines('a flood of sign-ins from one network', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup, { environment: { KONTOR_PROXIES: '1' } });
  });
  afterAll(() => server.stop());

  const signIn = async (username: string, password: string, address: string) => {
    const response = await server.send('/login', {
      method: 'POST',
      body: JSON.stringify({ username, password }),
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    });
    return response.status === 200 ? 'done' : ((await response.json()) as { code: ProblemCode }).code;
  };
  it('keeps nobody out who comes from elsewhere, from however many addresses of a provider it comes', async () => {
    const flood = Promise.all(
      Array.from({ length: SENT }, (_, n) => signIn(`name${n}`, 'Falsch-123', `203.0.113.${n % 250}`)),
    );
    for (let n = 0; n < 3; n += 1) expect(await signIn('nordwind', PASSWORD, '192.0.2.1')).toBe('done');
    expect(new Set(await flood)).not.toContain('done');
  });

  it.each<[string, (n: number) => Promise<string>]>([
    ['with invented names', (n) => signIn(`name${n}`, 'Falsch-123', '198.51.100.7')],
    ['with a right password', (n) => signIn('alpenshop', PASSWORD, `2001:db8:1:2::${n.toString(16)}`)],
  ])('has few passwords checked, and keeps nobody out who comes from elsewhere: %s', async (_, one) => {
    const flood = Promise.all(Array.from({ length: SENT }, (_each, n) => one(n)));
    for (let n = 0; n < 3; n += 1) expect(await signIn('nordwind', PASSWORD, '192.0.2.1')).toBe('done');
    const told = await flood;
    const refused = told.filter((code) => code === 'too_many_calls');
    expect(refused.length).toBeGreaterThan(SENT / 2);
  });

  it.each<[string, (n: number) => [name: string, password: string]]>([
    ['invented names', (n) => [`name${n}`, 'Falsch-123']],
    ['a user with the right password', () => ['alpenshop', PASSWORD]],
  ])('from any number of networks has few passwords checked ahead of a user at home: %s', async (_, whom) => {
    expect(await signIn('nordwind', PASSWORD, '192.0.2.1')).toBe('done');
    const many = SENT / 2;
    let answered = 0;
    const flood = Promise.all(
      Array.from({ length: many }, async (_each, n) => {
        await signIn(...whom(n), `10.${n >> 8}.${n & 255}.7`);
        answered += 1;
      }),
    );
    for (let n = 0; n < 3; n += 1) expect(await signIn('nordwind', PASSWORD, '192.0.2.1')).toBe('done');
    expect(answered).toBeLessThan(0.75 * many);
    await flood;
  });

  it('keeps no other user of the same network out', async () => {
    const flood = Promise.all(
      Array.from({ length: SENT / 2 }, () => signIn('alpenshop', PASSWORD, '198.51.100.9')),
    );
    for (let n = 0; n < 3; n += 1) expect(await signIn('nordwind', PASSWORD, '198.51.100.9')).toBe('done');
    await flood;
  });
});
