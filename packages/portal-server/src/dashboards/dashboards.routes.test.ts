import {
  currentUserDashboard,
  dashboardConfigsCreate,
  dashboardConfigsDelete,
  dashboardConfigsGet,
  dashboardConfigsList,
  dashboardConfigsUpdate,
  parseDashboard,
  type DashboardWidget,
} from '@kontor/portal-core/dashboards';
import { currentUser } from '@kontor/portal-core/session';
import type { ApiError, PortalClient } from '@kontor/portal-core/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { USERS } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const CARD: DashboardWidget = {
  i: 'a',
  x: 0,
  y: 0,
  w: 4,
  h: 4,
  kind: 'html_card',
  title: 'Neu',
  html: '<p>Hallo</p>',
};
const content = (...widgets: object[]) => JSON.stringify(widgets);

describeOnBothEngines('dashboard configs', (setup) => {
  let server: TestServer;
  let admin: PortalClient;
  beforeAll(async () => {
    server = await startTestServer(setup);
    admin = server.as('admin');
  });
  afterAll(() => server.stop());

  const create = (name: string, text = content(CARD)) =>
    admin.call(dashboardConfigsCreate, { body: { name, type: 'dashboard', content: text } });
  const refusal = (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      (error: ApiError) => error,
    );
  const give = (user: keyof typeof USERS, dashboard_config_id: number | null) =>
    server.database.write((trx) =>
      trx('users').where({ id: USERS[user].id }).update({ dashboard_config_id }),
    );

  it('have one that every new user gets', async () => {
    const own = await server.as('nordwind').call(currentUserDashboard, {});
    expect(own).toMatchObject({ id: 1, name: 'Standard', type: 'dashboard' });
    expect(parseDashboard(own.content).map(({ kind }) => kind)).toEqual([
      'today',
      'orders_chart',
      'latest_orders',
      'latest_posts',
    ]);
    const user = await server.as('nordwind').call(currentUser, {});
    expect(user.dashboard_dynamic_content).toEqual({ id: 1 });
  });

  it('are created, read, changed and deleted', async () => {
    const made = await create('  Lager  ');
    expect(made).toEqual({ id: made.id, name: 'Lager', type: 'dashboard', content: content(CARD) });
    expect(await admin.call(dashboardConfigsGet, { params: { id: made.id } })).toEqual(made);
    const named = await admin.call(dashboardConfigsUpdate, {
      params: { id: made.id },
      body: { name: 'Halle 2' },
    });
    expect(named).toEqual({ ...made, name: 'Halle 2' });
    const emptied = await admin.call(dashboardConfigsUpdate, {
      params: { id: made.id },
      body: { content: '[]' },
    });
    expect(emptied).toEqual({ ...named, content: '[]' });
    await admin.call(dashboardConfigsDelete, { params: { id: made.id } });
    const params = { id: made.id };
    const refusals = [
      await refusal(admin.call(dashboardConfigsGet, { params })),
      await refusal(admin.call(dashboardConfigsUpdate, { params, body: { name: 'X' } })),
      await refusal(admin.call(dashboardConfigsDelete, { params })),
    ];
    expect(refusals.map((error) => error?.status)).toEqual([404, 404, 404]);
    const touched = server.database.read('audit_records').where({ kind: 'dashboard', record_id: made.id });
    expect(await touched).toHaveLength(4);
  });

  it('are listed by name, in pages', async () => {
    for (const name of ['Zentrale', 'Alpen']) await create(name);
    const names = async (query = {}) =>
      (await admin.call(dashboardConfigsList, { query })).entries.map((entry) => entry.name);
    const all = await names();
    expect(all).toEqual([...all].sort());
    expect(await names({ limit: 1, page: 2 })).toEqual([all[1]]);
    expect(await names({ limit: 1, offset: 2 })).toEqual([all[1]]);
    const { foundCount } = await admin.call(dashboardConfigsList, { query: { limit: 1 } });
    expect(foundCount).toBe(all.length);
  });

  it('give their users the default one when they are deleted', async () => {
    const { id } = await create('Kurz');
    await give('nordwind', id);
    expect(await server.as('nordwind').call(currentUserDashboard, {})).toMatchObject({ name: 'Kurz' });
    await admin.call(dashboardConfigsDelete, { params: { id } });
    expect(await server.as('nordwind').call(currentUserDashboard, {})).toMatchObject({ id: 1 });
  });

  it('keep the default one', async () => {
    const error = await refusal(admin.call(dashboardConfigsDelete, { params: { id: 1 } }));
    expect(error).toMatchObject({ status: 409, code: 'status_conflict' });
  });

  it('are nothing to a user without one', async () => {
    await give('lager', null);
    expect((await server.as('lager').call(currentUser, {})).dashboard_dynamic_content).toBeNull();
    expect(await refusal(server.as('lager').call(currentUserDashboard, {}))).toMatchObject({ status: 404 });
  });

  it('keep only clean HTML of a card', async () => {
    const html = '<p onclick="alert(1)">Hallo<script>alert(2)</script></p>';
    const made = await create('Schmutz', content({ ...CARD, html }));
    expect(parseDashboard(made.content)[0]?.html).toBe('<p>Hallo</p>');
  });

  it.each([
    ['no JSON', 'nonsense', ['content']],
    ['no list', '{}', ['content']],
    ['an unknown kind', content({ ...CARD, kind: 'clock' }), ['content.0.kind']],
    ['an unknown property', content({ ...CARD, colour: 'red' }), ['content.0.colour']],
    ['twice the same item', content(CARD, CARD), ['content.1.i']],
    [
      'a place off the grid',
      content({ ...CARD, x: 12, y: -1, w: 1.5 }),
      ['content.0.x', 'content.0.y', 'content.0.w'],
    ],
  ])('refuse %s', async (_, text, paths) => {
    const error = await refusal(create('Kaputt', text));
    expect(error).toMatchObject({ status: 422 });
    expect(error?.issues.map(({ path }) => path)).toEqual(paths);
  });

  it('need a name, and nothing they do not know', async () => {
    expect((await refusal(create('   ')))?.issues).toMatchObject([{ path: 'name', code: 'required' }]);
    expect((await refusal(create('x'.repeat(101))))?.issues).toMatchObject([
      { path: 'name', code: 'maxLength' },
    ]);
    const body = { name: 'A', content: '[]', owner: 1 } as never;
    expect((await refusal(admin.call(dashboardConfigsCreate, { body })))?.issues).toMatchObject([
      { path: 'owner', code: 'unknownField' },
    ]);
  });
});
