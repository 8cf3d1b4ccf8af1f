import { apiKeysCreate, embedSessionsCreate } from '@kontor/portal-core/embedding';
import { changeOwnPassword, login } from '@kontor/portal-core/session';
import { usersCreate, usersPassword } from '@kontor/portal-core/users';
import { CONTRACT } from '@kontor/portal-core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aUser } from '../testing/a-user.js';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { PAGE } from '../testing/embedding.js';
import { MERCHANTS, PASSWORD, USERS } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const GUARDED = CONTRACT.filter(({ access, method }) => access.kind !== 'public' && method === 'GET');

describeOnBothEngines('a secret', (setup, engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup);
  });
  afterAll(() => server.stop());

  it('is taken from the header for it alone', async () => {
    const token = await server.token('admin');
    const headers = { Cookie: `token=${token}; Authorization=Bearer ${token}`, 'X-Access-Token': token };
    for (const call of GUARDED) {
      const path = call.path.replace(/:\w+/g, '1');
      const query = `?token=${token}&access_token=${token}&authorization=Bearer%20${token}`;
      // A call open to everyone is refused for what it does not know.
      const refused = call.access.kind === 'open' ? 422 : 401;
      expect((await server.send(path + query, { headers })).status, call.id).toBe(refused);
    }
    for (const scheme of ['Token', 'Basic', ''])
      expect(
        (await server.send('/current-user', { headers: { Authorization: `${scheme} ${token}` } })).status,
      ).toBe(401);
  });

  /** Makes every call that stores or returns a secret once, and returns all secrets. */
  async function useSecrets(): Promise<string[]> {
    const headers = { 'Idempotency-Key': 'the-same-again' };
    const signIn = async () =>
      (await server.anonymous.call(login, { body: { username: 'nordwind', password: PASSWORD } })).token;
    const tokens = [await signIn(), await signIn()];
    const admin = server.as('admin');
    const { id: merchant_id } = MERCHANTS.nordwind;
    await admin.call(usersCreate, { body: aUser({ password: 'Secret-of-Nina' }), headers });
    const params = { id: USERS.lager.id };
    await admin.call(usersPassword, { params, body: { id: params.id, password: 'Secret-of-lager' } });
    const own = { current_password: PASSWORD, password: 'Secret-of-alps' };
    tokens.push((await server.as('alpenshop').call(changeOwnPassword, { body: own, headers })).token);
    const resources = ['/orders'] as const;
    const scopes = ['embed:sessions', 'orders:read'] as const;
    const key = { name: 'Shop', user_id: USERS.nordwind.id, merchant_id, scopes, resources, origins: [PAGE] };
    const { secret } = await admin.call(apiKeysCreate, { body: key, headers });
    const session = { resources, merchant_id, origins: [PAGE] };
    tokens.push((await admin.call(embedSessionsCreate, { body: session, headers })).token);
    for (const [username, password] of [
      ['nordwind', 'Secret-mistyped'],
      ['Secret-as-a-name', 'x'],
    ] as const)
      await server.anonymous.call(login, { body: { username, password } }).catch(() => {});
    await server.send(`/orders/${secret}?token=${tokens[0]}`, {
      method: 'PUT',
      user: 'admin',
      body: tokens[0],
    });
    expect(new Set(tokens).size).toBe(tokens.length);
    return [secret, ...tokens];
  }

  it('is written nowhere, neither into the log nor into the database', async () => {
    const secrets = await useSecrets();
    const { read } = server.database;
    const names: string[] =
      engine === 'sqlite'
        ? await read('sqlite_master')
            .where({ type: 'table' })
            .whereNot('sql', 'like', 'create virtual%')
            .pluck('name')
        : await read('information_schema.tables').where({ table_schema: 'public' }).pluck('table_name');
    const dump = JSON.stringify(await Promise.all(names.map((name) => read(name))));
    expect(dump).toContain('Petersen');
    for (const hidden of [...secrets.slice(1), PASSWORD, 'Secret-']) {
      expect(dump).not.toContain(hidden);
      expect(JSON.stringify(server.log)).not.toContain(hidden);
    }
    expect(dump).not.toContain(secrets[0]);
  });
});
