import { ordersFind } from '@kontor/portal-core/orders';
import { currentUser } from '@kontor/portal-core/session';
import { usersUpdate } from '@kontor/portal-core/users';
import type { ApiError, PortalClient } from '@kontor/portal-core/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aUser, withoutPassword } from '../testing/a-user.js';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { anOpening, insertImportProducts, openImport, sendChunk } from '../testing/imports.js';
import { MERCHANTS, USERS } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

describeOnBothEngines('with the token it has, at the very next request', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup, { fill: insertImportProducts });
  });
  afterAll(() => server.stop());

  const answer = (promise: Promise<unknown>) =>
    promise.then(
      () => 200,
      (error: ApiError) => error.status,
    );
  const orders = (client: PortalClient) => answer(client.call(ordersFind, { body: {} }));
  const me = (client: PortalClient) => answer(client.call(currentUser, {}));
  const setActive = (table: 'users' | 'merchants', id: number, active: 0 | 1) =>
    server.database.write((trx) => trx(table).where({ id }).update({ active }));

  it('a user can do no more what its role may not, and again what it may', async () => {
    const client = server.as('nordwind');
    const resource = { role_id: USERS.nordwind.role, resource_code: '/orders' } as const;
    expect(await orders(client)).toBe(200);
    await server.database.write((trx) => trx('role_resources').where(resource).delete());
    expect([await orders(client), await me(client)]).toEqual([403, 200]);
    await server.database.write((trx) => trx('role_resources').insert(resource));
    expect(await orders(client)).toBe(200);
  });

  it.each([
    ['a user', 'users', USERS.nordwind.id],
    ['the user of a merchant', 'merchants', MERCHANTS.nordwind.id],
  ] as const)('%s switched off is nobody, acted as neither', async (_, table, id) => {
    const [client, acting] = [server.as('nordwind'), server.as('admin', 'nordwind')];
    expect([await me(client), await me(acting)]).toEqual([200, 200]);
    await setActive(table, id, 0);
    expect([await me(client), await orders(client), await me(acting)]).toEqual([401, 401, 403]);
    await setActive(table, id, 1);
    expect([await me(client), await me(acting)]).toEqual([200, 200]);
  });

  it('a sysadmin who is one no more acts as nobody and sees one merchant', async () => {
    const [own, acting] = [server.as('chief'), server.as('chief', 'lager')];
    expect([await orders(own), await me(acting)]).toEqual([200, 200]);
    const body = withoutPassword(aUser({ username: 'chief', user_role_id: USERS.nobody.role }));
    await server.as('admin').call(usersUpdate, { params: { id: USERS.chief.id }, body });
    expect([await orders(own), await me(acting), await me(own)]).toEqual([403, 403, 200]);
  });

  it('whoever acted as someone is nobody once switched off', async () => {
    const acting = server.as('teamlead', 'nordwind');
    expect(await me(acting)).toBe(200);
    await setActive('users', USERS.teamlead.id, 0);
    expect(await me(acting)).toBe(401);
  });

  it('an import stops where its merchant was switched off, and goes on behind what it has', async () => {
    const client = server.as('nordwind');
    const id = await openImport(client, anOpening(4));
    await sendChunk(client, id, [2, 3]);
    await setActive('merchants', MERCHANTS.nordwind.id, 0);
    expect(await answer(sendChunk(client, id, [4, 5]))).toBe(401);
    const stored = () => server.database.read('erp_orders').pluck('external_order_id');
    expect((await stored()).sort()).toEqual(['A-2', 'A-3']);
    await setActive('merchants', MERCHANTS.nordwind.id, 1);
    await sendChunk(client, id, [4, 5]);
    expect(await stored()).toHaveLength(4);
  });
});
