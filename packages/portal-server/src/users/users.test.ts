import { investigationCommentsCreate } from '@kontor/portal-core/investigations';
import { usersPublic } from '@kontor/portal-core/users';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sqlErp } from '../erp/index.js';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { anOrder } from '../testing/erp-records.js';
import { USERS, type UserName } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

describeOnBothEngines('a user as others see it', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup);
  });
  afterAll(() => server.stop());

  const ask = (asker: UserName, user: UserName) =>
    server.as(asker).call(usersPublic, { query: { id: USERS[user].id } });
  const missing = expect.objectContaining({ status: 404, code: 'not_found' });

  it('is a name and a picture, nothing else', async () => {
    expect(await ask('lager', 'nordwind')).toEqual({
      id: USERS.nordwind.id,
      full_name: 'Test nordwind',
      username: 'nordwind',
      profile_picture: 'default_avatar.jpg',
      user_role_id: 2,
    });
  });

  it('is told to its own merchant and not to another', async () => {
    expect(await ask('nobody', 'teamlead')).toMatchObject({ username: 'teamlead' });
    await expect(ask('alpenshop', 'teamlead')).rejects.toEqual(missing);
  });

  it('is told to the merchants it wrote to', async () => {
    await expect(ask('nordwind', 'chief')).rejects.toEqual(missing);
    const [id] = await server.database.write((trx) =>
      sqlErp.insertOrders(trx, 2, [anOrder()], { source: 'test' }),
    );
    const body = { order_erp_id: Number(id), order_external_id: 'A-1000', comment: '<p>Hallo</p>' };
    await server.as('chief').call(investigationCommentsCreate, { body });
    expect(await ask('nordwind', 'chief')).toMatchObject({ username: 'chief' });
    await expect(ask('alpenshop', 'chief')).rejects.toEqual(missing);
  });

  it.each(['', '?id=0', '?id=x', '?id=1&id=2', '?id=1&fields=password_hash'])(
    'refuses "%s"',
    async (query) => {
      const { status } = await server.send(`/management/users/public${query}`, { user: 'admin' });
      expect(status).toBe(422);
    },
  );
});
