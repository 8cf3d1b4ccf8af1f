import { auditLogCsv, auditLogList, type AuditLogQuery } from '@kontor/portal-core/audit-log';
import { merchantsCreate } from '@kontor/portal-core/merchants';
import { updateCurrentUser } from '@kontor/portal-core/session';
import { settingsUpdate } from '@kontor/portal-core/settings';
import type { ApiError } from '@kontor/portal-core/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { USERS } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

describeOnBothEngines('the audit log', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup);
    server.time.now = Date.parse('2026-11-20T22:30:00Z');
    await server
      .as('admin')
      .call(settingsUpdate, { params: { key: 'company_name' }, body: { value: '"Eins"' } });
    server.time.now = Date.parse('2026-11-20T23:30:00Z');
    await server.as('admin', 'nordwind').call(updateCurrentUser, { body: { language: 'en' } });
    const body = { merchant_name: 'Südwind', erp_merchant_id: 12 };
    await server.as('chief').call(merchantsCreate, { body });
  });
  afterAll(() => server.stop());

  const find = (query: AuditLogQuery = {}) => server.as('admin').call(auditLogList, { query });
  const actions = async (query?: AuditLogQuery) => (await find(query)).entries.map(({ action }) => action);

  it('tells who did what, as whom, on what, newest first', async () => {
    const { entries, foundCount } = await find();
    expect(foundCount).toBe(4);
    expect(entries).toMatchObject([
      {
        actor: { id: USERS.chief.id, username: 'chief' },
        subject: null,
        action: 'merchants.create',
        records: [{ kind: 'merchant' }],
        record_count: 1,
      },
      {
        actor: { username: 'admin' },
        subject: { username: 'nordwind' },
        action: 'session.updateCurrentUser',
        target: '/current-user',
      },
      {
        actor: { username: 'admin' },
        subject: { username: 'nordwind' },
        action: 'session.beginImpersonation',
        target: '/impersonation',
      },
      {
        at: '2026-11-20T22:30:00.000Z',
        action: 'settings.update',
        records: [{ kind: 'setting', detail: { key: 'company_name', to: '"Eins"' } }],
      },
    ]);
  });

  it('is narrowed by person, call, day of the portal and record', async () => {
    expect(await actions({ username: 'NORDWIND' })).toEqual([
      'session.updateCurrentUser',
      'session.beginImpersonation',
    ]);
    expect(await actions({ username: 'admin' })).toHaveLength(3);
    expect(await actions({ action: 'merchants.' })).toEqual(['merchants.create']);
    expect(await actions({ action: 'merchant%' })).toEqual([]);
    expect(await actions({ to: '2026-11-20' })).toEqual(['settings.update']);
    expect(await actions({ from: '2026-11-21', to: '2026-11-21' })).toHaveLength(3);
    expect(await actions({ kind: 'merchant' })).toEqual(['merchants.create']);
    expect(await actions({ kind: 'merchant', record_id: 999 })).toEqual([]);
    expect(await actions({ limit: 1, page: 2 })).toEqual(['session.updateCurrentUser']);
  });

  it('is for those alone who may read it', async () => {
    const refused = server.as('lager').call(auditLogList, { query: {} });
    await expect(refused).rejects.toMatchObject({ status: 403 } satisfies Partial<ApiError>);
    await expect(find({ from: '2026-02-30' })).rejects.toMatchObject({ status: 422 });
  });

  it('is downloaded as CSV, formulas made safe', async () => {
    await server
      .as('admin')
      .call(settingsUpdate, { params: { key: 'support_hours' }, body: { value: '"=1+1"' } });
    const answer = await server.as('admin').open(auditLogCsv, { query: { action: 'settings.' } });
    const lines = (await answer.text()).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('"Zeitpunkt";"Wer";"Als wer"');
    expect(lines[2]).toContain('"20.11.2026 23:30";"admin";"";"Einstellungen: geändert";"settings.update"');
    expect(lines[2]).toContain('"Einstellung Name des Unternehmens · Kontor → Eins"');
    expect(answer.header('X-Found-Count')).toBe('2');
  });
});
