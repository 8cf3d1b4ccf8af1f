import {
  savedViewsCreate,
  savedViewsDelete,
  savedViewsGet,
  savedViewsList,
  savedViewsSetDefault,
  savedViewsUpdate,
  VIEWS_MAX,
  type NewSavedView,
  type ViewContent,
} from '@kontor/portal-core/saved-views';
import type { ApiError } from '@kontor/portal-core/wire';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import type { UserName } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const CONTENT: ViewContent = {
  filter: { status: 'offen,on hold', search: 'Köln' },
  sort: '-date',
  columns: ['externalOrderId', 'status'],
  density: 'compact',
};

describeOnBothEngines('saved views', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup);
  });
  afterAll(() => server.stop());
  beforeEach(() =>
    server.database.write(async (trx) => {
      await trx('saved_view_defaults').delete();
      await trx('saved_views').delete();
    }),
  );
  const create = (name: string, user: UserName = 'nordwind', different: Partial<NewSavedView> = {}) =>
    server.as(user).call(savedViewsCreate, {
      body: { kind: 'orders', name, is_shared: false, content: CONTENT, ...different },
    });
  const names = async (user: UserName) =>
    (await server.as(user).call(savedViewsList, { query: { kind: 'orders' } })).entries.map(
      ({ name }) => name,
    );
  const refusal = (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      ({ status, code }: ApiError) => [status, code],
    );
  const update = (id: number, user: UserName, name = 'Neu') =>
    server.as(user).call(savedViewsUpdate, {
      params: { id },
      body: { name, is_shared: true, content: { ...CONTENT, columns: null, density: null } },
    });

  it('come back as they were kept, the own ones first and by name', async () => {
    const own = await create('  Offene Köln ');
    await create('Angehaltene');
    await create('Alle im Team', 'teamlead', { is_shared: true });
    expect(own).toMatchObject({
      name: 'Offene Köln',
      kind: 'orders',
      content: CONTENT,
      is_shared: false,
      is_own: true,
      is_default: false,
      owner: { full_name: 'Test nordwind' },
    });
    expect(await names('nordwind')).toEqual(['Angehaltene', 'Offene Köln', 'Alle im Team']);
    expect(await server.as('nordwind').call(savedViewsGet, { params: { id: own.id } })).toEqual(own);
  });

  it('are shared with the own team and nobody else', async () => {
    await create('Nordwind', 'nordwind', { is_shared: true });
    await create('Privat', 'nordwind');
    await create('Lager', 'lager', { is_shared: true });
    expect(await names('teamlead')).toEqual(['Nordwind']);
    expect(await names('alpenshop')).toEqual([]);
    expect(await names('admin')).toEqual(['Lager']);
    expect(await names('lager')).toEqual(['Lager']);
  });

  it('are changed and deleted by their owner only', async () => {
    const { id } = await create('Team', 'nordwind', { is_shared: true });
    const gone = (user: UserName) => server.as(user).call(savedViewsDelete, { params: { id } });
    expect(await refusal(update(id, 'teamlead'))).toEqual([403, 'forbidden']);
    expect(await refusal(gone('teamlead'))).toEqual([403, 'forbidden']);
    for (const stranger of ['alpenshop', 'lager', 'admin'] as const) {
      expect(await refusal(update(id, stranger))).toEqual([404, 'not_found']);
      expect(await refusal(gone(stranger))).toEqual([404, 'not_found']);
      expect(await refusal(server.as(stranger).call(savedViewsGet, { params: { id } }))).toEqual([
        404,
        'not_found',
      ]);
    }
    expect(await update(id, 'nordwind')).toMatchObject({
      name: 'Neu',
      content: { columns: null, density: null },
    });
    await gone('nordwind');
    expect(await names('nordwind')).toEqual([]);
  });

  it('have a name only once a user and list, whatever its case', async () => {
    const { id } = await create('Offene');
    expect(await refusal(create('OFFENE'))).toEqual([409, 'already_exists']);
    await create('Offene', 'teamlead');
    await create('Offene', 'nordwind', { kind: 'products' });
    const other = await create('Andere');
    expect(await refusal(update(other.id, 'nordwind', 'offene'))).toEqual([409, 'already_exists']);
    expect(await update(id, 'nordwind', 'OFFENE')).toMatchObject({ name: 'OFFENE' });
  });

  it('are what each user of a team begins with by its own choice', async () => {
    const { id } = await create('Team', 'nordwind', { is_shared: true });
    const second = await create('Zweite');
    const choose = (view_id: number | null, user: UserName) =>
      server.as(user).call(savedViewsSetDefault, { body: { kind: 'orders', view_id } });
    const begun = async (user: UserName) =>
      (await server.as(user).call(savedViewsList, { query: { kind: 'orders' } })).entries
        .filter((view) => view.is_default)
        .map(({ name }) => name);
    await choose(id, 'teamlead');
    await choose(id, 'nordwind');
    await choose(second.id, 'nordwind');
    expect([await begun('teamlead'), await begun('nordwind')]).toEqual([['Team'], ['Zweite']]);
    await choose(null, 'nordwind');
    expect(await begun('nordwind')).toEqual([]);
    expect(await refusal(choose(second.id, 'teamlead'))).toEqual([404, 'not_found']);
    expect(await refusal(choose(id, 'alpenshop'))).toEqual([404, 'not_found']);
    await server.as('nordwind').call(savedViewsDelete, { params: { id } });
    expect(await begun('teamlead')).toEqual([]);
  });

  it('are for lists one may look at', async () => {
    expect(await refusal(create('X1', 'nobody'))).toEqual([403, 'forbidden']);
    expect(await refusal(names('nobody'))).toEqual([403, 'forbidden']);
    expect(await refusal(create('Nutzer', 'nordwind', { kind: 'merchants' }))).toEqual([403, 'forbidden']);
  });

  it.each<[string, object, string[]]>([
    ['a short name', { name: ' a ' }, ['name']],
    ['a long name', { name: 'x'.repeat(61) }, ['name']],
    ['a list that there is not', { kind: 'rows' }, ['kind']],
    ['another owner', { owner_id: 1 }, ['owner_id']],
    ['no columns', { content: { ...CONTENT, columns: [] } }, ['content.columns']],
    ['a height that there is not', { content: { ...CONTENT, density: 'tiny' } }, ['content.density']],
    ['a long filter', { content: { ...CONTENT, filter: { a: 'x'.repeat(501) } } }, ['content.filter.a']],
    [
      'many filters',
      {
        content: {
          ...CONTENT,
          filter: Object.fromEntries(Array.from({ length: 31 }, (_, at) => [`f${at}`, ''])),
        },
      },
      ['content.filter'],
    ],
  ])('refuse %s', async (_, different, paths) => {
    const issues = await create('Gut', 'nordwind', different as never).then(
      () => null,
      ({ status, issues }: ApiError) => [status, issues.map(({ path }) => path)],
    );
    expect(issues).toEqual([422, paths]);
  });

  it('are not kept without end', async () => {
    for (let at = 0; at < VIEWS_MAX; at += 1) await create(`Ansicht ${at}`);
    expect(await refusal(create('Eine mehr'))).toEqual([422, 'validation_failed']);
    await create('Eine mehr', 'teamlead');
  });
});
