import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@kontor/portal-core/i18n';
import type { CurrentUser } from '@kontor/portal-core/session';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD, openDoor, wordsOf, type Door } from './door.js';

let door: Door;
let userId: number;
let token: string;
let before: Readonly<Record<string, string>>;
beforeAll(async () => {
  door = await openDoor();
  token = await door.token('nordwind');
  userId = ((await (await door.send('/current-user', { token })).json()) as CurrentUser).id;
  before = await door.tables();
});
afterEach(async () => expect(await door.tables()).toEqual(before));
afterAll(() => door.stop());

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => Math.floor(Date.now() / 1000);

interface Forgery {
  readonly alg?: string;
  readonly key?: Buffer;
  readonly exp?: number;
}
/** A token as the server would sign it, but for what is forged. */
function tokenWith({ alg = 'HS256', key = ownKey(), exp = now() + 3600 }: Forgery): string {
  const claims = { userId, ver: 1, iat: now() - 7200, exp, jti: sessionOf(token) };
  const text = `${part({ alg, typ: 'JWT' })}.${part(claims)}`;
  if (alg === 'none') return `${text}.`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}
/** The session that a token belongs to. */
function sessionOf(own: string): string {
  return (JSON.parse(Buffer.from(own.split('.')[1]!, 'base64url').toString()) as { jti: string }).jti;
}
function ownKey(): Buffer {
  return Buffer.from(readFileSync(join(door.dataDir, 'signing-key'), 'utf8').trim(), 'base64url');
}
/** Takes the token of another user's and says it is one's own. */
function withOtherUser(own: string): string {
  const [head, , signature] = own.split('.');
  return [head, part({ userId: 1, ver: 1, iat: now(), exp: now() + 3600, jti: 'x' }), signature].join('.');
}

test('a token signed with the key of the server is taken, so the forgeries below fail by what is forged', async () => {
  expect((await door.send('/current-user', { token: tokenWith({}) })).status).toBe(200);
});

const WRONG_TOKENS: readonly (readonly [string, () => string | undefined])[] = [
  ['no token', () => undefined],
  ['an empty token', () => ''],
  ['noise', () => 'nonsense'],
  ['an expired token', () => tokenWith({ exp: now() - 1 })],
  ['a token of another key', () => tokenWith({ key: Buffer.alloc(48, 7) })],
  ['a token without a signature', () => tokenWith({ alg: 'none' })],
  ['a token that says who else it is for', () => withOtherUser(token)],
];
test.each(WRONG_TOKENS)('%s opens no door, and nothing is stored', async (_, forge) => {
  const token = forge();
  const body = JSON.stringify([{ external_order_id: 'X-1' }]);
  const json = { 'Content-Type': 'application/json' };
  for (const language of LANGUAGES) {
    const answers = await Promise.all([
      door.send('/current-user', { token, language }),
      door.send('/orders/find', { method: 'POST', body: '{}', headers: json, token, language }),
      door.send('/orders', { method: 'POST', body, headers: json, token, language }),
      door.send('/order-imports/1/undo', { method: 'POST', token, language }),
      door.send('/import-profiles/1', { method: 'DELETE', token, language }),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      const problem = await answer.json();
      expect(problem).toMatchObject({ code: 'not_authorized', detail: wordsOf('not_authorized')[language] });
    }
  }
});

test.each([
  ['a wrong password', 'nordwind', 'falsch'],
  ['an unknown user', 'niemand', DEMO_PASSWORD],
  ['a user named in another way', 'nordwind; --', DEMO_PASSWORD],
])('%s is refused in the same words', async (_, username, password) => {
  for (const language of LANGUAGES) {
    const answer = await door.send('/login', {
      method: 'POST',
      body: JSON.stringify({ username, password }),
      headers: { 'Content-Type': 'application/json' },
      language,
    });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({
      code: 'invalid_credentials',
      detail: wordsOf('invalid_credentials')[language],
    });
  }
});

test('acting as another user is not for a merchant', async () => {
  const answer = await door.send('/current-user', { token, headers: { 'X-Logged-In-As': '1' } });
  expect(answer.status).toBe(403);
});
