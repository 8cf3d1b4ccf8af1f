import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { writeRecordsOf } from '../testing/merchant-records.js';
import { USERS } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

describeOnBothEngines('the trail of someone acting as a merchant', (setup, engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup);
    const as: TestServer['as'] = (user) =>
      user === 'nordwind' ? server.as('admin', 'nordwind') : server.as(user);
    await writeRecordsOf({ ...server, as }, 'nordwind', 'ours');
  });
  afterAll(() => server.stop());

  it('names both at every write, with its request and its instant in UTC', async () => {
    const written = await server.database
      .read('audit_log')
      .where({ subject_id: USERS.nordwind.id })
      .orderBy('id');
    for (const entry of written) {
      expect(entry).toMatchObject({ actor_id: USERS.admin.id });
      expect(entry.request_id).toMatch(/^[\w-]{36}$/);
      expect(entry.at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    }
    expect(written.map(({ action }) => action)).toEqual([
      'session.beginImpersonation',
      'orders.create',
      'investigations.comment',
      'orderImports.open',
      'orderImports.chunk',
      'orderImports.finish',
      'importProfiles.create',
      'savedViews.create',
      'media.upload',
      'deliveries.create',
    ]);
  });

  const ATTEMPTS = [
    'update audit_log set subject_id = actor_id',
    'update audit_log set id = id',
    'delete from audit_log',
    'update audit_records set record_id = 0',
    'delete from audit_records',
    ...(engine === 'postgres'
      ? ['truncate audit_records', 'truncate audit_log cascade']
      : [
          'insert or replace into audit_log select * from audit_log',
          'replace into audit_log (rowid, at, actor_id, subject_id, action, target, request_id) select id, at, 0, 0, action, target, request_id from audit_log',
          'insert or replace into audit_records select * from audit_records',
          'replace into audit_records (id, audit_id, kind, record_id, detail) select id, audit_id, kind, 0, detail from audit_records',
        ]),
  ];
  it.each(ATTEMPTS)('stands against %s', async (sql) => {
    const rows = () =>
      Promise.all(['audit_log', 'audit_records'].map((table) => server.database.read(table)));
    const before = await rows();
    await expect(server.database.write((trx) => trx.raw(sql))).rejects.toThrow(/append-only/);
    expect(await rows()).toEqual(before);
    expect(before.every((table) => table.length > 5)).toBe(true);
  });
});
