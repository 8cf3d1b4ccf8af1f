import { auditLogCsv, auditLogList, type AuditLogQuery } from '@kontor/portal-core/audit-log';
import { cmsBlocksList } from '@kontor/portal-core/cms-blocks';
import { currentUserDashboard } from '@kontor/portal-core/dashboards';
import { mediaAddress, mediaRead, mediaUpload } from '@kontor/portal-core/media';
import { ordersGenerateCsv, ordersFind } from '@kontor/portal-core/orders';
import { savedViewsList } from '@kontor/portal-core/saved-views';
import { changeOwnPassword, login, secondFactorBegin } from '@kontor/portal-core/session';
import { usersList } from '@kontor/portal-core/users';
import type { ApiError } from '@kontor/portal-core/wire';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queryText } from '../db/index.js';
import { describeOnBothEngines, openPlace, sqlitePlace, type OpenPlace } from '../testing/both-engines.js';
import { createKey, tradeKey } from '../testing/embedding.js';
import { PDF } from '../testing/files.js';
import { PASSWORD, USERS } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { createTrailEvents, type TrailEvent } from './trail-events.js';

describeOnBothEngines('the trail', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup);
  });
  afterAll(() => server.stop());
  beforeEach(() => server.deps.events.flush());

  const told = async (query: AuditLogQuery) =>
    (await server.as('admin').call(auditLogList, { query })).entries;
  const wrong = (username: string) =>
    server.anonymous
      .call(login, { body: { username, password: 'nicht-das' } })
      .catch(({ status }: ApiError) => status);

  it('counts failed sign-ins by account and address, and keeps no name that no account has', async () => {
    for (const username of ['nordwind', 'NORDWIND', 'mein-passwort']) expect(await wrong(username)).toBe(401);
    const entries = await told({ event: 'failed_sign_in' });
    expect(entries).toMatchObject([
      { actor: null, subject: null, event: { times: 1 } },
      { actor: null, subject: { username: 'nordwind' }, event: { times: 2, address: expect.any(String) } },
    ]);
    expect(JSON.stringify(await server.database.read('audit_log'))).not.toContain('mein-passwort');
  });

  it('tells of a failed sign-in before what happened after it, though it is stored later', async () => {
    await wrong('alpenshop');
    server.time.now += 1000;
    await server.anonymous.call(login, { body: { username: 'alpenshop', password: PASSWORD } });
    await server.deps.events.flush();
    expect(await told({ action: 'session.login', username: 'alpenshop', limit: 2 })).toMatchObject([
      { actor: { username: 'alpenshop' } },
      { actor: null, event: { kind: 'failed_sign_in' } },
    ]);
  });

  it('tells of what was refused, once a minute for each call', async () => {
    for (let n = 0; n < 3; n += 1)
      await expect(server.as('nordwind').call(auditLogList, {})).rejects.toMatchObject({ status: 403 });
    expect(await told({ event: 'refused', username: 'nordwind' })).toMatchObject([
      { actor: { username: 'nordwind' }, action: 'auditLog.list', event: { times: 3 } },
    ]);
  });

  it('tells of a wrong own password, at whatever it was asked for', async () => {
    const body = { current_password: 'nicht-das' };
    const lager = server.as('lager');
    const password = { ...body, password: 'Moin-Kontor' };
    for (let n = 0; n < 2; n += 1)
      await expect(lager.call(changeOwnPassword, { body: password })).rejects.toMatchObject({
        status: 422,
      });
    await expect(lager.call(secondFactorBegin, { body })).rejects.toMatchObject({ status: 422 });
    const entries = await told({ event: 'failed_confirmation', username: 'lager' });
    expect(entries.map(({ action, event }) => `${action} ${event?.times}`).toSorted()).toEqual([
      'session.beginSecondFactor 1',
      'session.changePassword 2',
    ]);
    expect(entries[0]!.event!.address).not.toBe('');
  });

  it('tells of tokens for pages that a back end got, and by which key', async () => {
    const { id, name, secret } = await createKey(server);
    for (let n = 0; n < 3; n += 1) expect((await tradeKey(server, secret)).status).toBe(201);
    expect(await told({ event: 'page_token' })).toMatchObject([
      { action: 'embedding.createSession', api_key: { id, name }, event: { times: 3 } },
    ]);
  });

  it('tells of every export, also of its own', async () => {
    await server.as('alpenshop').call(ordersGenerateCsv, { body: {} });
    await server.as('admin').call(auditLogCsv, {});
    const actions = (await told({ event: 'export' })).map(({ action, actor }) => [action, actor?.username]);
    expect(actions).toEqual(
      expect.arrayContaining([
        ['orders.generateCsv', 'alpenshop'],
        ['auditLog.csv', 'admin'],
      ]),
    );
  });

  it('tells what somebody looked at while acting as another, and not what people look at themselves', async () => {
    const acting = server.as('admin', 'nordwind');
    for (let n = 0; n < 40; n += 1) await acting.call(ordersFind, { body: { limit: 1 } });
    await server.as('nordwind').call(ordersFind, { body: { limit: 1 } });
    expect(await told({ event: 'view' })).toMatchObject([
      {
        actor: { id: USERS.admin.id },
        subject: { id: USERS.nordwind.id },
        action: 'orders.find',
        target: '/orders/find',
        event: { times: 40 },
      },
    ]);
  });

  it('tells of files, their addresses, saved views, dashboards and blocks that were looked at so, too', async () => {
    const body = { name: 'vertrag.pdf', content: new Blob([new Uint8Array(PDF)]) };
    const { fileName } = await server.as('alpenshop').call(mediaUpload, { body });
    const acting = server.as('admin', 'alpenshop');
    await acting.call(mediaAddress, { params: { fileName } });
    await acting.call(mediaRead, { params: { fileName } });
    await acting.call(savedViewsList, { query: { kind: 'orders' } });
    await acting.call(currentUserDashboard, {});
    await acting.call(cmsBlocksList, {});
    const looks = (await told({ event: 'view' })).filter(({ subject }) => subject?.id === USERS.alpenshop.id);
    expect(looks.map(({ action, target }) => `${action} ${target}`).toSorted()).toEqual([
      'cmsBlocks.list /cms-blocks',
      'dashboards.ofCurrentUser /current-user-dashboard',
      `media.address /media/${fileName}/address`,
      `media.read /media/${fileName}`,
      'savedViews.list /saved-views',
    ]);
  });

  it('leaves reading without a write', async () => {
    const before = server.database.commits;
    await server.as('admin').call(usersList, {});
    await server.as('admin', 'alpenshop').call(ordersFind, { body: { limit: 1 } });
    expect(server.database.commits - before).toBeLessThanOrEqual(1);
  });
});

