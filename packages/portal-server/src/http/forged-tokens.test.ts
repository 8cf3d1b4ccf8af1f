import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqlitePlace } from '../testing/both-engines.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

/** Mutations of a token; `npm run faults -- fuzz` tries more. */
const RUNS = Number(process.env['KONTOR_FUZZ_RUNS'] ?? 40) * 10;

const text = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

describe('a forged token', () => {
  let server: TestServer;
  let key: Buffer;
  let own: { head: Record<string, unknown>; claims: Record<string, unknown>; token: string };
  beforeAll(async () => {
    let dataDir = '';
    server = await startTestServer(async () => {
      const place = await sqlitePlace();
      dataDir = place.dataDir;
      return place;
    });
    key = Buffer.from((await readFile(join(dataDir, 'signing-key'), 'utf8')).trim(), 'base64url');
    const token = await server.token('nordwind');
    const [head, claims] = token
      .split('.')
      .slice(0, 2)
      .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>);
    own = { head: head!, claims: claims!, token };
  });
  afterAll(() => server.stop());

  const signed = (head: unknown, claims: unknown, by = key, hash = 'sha256') => {
    const body = `${text(head)}.${text(claims)}`;
    return `${body}.${createHmac(hash, by).update(body).digest('base64url')}`;
  };
  const status = async (token: string) => {
    const response = await fetch(`${server.url}/api/current-user`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    await response.arrayBuffer();
    return response.status;
  };
  const seconds = () => Math.floor(server.time.now / 1000);

  it('is told from one that says the same and is signed with the key', async () => {
    expect(await status(signed(own.head, own.claims))).toBe(200);
  });

  it.each<[string, () => string]>([
    ...[
      'none',
      'None',
      'NONE',
      'nOnE',
      '',
      'HS384',
      'HS512',
      'RS256',
      'ES256',
      'EdDSA',
      'PBES2-HS256+A128KW',
      null,
      1,
      ['HS256'],
    ].map((alg): [string, () => string] => [
      `says it is signed by ${JSON.stringify(alg)}`,
      () => signed({ ...own.head, alg }, own.claims),
    ]),
    ['has no signature', () => `${text({ ...own.head, alg: 'none' })}.${text(own.claims)}.`],
    ['has no signature and says it had', () => `${text(own.head)}.${text(own.claims)}.`],
    [
      'is signed by another algorithm with the key',
      () => signed({ ...own.head, alg: 'HS512' }, own.claims, key, 'sha512'),
    ],
    ['is signed with an empty key', () => signed(own.head, own.claims, Buffer.alloc(0))],
    [
      'is signed with the text of the key',
      () => signed(own.head, own.claims, Buffer.from(key.toString('base64url'))),
    ],
    ...[{ crit: ['exp'] }, { crit: ['b64'], b64: false }].map((more): [string, () => string] => [
      `asks for more with the key itself: ${JSON.stringify(more)}`,
      () => signed({ ...own.head, ...more }, own.claims),
    ]),
    ...[
      { kid: '../../../../dev/null' },
      { kid: "' union select '' --" },
      { jku: 'http://127.0.0.1/keys' },
      { x5u: 'http://127.0.0.1/cert' },
      { jwk: { kty: 'oct', k: '' } },
    ].map((more): [string, () => string] => [
      `brings a key of its own: ${JSON.stringify(more)}`,
      () => signed({ ...own.head, ...more }, own.claims, Buffer.alloc(0)),
    ]),
    ['begins in an hour', () => signed(own.head, { ...own.claims, nbf: seconds() + 3600 })],
    ['was signed in an hour', () => signed(own.head, { ...own.claims, iat: seconds() + 3600 })],
    ['has expired', () => signed(own.head, { ...own.claims, exp: seconds() - 1 })],
    ['never expires', () => signed(own.head, { ...own.claims, exp: undefined })],
    ['expires at a text', () => signed(own.head, { ...own.claims, exp: '9999999999' })],
    ['is of another session', () => signed(own.head, { ...own.claims, jti: 'a-session-there-never-was' })],
    ['is of another user’s session', () => signed(own.head, { ...own.claims, userId: 1 })],
    [
      'names two users, the second one in force',
      () => signed(own.head, `{"userId":2,${JSON.stringify({ ...own.claims, userId: 1 }).slice(1)}`),
    ],
    ['is a list', () => signed(own.head, [own.claims])],
    ['is cut', () => own.token.slice(0, -5)],
    ['has a fourth part', () => `${own.token}.${text('x')}`],
    ['is an encrypted one by its parts', () => `${own.token}..`],
  ])('that %s is refused', async (_, forge) => {
    expect(await status(forge())).toBe(401);
  });

  it('made of a true one by any change of its bytes is refused', async () => {
    const piece = fc.constantFrom('', '.', '=', '-', '_', 'A', 'eyJ', '%00', 'é', '\t', ',', ' Bearer ', '"');
    const edits = fc.array(fc.tuple(fc.nat(5000), fc.nat(3), piece), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(edits, async (changes) => {
        const forged = changes.reduce((token, [at, cut, added]) => {
          const place = at % token.length;
          return token.slice(0, place) + added + token.slice(place + cut);
        }, own.token);
        fc.pre(!sameBytes(forged, own.token));
        expect(await status(forged), forged).toBe(401);
      }),
      { numRuns: RUNS },
    );
    expect(server.log.filter((line) => line['level'] === 50)).toEqual([]);
  });
});

/** Whether two texts are one token: blanks around it and the last bits of base64 do not count. */
function sameBytes(one: string, other: string): boolean {
  const parts = (token: string) =>
    token
      .trim()
      .split('.')
      .map((part) => Buffer.from(part, 'base64url').toString('hex'));
  return /^[\w.-]+$/.test(one.trim()) && parts(one).join() === parts(other).join();
}
