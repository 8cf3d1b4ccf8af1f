import { describe, expect, it } from 'vitest';
import { allowedResources, changeOwnPassword, currentUser } from '../session/index.js';
import type { ClientOptions, HttpRequest, HttpResponse } from '../wire/index.js';
import { createClient } from './client.js';

const answer = (status: number, body: unknown): HttpResponse => ({
  status,
  header: () => null,
  text: () => Promise.resolve(JSON.stringify(body)),
  stream: null,
});
const NOT_AUTHORIZED = answer(401, { status: 401, code: 'not_authorized', detail: 'no' });

/** A server at which only `valid` is a token, and a browser that keeps one. */
function aBrowser(options: Partial<ClientOptions> = {}) {
  const world = { kept: 'old' as string | null, valid: 'old', signedOut: 0, asked: [] as HttpRequest[] };
  const held: (() => void)[] = [];
  const client = createClient({
    token: () => world.kept,
    onToken: (token) => (world.kept = token),
    onSignedOut: () => (world.signedOut += 1),
    transport: async (request) => {
      world.asked.push(request);
      const isKnown = request.headers['Authorization'] === `Bearer ${world.valid}`;
      if (request.path !== '/api/current-user/password')
        return isKnown ? answer(200, { entries: [] }) : NOT_AUTHORIZED;
      world.valid = 'new';
      await new Promise<void>((go) => held.push(go));
      return answer(200, { token: 'new' });
    },
    ...options,
  });
  return { client, world, letGo: () => held.forEach((go) => go()) };
}
const passwords = { body: { current_password: 'ahoi12', password: 'moin-moin' } };

it('a call refused while the own password is being changed goes on with the new token', async () => {
  const { client, world, letGo } = aBrowser();
  const change = client.call(changeOwnPassword, passwords);
  const other = client.call(allowedResources, {});
  letGo();
  await expect(change).resolves.toEqual({ token: 'new' });
  await expect(other).resolves.toEqual({ entries: [] });
  expect(world.signedOut).toBe(0);
  expect(world.asked.map(({ headers }) => headers['Authorization'])).toEqual([
    'Bearer old',
    'Bearer old',
    'Bearer new',
  ]);
});

it('a call that was on its way with the old token goes on with the one that came meanwhile', async () => {
  const { client, world } = aBrowser();
  const other = client.call(allowedResources, {});
  world.valid = 'new';
  world.kept = 'new';
  await expect(other).resolves.toEqual({ entries: [] });
});

it('a refused token that is still the present one signs out', async () => {
  const { client, world } = aBrowser();
  world.valid = 'other';
  await expect(client.call(currentUser, {})).rejects.toMatchObject({ code: 'not_authorized' });
  expect(world.signedOut).toBe(1);
});

it('a token refused after one has signed out says nothing more', async () => {
  const { client, world } = aBrowser();
  world.valid = 'other';
  const asked = client.call(currentUser, {});
  world.kept = null;
  await expect(asked).rejects.toMatchObject({ code: 'not_authorized' });
  expect(world.signedOut).toBe(0);
});

it('the client tells that acting as someone else has ended', async () => {
  let ended = 0;
  const { client } = aBrowser({
    loggedInAs: () => 12,
    onImpersonationEnded: () => (ended += 1),
    transport: () =>
      Promise.resolve(answer(403, { status: 403, code: 'impersonation_ended', detail: 'over' })),
  });
  await expect(client.call(currentUser, {})).rejects.toMatchObject({ status: 403 });
  expect(ended).toBe(1);
});

/** A transport that takes only the token `good`. */
function aServer() {
  const sent: HttpRequest[] = [];
  return {
    sent,
    transport: async (request: HttpRequest) => {
      sent.push(request);
      const isGood = request.headers['Authorization'] === 'Bearer good';
      return {
        status: isGood ? 200 : 401,
        header: () => null,
        text: async () => (isGood ? '{"id":7}' : '{"status":401,"code":"not_authorized","detail":"no"}'),
        stream: null,
      };
    },
  };
}

it('sends bytes prepared for a body as they are, and does not write the body besides', async () => {
  const { client, world, letGo } = aBrowser();
  const toJSON = () => {
    throw new Error('the body was written');
  };
  const rawBody = new Uint8Array([31, 139]);
  const sent = client.call(changeOwnPassword, { body: { ...passwords.body, toJSON } as never, rawBody });
  letGo();
  await sent;
  expect(world.asked[0]?.body).toBe(rawBody);
});

describe('a client of short tokens', () => {
  it('waits for a token and sends it', async () => {
    const { transport, sent } = aServer();
    const client = createClient({ transport, token: async () => 'good' });
    expect(await client.call(currentUser, {})).toEqual({ id: 7 });
    expect(sent[0]?.headers['Authorization']).toBe('Bearer good');
  });

  it('sends nothing when no token can be had', async () => {
    const { transport, sent } = aServer();
    const client = createClient({ transport, token: () => Promise.reject(new Error('no token')) });
    await expect(client.call(currentUser, {})).rejects.toThrow('no token');
    expect(sent).toEqual([]);
  });

  it('renews a refused token once and sends the call again', async () => {
    const { transport, sent } = aServer();
    const refused: string[] = [];
    const client = createClient({
      transport,
      token: () => 'old',
      renewToken: async (token) => {
        refused.push(token);
        return 'good';
      },
    });
    expect(await client.call(currentUser, {})).toEqual({ id: 7 });
    expect([refused, sent.length]).toEqual([['old'], 2]);
  });

  it('fails when the renewed token is refused too', async () => {
    const { transport, sent } = aServer();
    const client = createClient({ transport, token: () => 'old', renewToken: async () => 'older' });
    await expect(client.call(currentUser, {})).rejects.toMatchObject({ code: 'not_authorized' });
    expect(sent).toHaveLength(2);
  });
});
