import { login, updateCurrentUser } from '@kontor/portal-core/session';
import {
  rolesInfo,
  rolesList,
  usersCreate,
  usersList,
  usersPassword,
  usersSuggest,
  usersUpdate,
  type NewUser,
  type User,
} from '@kontor/portal-core/users';
import type { ApiError } from '@kontor/portal-core/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aUser, withoutPassword } from '../testing/a-user.js';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { MERCHANTS, USERS, type UserName } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let made = 0;
/** A user to create; every one has another name. */
const another = (fields: Partial<NewUser> = {}): NewUser =>
  aUser({ username: `nina.${(made += 1)}`, erp_shop_code: 'NW01', ...fields });

describeOnBothEngines('the users', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup, {
      fill: async ({ write }) =>
        write(async (trx) => {
          const codes = ['/create-user', '/edit-user'] as const;
          await trx('role_resources').insert(codes.map((resource_code) => ({ role_id: 9, resource_code })));
        }),
    });
  });
  afterAll(() => server.stop());

  const create = (fields?: Partial<NewUser>, as: 'admin' | 'teamlead' = 'admin') =>
    server.as(as).call(usersCreate, { body: another(fields) });
  const refusal = async (promise: Promise<unknown>) => {
    const error = (await promise.then(
      () => null,
      (reason: unknown) => reason,
    )) as ApiError | null;
    return (
      error && {
        status: error.status,
        errors: error.issues.map(({ path, code }) => `${path} ${code}`),
      }
    );
  };

  it('are listed with their merchant, a merchant its own alone', async () => {
    const all = await server.as('admin').call(usersList, { query: {} });
    expect(all.foundCount).toBeGreaterThanOrEqual(7);
    expect(all.entries.find(({ username }) => username === 'nordwind')).toMatchObject({
      merchant: { merchant_name: 'Nordwind', erp_merchant_id: 2 },
      user_role_id: 2,
    });
    expect(JSON.stringify(all)).not.toMatch(/argon2|password|token_version/);
    const own = await server.as('teamlead').call(usersList, { query: {} });
    expect(new Set(own.entries.map(({ merchant_id }) => merchant_id))).toEqual(
      new Set([MERCHANTS.nordwind.id]),
    );
  });

  it('come in pages', async () => {
    const page = (number: number) =>
      server.as('admin').call(usersList, { query: { limit: 2, page: number } });
    const [first, second] = [await page(1), await page(2)];
    expect([first.entries.length, second.entries.length]).toEqual([2, 2]);
    expect(second.entries[0]!.id).toBeGreaterThan(first.entries[1]!.id);
  });

  it('are found by their exact name, case aside', async () => {
    const found = (username: string) => server.as('admin').call(usersList, { query: { username } });
    expect((await found('NORDWIND')).entries.map(({ id }) => id)).toEqual([USERS.nordwind.id]);
    expect((await found('nord')).entries).toEqual([]);
  });

  it('are found by their id, within the own merchant', async () => {
    const found = async (as: 'admin' | 'teamlead', id: number) =>
      (await server.as(as).call(usersList, { query: { id } })).entries.map(({ username }) => username);
    expect(await found('admin', USERS.alpenshop.id)).toEqual(['alpenshop']);
    expect(await found('teamlead', USERS.nordwind.id)).toEqual(['nordwind']);
    expect(await found('teamlead', USERS.alpenshop.id)).toEqual([]);
  });

  it('are found by a part of a name, an address or their merchant, umlauts and signs included', async () => {
    await create({
      username: 'suche.eins',
      full_name: 'Änne Öhlschläger',
      email: 'oehl_100%@nordwind.example',
    });
    const found = async (search: string, as: 'admin' | 'teamlead' = 'admin') =>
      (await server.as(as).call(usersList, { query: { search } })).entries.map(({ username }) => username);
    for (const text of ['SUCHE.e', 'änne', 'Öhlschl', 'oehl_100%', ' suche.eins '])
      expect(await found(text)).toEqual(['suche.eins']);
    expect(await found('oehlX100%')).toEqual([]);
    expect(await found('nordwind')).toContain('nordwind');
    expect(await found('alpen', 'teamlead')).toEqual([]);
    const all = await server.as('admin').call(usersList, { query: {} });
    expect(await found('  ')).toHaveLength(all.entries.length);
  });

  it('are sorted by what is asked for, whatever its case, and by their creation where they are equal', async () => {
    for (const [username, full_name] of [
      ['sortiert.c', 'anton'],
      ['Sortiert.b', 'Berta'],
      ['sortiert.a', 'Anton'],
    ] as const)
      await create({ username, full_name });
    const sorted = async (sort?: 'username' | '-username' | 'full_name' | '-full_name' | 'merchant') => {
      const query = { search: 'sortiert', ...(sort !== undefined && { sort }) };
      const { entries } = await server.as('admin').call(usersList, { query });
      return entries.map(({ username }) => username.at(-1)).join('');
    };
    expect(await sorted()).toBe('cba');
    expect(await sorted('username')).toBe('abc');
    expect(await sorted('-username')).toBe('cba');
    expect(await sorted('full_name')).toBe('cab');
    expect(await sorted('-full_name')).toBe('bac');
    expect(await sorted('merchant')).toBe('cba');
  });

  it('can sign in once created', async () => {
    const user = await create();
    expect(user).toMatchObject({ full_name: 'Nina Petersen', erp_shop_code: 'NW01', merchant_id: 20 });
    const body = { username: user.username, password: 'Ahoi-Kontor' };
    expect((await server.anonymous.call(login, { body })).token).toBeTruthy();
  });

  it('have a name of their own, case and width aside', async () => {
    const { username } = await create();
    const taken = { status: 409, errors: ['username alreadyExists'] };
    expect(await refusal(create({ username: ` ${username.toUpperCase()} ` }))).toEqual(taken);
    const other = await create();
    const rename = server
      .as('admin')
      .call(usersUpdate, { params: { id: other.id }, body: withoutPassword(another({ username })) });
    expect(await refusal(rename)).toEqual(taken);
    const same = withoutPassword(another({ username: other.username, full_name: 'Nina Neu' }));
    expect(
      await server.as('admin').call(usersUpdate, { params: { id: other.id }, body: same }),
    ).toMatchObject({
      full_name: 'Nina Neu',
    });
  });

  it('are refused with every broken rule at once', async () => {
    const wrong = {
      username: 'n',
      full_name: 'Ni',
      email: 'keine Adresse',
      password: '12345',
      erp_shop_code: 'x'.repeat(21),
      language: 'fr' as 'de',
    };
    expect(await refusal(create(wrong))).toEqual({
      status: 422,
      errors: [
        'username minLength',
        'erp_shop_code maxLength',
        'full_name minLength',
        'email email',
        'language language',
        'password minLength',
      ],
    });
    expect(await refusal(create({ password: 'Passwort123' }))).toMatchObject({
      errors: ['password commonPassword'],
    });
    expect(await refusal(create({ user_role_id: 77 }))).toMatchObject({
      errors: ['user_role_id invalidValue'],
    });
    expect(await refusal(create({ merchant_id: 77 }))).toMatchObject({
      errors: ['merchant_id invalidValue'],
    });
  });

  it('leave in the trail which fields changed and the role, but no value of a field', async () => {
    const { id, username } = await create();
    const body = withoutPassword(another({ username, full_name: 'Nina Neu', user_role_id: 3 }));
    await server.as('admin').call(usersUpdate, { params: { id }, body });
    const record = await server.database
      .read('audit_records')
      .where({ kind: 'user', record_id: id })
      .orderBy('id', 'desc')
      .first('detail');
    expect(JSON.parse(record?.detail ?? '')).toEqual({
      name: username,
      changed: 'full_name',
      from: 'merchant',
      to: 'warehouse',
    });
  });

  it('are not changed from an outdated version, and from any when none is named', async () => {
    const { id, username, modId } = await create();
    const change = (full_name: string, from?: string) =>
      server.as('admin').call(usersUpdate, {
        params: { id },
        body: {
          ...withoutPassword(another({ username, full_name })),
          ...(from !== undefined && { modId: from }),
        },
      });
    const first = await change('Von der einen', modId);
    for (const outdated of [modId, '', '99'])
      await expect(change('Vom anderen', outdated)).rejects.toMatchObject({ status: 409, code: 'stale' });
    const { entries } = await server.as('admin').call(usersList, { query: { id } });
    expect(entries).toEqual([first]);
    expect(await change('Vom anderen', first.modId)).toMatchObject({ full_name: 'Vom anderen' });
    expect(await change('Vom Skript')).toMatchObject({ full_name: 'Vom Skript' });
  });

  it('tell who changed them before, whatever else was stored of them since', async () => {
    const { id, username, modId } = await create();
    const change = (as: UserName, full_name: string, from: string) =>
      server.as(as).call(usersUpdate, {
        params: { id },
        body: { ...withoutPassword(another({ username, full_name })), modId: from },
      });
    await change('chief', 'Von der einen', modId);
    await server.as('admin').call(usersPassword, { params: { id }, body: { id, password: 'Moin-Kontor' } });
    const refused = await change('admin', 'Vom anderen', modId).catch((error: ApiError) => error.changed);
    expect(refused).toEqual({ by: 'Test chief', at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) });
  });

  it('tell that they changed their own name before, and keep settings of theirs to themselves', async () => {
    const { id } = USERS.lager;
    const { entries } = await server.as('admin').call(usersList, { query: { id } });
    const [{ modId, ...stored }] = entries as [User];
    await server.as('lager').call(updateCurrentUser, { body: { full_name: 'Lager Süd' } });
    await server.as('lager').call(updateCurrentUser, { body: { settings: '{"rows":2}' } });
    const body = {
      ...withoutPassword(another({ username: stored.username, user_role_id: stored.user_role_id })),
      modId,
    };
    const refused = server.as('admin').call(usersUpdate, { params: { id }, body });
    await expect(refused).rejects.toMatchObject({ code: 'stale', changed: { by: 'Lager Süd' } });
  });

  it('have another version when they changed their own name, and the same when they changed a setting', async () => {
    const version = async () =>
      (await server.as('admin').call(usersList, { query: { id: USERS.lager.id } })).entries[0]?.modId;
    const before = await version();
    await server.as('lager').call(updateCurrentUser, { body: { settings: '{"rows":1}' } });
    expect(await version()).toBe(before);
    await server.as('lager').call(updateCurrentUser, { body: { full_name: 'Lager Neu' } });
    expect(await version()).not.toBe(before);
  });

  it('of a merchant need the merchant, new or changed', async () => {
    const alone = { errors: ['merchant_id merchantRequired'] };
    expect(await refusal(create({ merchant_id: null }))).toMatchObject(alone);
    const { id } = await create({ user_role_id: 3, merchant_id: null });
    const body = withoutPassword(another({ merchant_id: null }));
    expect(await refusal(server.as('admin').call(usersUpdate, { params: { id }, body }))).toMatchObject(
      alone,
    );
  });

  it('made by someone who is no sysadmin get role 2 and the own merchant', async () => {
    const user = await create({ user_role_id: 1, merchant_id: MERCHANTS.alpenshop.id }, 'teamlead');
    expect(user).toMatchObject({ user_role_id: 2, merchant_id: MERCHANTS.nordwind.id });
    const body = withoutPassword(another({ user_role_id: 1, merchant_id: MERCHANTS.alpenshop.id }));
    expect(await server.as('teamlead').call(usersUpdate, { params: { id: user.id }, body })).toMatchObject({
      user_role_id: 2,
      merchant_id: MERCHANTS.nordwind.id,
    });
  });

  it('of other merchants do not exist for a merchant, and its superiors are not its to change', async () => {
    const change = (id: number) =>
      server.as('teamlead').call(usersUpdate, { params: { id }, body: withoutPassword(another()) });
    expect(await refusal(change(USERS.alpenshop.id))).toMatchObject({ status: 404 });
    expect(await refusal(change(USERS.admin.id))).toMatchObject({ status: 404 });
    expect(await refusal(change(USERS.teamlead.id))).toMatchObject({ status: 403 });
    const give = server
      .as('teamlead')
      .call(usersPassword, { params: { id: USERS.alpenshop.id }, body: { password: 'Ahoi-Kontor' } });
    expect(await refusal(give)).toMatchObject({ status: 404 });
  });

  it('become and stop being sysadmin, but the last one stays', async () => {
    const user = await create();
    const grant = (id: number, user_role_id: number, username = user.username) =>
      server
        .as('admin')
        .call(usersUpdate, { params: { id }, body: withoutPassword(another({ username, user_role_id })) });
    expect(await grant(user.id, 1)).toMatchObject({ user_role_id: 1 });
    expect(await grant(user.id, 2)).toMatchObject({ user_role_id: 2 });
    await server.database.write((trx) => trx('users').where({ id: USERS.chief.id }).update({ active: 0 }));
    expect(await refusal(grant(USERS.admin.id, 2, 'admin'))).toMatchObject({ status: 409 });
    await server.database.write((trx) => trx('users').where({ id: USERS.chief.id }).update({ active: 1 }));
  });

  it('keep passwords and roles to themselves while someone acts as them', async () => {
    const acting = server.as('chief', 'teamlead');
    expect(await refusal(acting.call(usersCreate, { body: another() }))).toMatchObject({ status: 403 });
    const give = acting.call(usersPassword, {
      params: { id: USERS.nordwind.id },
      body: { password: 'Ahoi-Kontor' },
    });
    expect(await refusal(give)).toMatchObject({ status: 403 });
  });

  it('get another password, which ends their sessions', async () => {
    const user = await create();
    const { token } = await server.anonymous.call(login, {
      body: { username: user.username, password: 'Ahoi-Kontor' },
    });
    await server
      .as('admin')
      .call(usersPassword, { params: { id: user.id }, body: { id: user.id, password: 'Moin-Kontor' } });
    const headers = { Authorization: `Bearer ${token}` };
    expect((await server.send('/current-user', { headers })).status).toBe(401);
    const body = { username: user.username, password: 'Moin-Kontor' };
    expect((await server.anonymous.call(login, { body })).token).toBeTruthy();
  });

  it('are suggested by a part of either name, whatever it holds', async () => {
    const names = async (text: string) =>
      (await server.as('admin').call(usersSuggest, { query: { text } })).entries.map(
        ({ username }) => username,
      );
    expect(await names('LAG')).toEqual(['lager']);
    expect(await names('Test nordw')).toEqual(['nordwind']);
    expect(await names('%')).toEqual([]);
    const own = await server.as('teamlead').call(usersSuggest, { query: { text: 'alpen' } });
    expect(own.entries).toEqual([]);
  });

  it('have roles, told with what they allow', async () => {
    const { entries } = await server.as('admin').call(rolesList, {});
    expect(entries[0]).toEqual({ id: 1, role_name: 'sysadmin' });
    const infos = (await server.as('admin').call(rolesInfo, {})).entries;
    expect(infos.find(({ id }) => id === 9)?.resources).toEqual(
      ['/create-user', '/edit-user', '/management/users', '/orders'].sort(),
    );
    expect(infos.find(({ id }) => id === 8)?.resources).toEqual([]);
  });
});
