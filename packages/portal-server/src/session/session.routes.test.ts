import { allowedResources, currentUser, updateCurrentUser } from '@kontor/portal-core/session';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { MERCHANTS, USERS } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

describeOnBothEngines('the signed-in user', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup);
  });
  afterAll(() => server.stop());

  it('is told with its merchant and nothing secret', async () => {
    const user = await server.as('nordwind').call(currentUser, {});
    expect(user).toEqual({
      id: USERS.nordwind.id,
      username: 'nordwind',
      full_name: 'Test nordwind',
      email: 'nordwind@example.com',
      language: null,
      settings: '{}',
      user_role_id: 2,
      merchant: {
        id: MERCHANTS.nordwind.id,
        merchant_name: 'Nordwind',
        erp_merchant_id: MERCHANTS.nordwind.erpId,
      },
      erp_shop_code: null,
      display_only_stock_products: false,
      products_status: '',
      profile_picture: 'default_avatar.jpg',
      dashboard_dynamic_content: { id: 1 },
    });
  });

  it('has no merchant when it is staff', async () => {
    await expect(server.as('lager').call(currentUser, {})).resolves.toMatchObject({ merchant: null });
  });

  it('changes what is given and keeps the rest', async () => {
    const { call } = server.as('alpenshop');
    const settings = JSON.stringify({ theme: 'dark', columns: ['ä', '😀'] });
    await call(updateCurrentUser, { body: { language: 'en', settings } });
    await call(updateCurrentUser, { body: { full_name: 'Anna Alpen' } });
    await call(updateCurrentUser, { body: {} });
    await expect(call(currentUser, {})).resolves.toMatchObject({
      full_name: 'Anna Alpen',
      language: 'en',
      settings,
      email: 'alpenshop@example.com',
    });
  });

  it('is stored with a name of one line, and with nothing that turns or hides it', async () => {
    const { call } = server.as('nordwind');
    const full_name = ' Heidi\r\nBcc: all@evil.example\u202e\u200b ';
    await call(updateCurrentUser, { body: { full_name, email: 'heidi@example.com' } });
    await expect(call(currentUser, {})).resolves.toMatchObject({
      full_name: 'Heidi Bcc: all@evil.example',
      email: 'heidi@example.com',
    });
  });

  it.each([
    'id',
    'username',
    'username_key',
    'password',
    'password_hash',
    'user_role_id',
    'merchant_id',
    'active',
    'token_version',
    'created_at',
    'erp_shop_code',
    'products_status',
  ])('cannot change its %s', async (column) => {
    const before = await server.database.read('users').where({ username: 'nordwind' }).first();
    const response = await server.send('/current-user', {
      method: 'PUT',
      user: 'nordwind',
      body: JSON.stringify({ full_name: 'New Name', [column]: 1 }),
      headers: { 'Content-Type': 'application/json' },
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ path: column, code: 'unknownField' }] });
    expect(await server.database.read('users').where({ username: 'nordwind' }).first()).toEqual(before);
  });

  it.each([
    [{ settings: 'not json' }, 'settings'],
    [{ settings: '[]' }, 'settings'],
    [{ language: 'fr' }, 'language'],
    [{ email: 'nobody' }, 'email'],
    [{ full_name: 'ab' }, 'full_name'],
    [{ profile_picture: '../../etc/passwd' }, 'profile_picture'],
    [{ profile_picture: 'javascript:alert(1)' }, 'profile_picture'],
  ])('cannot become %j', async (body, path) => {
    const change = server.as('nordwind').call(updateCurrentUser, { body: body as never });
    await expect(change).rejects.toMatchObject({ status: 422, issues: [{ path }] });
  });

  it('may do what its role may, from the next request on', async () => {
    const codes = async () =>
      (await server.as('teamlead').call(allowedResources, {})).entries
        .map((e) => e.acl_resource.resource_code)
        .sort();
    expect(await codes()).toEqual(['/management/users', '/orders']);
    await server.database.write((trx) =>
      trx('role_resources').where({ role_id: 9, resource_code: '/orders' }).delete(),
    );
    expect(await codes()).toEqual(['/management/users']);
  });

  it('leaves one entry in the trail for each change, and none for reading', async () => {
    const entries = async () =>
      Number((await server.database.read('audit_log').count({ n: '*' }).first())?.n);
    const before = await entries();
    await server.as('lager').call(currentUser, {});
    await server.as('lager').call(updateCurrentUser, { body: { full_name: 'Lars Lager' } });
    expect(await entries()).toBe(before + 1);
  });
});