describe('the events of the trail', () => {
  const anEvent = (n: number): TrailEvent => ({
    kind: 'failed_sign_in',
    actorId: 0,
    subjectId: 0,
    action: 'session.login',
    target: '/login',
    requestId: String(n),
    address: `10.0.${Math.floor(n / 250)}.${n % 250}`,
    usernameKey: `user${n}`,
  });
  let place: OpenPlace;
  beforeEach(async () => {
    place = await openPlace(sqlitePlace);
  });
  afterEach(() => place.remove());
  const create = () => createTrailEvents(place.database, () => 0, { warn: () => {} });
  const stored = async () => (await place.database.read('audit_log').pluck('times')).sort((a, b) => b - a);

  it('of a flood of failed sign-ins fill no disk: a hundred are told apart, the others are counted', async () => {
    const events = create();
    for (let n = 0; n < 20_000; n += 1) events.note(anEvent(n));
    await events.flush();
    expect(await stored()).toEqual([19_900, ...Array<number>(100).fill(1)]);
  });

  it('wait for a disk with room', async () => {
    const setRoom = (pages: number) =>
      place.database.write((trx) => queryText(trx, `pragma max_page_count = ${pages}`));
    const events = create();
    await setRoom(1);
    for (let n = 0; n < 5000; n += 1) events.note({ ...anEvent(n), kind: 'view', target: 'x'.repeat(200) });
    await events.flush();
    expect(await stored()).toEqual([]);
    await setRoom(1_000_000);
    await events.flush();
    const times = await stored();
    expect(times.reduce((sum, each) => sum + each, 0)).toBe(5000);
    expect(times.length).toBeLessThanOrEqual(2001);
  });
});
