import {
  cmsBlocksCreate,
  cmsBlocksDelete,
  cmsBlocksList,
  cmsBlocksPublic,
  cmsBlocksUpdate,
  type CmsBlockInput,
} from '@kontor/portal-core/cms-blocks';
import type { ApiError } from '@kontor/portal-core/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { USERS, type UserName } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const aBlock = (fields: Partial<CmsBlockInput> = {}): CmsBlockInput => ({
  name: 'Versandtarife 2026',
  content: '<p>Die Tarife als Tabelle.</p>',
  type: 'downloads',
  users: [{ user_id: USERS.nordwind.id }],
  ...fields,
});

describeOnBothEngines('blocks of content', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup);
  });
  afterAll(() => server.stop());

  const create = (fields?: Partial<CmsBlockInput>) =>
    server.as('admin').call(cmsBlocksCreate, { body: aBlock(fields) });
  const names = async (user: UserName, query = {}) =>
    (await server.as(user).call(cmsBlocksList, { query })).entries.map(({ name }) => name);
  const refusal = (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      (error: ApiError) => [error.status, ...error.issues.map(({ path, code }) => `${path} ${code}`)],
    );

  it('are seen by those they are for, and by those who keep them', async () => {
    const block = await create({
      name: 'Nur Nordwind',
      users: [{ user_id: USERS.nordwind.id }, { user_id: USERS.lager.id }],
    });
    expect(await names('nordwind', { type: 'downloads' })).toContain('Nur Nordwind');
    expect(await names('alpenshop')).toEqual([]);
    expect(await names('admin')).toEqual(expect.arrayContaining(['Nur Nordwind', 'Anmeldung']));
    expect(await names('admin', { user: USERS.alpenshop.id })).toEqual([]);
    expect(
      await refusal(server.as('nordwind').call(cmsBlocksList, { query: { user: USERS.lager.id } })),
    ).toEqual([403]);
    expect(await names('admin', { search: 'nordw' })).toEqual(['Nur Nordwind']);
    expect(await names('alpenshop', { search: 'nordw' })).toEqual([]);
    const all = await names('admin');
    expect(await names('admin', { sort: '-name' })).toEqual(all.toReversed());
    const { entries } = await server.as('nordwind').call(cmsBlocksList, { query: {} });
    expect(entries.find(({ id }) => id === block.id)?.cms_block_access).toEqual([
      { user_id: USERS.nordwind.id, cms_block_id: block.id },
    ]);
    expect(block.users.map(({ username }) => username)).toEqual(['lager', 'nordwind']);
    expect(entries.find(({ id }) => id === block.id)?.users).toEqual([
      { id: USERS.nordwind.id, username: 'nordwind', full_name: 'Test nordwind' },
    ]);
  });

  it('are written and changed by administrators, their HTML cleaned', async () => {
    const block = await create({ content: '<p onclick="x()">Gut<script>x</script></p>' });
    expect(block.content).toBe('<p>Gut</p>');
    const change = aBlock({ name: ' Tarife neu ', users: [] });
    const changed = await server
      .as('admin')
      .call(cmsBlocksUpdate, { params: { id: block.id }, body: change });
    expect(changed).toMatchObject({ name: 'Tarife neu', cms_block_access: [] });
    const kept = await server.as('admin').call(cmsBlocksUpdate, {
      params: { id: (await create()).id },
      body: { name: 'Ohne Liste', content: '<p>x</p>', type: 'downloads' },
    });
    expect(kept.cms_block_access).toHaveLength(1);
    expect(await refusal(server.as('nordwind').call(cmsBlocksCreate, { body: aBlock() }))).toEqual([403]);
  });

  it('are not changed from an outdated version, and from any when none is named', async () => {
    const { id, modId } = await create();
    const change = (name: string, from?: string) =>
      server.as('admin').call(cmsBlocksUpdate, {
        params: { id },
        body: { ...aBlock({ name, users: [] }), ...(from !== undefined && { modId: from }) },
      });
    const first = await change('Von der einen', modId);
    expect(first.modId).not.toBe(modId);
    for (const outdated of [modId, '', '99', `${first.modId} `, "0' or 1=1"])
      await expect(change('Vom anderen', outdated)).rejects.toMatchObject({
        status: 409,
        code: 'stale',
        changed: { by: 'Test admin' },
      });
    const stored = async () =>
      (await server.as('admin').call(cmsBlocksList, { query: { id } })).entries.map(({ name }) => name);
    expect(await stored()).toEqual(['Von der einen']);
    await change('Vom anderen', first.modId);
    expect(await change('Vom Skript')).toMatchObject({ name: 'Vom Skript' });
    expect(await stored()).toEqual(['Vom Skript']);
  });

  it('let only one of two through that were made from the same version at once', async () => {
    const { id, modId } = await create();
    const ends = await Promise.allSettled(
      ['eins', 'zwei', 'drei'].map((name) =>
        server.as('admin').call(cmsBlocksUpdate, { params: { id }, body: { ...aBlock({ name }), modId } }),
      ),
    );
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('are found by their id, by those who may see them', async () => {
    const { id } = await create();
    const found = async (user: UserName) =>
      (await server.as(user).call(cmsBlocksList, { query: { id } })).entries.map((block) => block.id);
    expect([await found('admin'), await found('nordwind'), await found('alpenshop')]).toEqual([
      [id],
      [id],
      [],
    ]);
  });

  it('are refused with every broken rule at once', async () => {
    expect(await refusal(create({ name: 'x', content: '<p> </p>', users: [{ user_id: 999_999 }] }))).toEqual([
      422,
      'name minLength',
      'content required',
      'users.0.user_id invalidValue',
    ]);
  });

  it('are deleted, but for those the portal needs', async () => {
    const { id } = await create();
    await server.as('admin').call(cmsBlocksDelete, { params: { id } });
    expect(await refusal(server.as('admin').call(cmsBlocksDelete, { params: { id } }))).toEqual([404]);
    const login = (await server.as('admin').call(cmsBlocksList, { query: { code: 'login' } })).entries[0]!;
    expect(await refusal(server.as('admin').call(cmsBlocksDelete, { params: { id: login.id } }))).toEqual([
      409,
    ]);
  });

  it('are public in German and English, in German where there is no English', async () => {
    const codeIn = async (language?: 'de' | 'en') => {
      const query = { code: 'terms', ...(language && { language }) };
      return (await server.anonymous.call(cmsBlocksPublic, { query })).entries.map(({ code }) => code);
    };
    expect([await codeIn(), await codeIn('de'), await codeIn('en')]).toEqual([
      ['terms'],
      ['terms'],
      ['terms.en'],
    ]);
    const { entries } = await server.as('admin').call(cmsBlocksList, { query: { code: 'terms.en' } });
    expect(entries).toMatchObject([{ name: 'AGB und Datenschutz (Englisch)', is_system: true }]);
    await server.database.write((trx) => trx('cms_blocks').where({ code: 'terms.en' }).delete());
    expect(await codeIn('en')).toEqual(['terms']);
  });

  it('are public by a few codes and no other', async () => {
    const found = (code: string) => server.anonymous.call(cmsBlocksPublic, { query: { code } });
    expect((await found('login')).entries[0]).toMatchObject({
      code: 'login',
      content: expect.stringContaining('<p>') as string,
    });
    await server.database.write((trx) =>
      trx('cms_blocks').insert({ name: 'Geheim', content: '<p>x</p>', code: 'secret', type: 'multipurpose' }),
    );
    expect((await found('secret')).entries).toEqual([]);
    expect((await found('login.en')).entries).toEqual([]);
    expect(await refusal(found(''))).toEqual([422, 'code required']);
  });
});
