import { currentUser } from '@kontor/portal-core/session';
import { createHook } from 'node:async_hooks';
import fc from 'fast-check';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { USERS } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { createTokens } from './tokens.js';

const KEY = new Uint8Array(32).fill(1);

/** Number of signatures that are computed on threads while the work runs. */
async function signaturesDuring(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'SIGNREQUEST') count += 1;
    },
  }).enable();
  await work();
  hook.disable();
  return count;
}
const HOUR_MS = 3_600_000;
const TEN_YEARS = 10 * 365 * 86_400;

describe('tokens', () => {
  let now = Date.UTC(2026, 5, 1);
  const tokens = createTokens({ key: KEY, clock: () => now, hours: 12 });
  const claims = (extra = {}) =>
    new SignJWT({ userId: 5, ver: 1, ...extra }).setIssuedAt(now / 1000).setJti('a');

  it('are believed until their expiry and not a second longer', async () => {
    const token = await tokens.sign({ id: 5, tokenVersion: 3 });
    now += 12 * HOUR_MS - 1000;
    expect(await tokens.verify(token)).toMatchObject({ userId: 5, tokenVersion: 3 });
    now += 1000;
    expect(await tokens.verify(token)).toBeNull();
  });

  it('are believed by a clock that is a minute behind the one of their sign-in, and by none further back', async () => {
    const token = await tokens.sign({ id: 5, tokenVersion: 3 });
    now -= 60_000;
    expect(await tokens.verify(token)).toMatchObject({ userId: 5 });
    now -= 1000;
    expect(await tokens.verify(token)).toBeNull();
    now += 61_000;
    expect(await tokens.verify(token)).toMatchObject({ userId: 5 });
  });

  it('are told from those of pages without computing a signature, and checked once', async () => {
    const ofPage = await claims()
      .setExpirationTime('1h')
      .setProtectedHeader({ alg: 'HS256', typ: 'embed+jwt' })
      .sign(KEY);
    const own = await tokens.sign({ id: 5, tokenVersion: 3 });
    const verify = (token: string) => () => tokens.verify(token);
    expect(await signaturesDuring(verify(ofPage))).toBe(0);
    expect(await signaturesDuring(verify(own))).toBe(1);
    expect(await signaturesDuring(verify(own))).toBe(0);
  });

  it('differ at every sign-in', async () => {
    const user = { id: 5, tokenVersion: 1 };
    expect(await tokens.sign(user)).not.toBe(await tokens.sign(user));
  });

  it.each<[string, () => Promise<string> | string]>([
    ['unsigned', () => new UnsecuredJWT({ userId: 5, ver: 1 }).setExpirationTime('1h').encode()],
    ['signed with another key', () => sign(claims().setExpirationTime('1h'), new Uint8Array(32).fill(2))],
    [
      'signed with another algorithm',
      () => sign(claims().setExpirationTime('1h'), new Uint8Array(64), 'HS512'),
    ],
    ['without an expiry', () => sign(claims(), KEY)],
    [
      'signed ten years ahead',
      () =>
        sign(
          claims()
            .setIssuedAt(now / 1000 + TEN_YEARS)
            .setExpirationTime('12y'),
          KEY,
        ),
    ],
    ['without a user', () => sign(claims({ userId: undefined }).setExpirationTime('1h'), KEY)],
    ['for a user given as text', () => sign(claims({ userId: '5' }).setExpirationTime('1h'), KEY)],
    ['of 5,000 characters', () => 'a'.repeat(5000)],
  ])('are refused when %s', async (_, forge) => {
    expect(await tokens.verify(await forge())).toBeNull();
  });

  it('are refused with any character changed', async () => {
    const token = await tokens.sign({ id: 5, tokenVersion: 1 });
    const edits = fc.tuple(fc.nat(token.length - 2), fc.constantFrom(...'aZ0_-.'));
    await fc.assert(
      fc.asyncProperty(edits, async ([at, character]) => {
        fc.pre(token[at] !== character);
        expect(await tokens.verify(token.slice(0, at) + character + token.slice(at + 1))).toBeNull();
      }),
      { numRuns: 500 },
    );
  });

  it('need a key of at least 32 bytes', () => {
    expect(() => createTokens({ key: new Uint8Array(31), clock: () => now, hours: 1 })).toThrow(/32 bytes/);
  });
});

function sign(token: SignJWT, key: Uint8Array, alg = 'HS256'): Promise<string> {
  return token.setProtectedHeader({ alg, typ: 'JWT' }).sign(key);
}

describeOnBothEngines('a token in use', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup);
  });
  afterAll(() => server.stop());

  const me = (headers: Record<string, string>, query = '') =>
    fetch(`${server.url}/api/current-user${query}`, { headers });
  const change = (user: keyof typeof USERS, columns: object) =>
    server.database.write((trx) => trx('users').where({ id: USERS[user].id }).update(columns));

  it.each([
    ['missing', {}],
    ['empty', { Authorization: '' }],
    ['of another scheme', { Authorization: 'Basic YTpi' }],
    ['not a token', { Authorization: 'Bearer a.b.c' }],
  ])('is refused when it is %s', async (_, headers) => {
    const response = await me(headers as Record<string, string>);
    expect(response.status).toBe(401);
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
  });

  it('is not taken from the address nor from a cookie', async () => {
    const token = await server.token('nordwind');
    expect((await me({ Authorization: `Bearer ${token}` })).status).toBe(200);
    expect((await me({}, `?token=${token}&access_token=${token}`)).status).toBe(401);
    expect(
      (await me({ Cookie: `token=${token}; access_token=${token}; Authorization=${token}` })).status,
    ).toBe(401);
  });

  it('is void on the next request once the password was changed', async () => {
    const { call } = server.as('alpenshop');
    await call(currentUser, {});
    await change('alpenshop', { token_version: 2 });
    await expect(call(currentUser, {})).rejects.toMatchObject({ status: 401 });
  });

  it('is void on the next request once the user was switched off', async () => {
    const { call } = server.as('lager');
    await call(currentUser, {});
    await change('lager', { active: 0 });
    await expect(call(currentUser, {})).rejects.toMatchObject({ status: 401 });
  });

  it('is void on the next request once the merchant was switched off', async () => {
    const { call } = server.as('nordwind');
    await call(currentUser, {});
    await server.database.write((trx) =>
      trx('merchants').where({ merchant_name: 'Nordwind' }).update({ active: 0 }),
    );
    await expect(call(currentUser, {})).rejects.toMatchObject({ status: 401 });
  });
});
