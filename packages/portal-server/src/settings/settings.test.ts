import {
  SETTING_DEFINITIONS,
  settingsList,
  settingsPublic,
  settingsUpdate,
} from '@kontor/portal-core/settings';
import type { ApiError } from '@kontor/portal-core/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

describeOnBothEngines('the settings', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup);
  });
  afterAll(() => server.stop());

  const change = (key: string, value: string, user: 'admin' | 'nordwind' = 'admin') =>
    server.as(user).call(settingsUpdate, { params: { key }, body: { value } });
  const refusal = (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      (error: ApiError) => [error.status, ...error.issues.map(({ path, code }) => `${path} ${code}`)],
    );

  it('are all there in a portal nobody has set up', async () => {
    const { entries } = await server.as('nordwind').call(settingsList, {});
    const stored = new Map(entries.map((setting) => [setting.key, setting]));
    for (const { key, group, type, value } of SETTING_DEFINITIONS)
      expect(stored.get(key)).toEqual({ key, group, type, value });
  });

  it('are changed by those who may, and by nobody else', async () => {
    expect(await change('company_name', '" Nordlager GmbH "')).toMatchObject({ value: '"Nordlager GmbH"' });
    const { entries } = await server.as('nordwind').call(settingsList, {});
    expect(entries.find(({ key }) => key === 'company_name')?.value).toBe('"Nordlager GmbH"');
    expect(await refusal(change('company_name', '"x"', 'nordwind'))).toEqual([403]);
  });

  it('are read without an account as far as the sign-in page and programs need them', async () => {
    await change('legal_terms_url', '"https://kontor.example/agb"');
    const { entries } = await server.anonymous.call(settingsPublic, {});
    expect(entries.map(({ key }) => key)).toEqual([
      'company_name',
      'support_email',
      'support_hours',
      'legal_imprint_url',
      'legal_terms_url',
      'time_zone',
    ]);
    expect(entries.find(({ key }) => key === 'legal_terms_url')?.value).toBe('"https://kontor.example/agb"');
  });

  it('are not changed from an outdated value, unless it is what is stored, and from any when none is named', async () => {
    const from = async (before: string, value: string) =>
      server.as('admin').call(settingsUpdate, {
        params: { key: 'support_hours' },
        body: { value: JSON.stringify(value), from: JSON.stringify(before) },
      });
    await change('support_hours', '"8–16 Uhr"');
    await expect(from('vorher', '8–17 Uhr')).rejects.toMatchObject({ changed: { by: 'Test admin' } });
    expect(await from('8–16 Uhr', '8–17 Uhr')).toMatchObject({ value: '"8–17 Uhr"' });
    await server
      .as('chief')
      .call(settingsUpdate, { params: { key: 'company_name' }, body: { value: '"Andere"' } });
    expect(await from('8–16 Uhr', '8–17 Uhr')).toMatchObject({ value: '"8–17 Uhr"' });
    for (const outdated of ['8–16 Uhr', '', '8–17 Uhr '])
      await expect(from(outdated, '9–18 Uhr')).rejects.toMatchObject({
        status: 409,
        code: 'stale',
        changed: { by: 'Test admin' },
      });
    expect(await change('support_hours', '"9–18 Uhr"')).toMatchObject({ value: '"9–18 Uhr"' });
  });

  it('keep their value when another does not fit', async () => {
    expect(await refusal(change('order_error_types', '"kein Array"'))).toEqual([422, 'value invalidType']);
    expect(await refusal(change('notice_level', '"laut"'))).toEqual([422, 'value invalidValue']);
    expect(await refusal(change('notice_until', '"2026-13-01"'))).toEqual([422, 'value date']);
    expect(await refusal(change('legal_terms_url', '"javascript:alert(1)"'))).toEqual([
      422,
      'value webAddress',
    ]);
    expect(await refusal(change('support_email', '"service"'))).toEqual([422, 'value email']);
    expect(await refusal(change('gibt_es_nicht', '"x"'))).toEqual([404]);
    expect(await refusal(change('erp_delay_ms', '1'))).toEqual([404]);
  });
});
