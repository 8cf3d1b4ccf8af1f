import { login } from '@kontor/portal-core/session';
import { usersLiftRefusal, usersRefusals } from '@kontor/portal-core/users';
import type { ApiError } from '@kontor/portal-core/wire';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { PASSWORD, USERS } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

describeOnBothEngines('the list of refused sign-ins', (setup) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer(setup);
  });
  afterEach(() => server.stop());

  const fail = async (username: string, times: number) => {
    for (let n = 0; n < times; n += 1)
      await server.anonymous.call(login, { body: { username, password: 'nicht-das' } }).catch(() => {});
  };
  const list = async () => (await server.as('admin').call(usersRefusals, {})).entries;

  it('names who is refused, from where and until when, and nobody who may try again', async () => {
    await fail('teamlead', 10);
    await fail('nordwind', 9);
    await fail('niemand', 10);
    expect(await list()).toEqual([
      {
        user: { id: USERS.teamlead.id, username: 'teamlead', full_name: 'Test teamlead' },
        address: '127.0.0.1',
        until: expect.stringMatching(/Z$/),
        is_everyone: false,
      },
    ]);
  });

  it('tells when everyone in a network is refused', async () => {
    for (const [username, times] of [
      ['teamlead', 10],
      ['nordwind', 9],
      ['lager', 9],
    ] as const)
      await fail(username, times);
    for (let n = 0; n < 8; n += 1) await fail(`niemand${n}`, 9);
    expect((await list()).map(({ user, is_everyone }) => [user.username, is_everyone])).toEqual([
      ['lager', true],
      ['nordwind', true],
      ['teamlead', true],
    ]);
  });

  it('forgets who was let in again, and who has waited', async () => {
    await fail('teamlead', 10);
    const [refused] = await list();
    const params = { id: refused!.user.id };
    await server.as('admin').call(usersLiftRefusal, { params, body: { address: refused!.address } });
    expect(await list()).toEqual([]);
    await server.anonymous.call(login, { body: { username: 'teamlead', password: PASSWORD } });
    await fail('nordwind', 10);
    expect(await list()).toHaveLength(1);
    server.time.now += 16 * 60_000;
    expect(await list()).toEqual([]);
  });

  it('is for sysadmins as themselves', async () => {
    await server.database.write((trx) =>
      trx('role_resources').insert({ role_id: USERS.teamlead.role, resource_code: '/edit-user' }),
    );
    for (const client of [server.as('teamlead'), server.as('admin', 'nordwind')]) {
      const status = await client.call(usersRefusals, {}).catch((error: ApiError) => error.status);
      expect(status).toBe(403);
    }
  });
});
