import { auditLogList } from '@kontor/portal-core/audit-log';
import { apiKeysCreate, apiKeysList, apiKeysRevoke, type ApiKeyInput } from '@kontor/portal-core/embedding';
import type { ApiError } from '@kontor/portal-core/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { createKey, PAGE } from '../testing/embedding.js';
import { MERCHANTS, USERS } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    ({ status, issues }: ApiError) => [status, issues.map(({ path, code }) => `${path} ${code}`)],
  );

describeOnBothEngines('API keys', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup, {
      // The team lead keeps the keys of its own merchant.
      fill: (database) =>
        database.write((trx) => trx('role_resources').insert({ role_id: 9, resource_code: '/api-keys' })),
    });
  });
  afterAll(() => server.stop());

  it('tell their secret once and are listed without it, newest first', async () => {
    const first = await createKey(server, { name: '  Erster ' });
    const { secret, ...second } = await createKey(server, {
      name: 'Zweiter',
      user_id: USERS.lager.id,
      merchant_id: null,
    });
    expect(first.name).toBe('Erster');
    expect(secret).toMatch(/^kontor_key_[\w-]{43}$/);
    expect(second).toMatchObject({
      user_id: USERS.lager.id,
      user_name: 'Test lager',
      merchant_id: null,
      merchant_name: null,
      created_by: USERS.admin.id,
      created_by_name: 'Test admin',
      last_used_at: null,
      revoked_at: null,
    });
    const { entries, foundCount } = await server.as('chief').call(apiKeysList, {});
    expect(entries.slice(0, 2).map(({ name }) => name)).toEqual(['Zweiter', 'Erster']);
    expect(entries[0]).toEqual(second);
    expect(foundCount).toBe(entries.length);
    expect(JSON.stringify(entries)).not.toContain('kontor_key_');
    const [stored] = await server.database.read('api_keys').where({ id: second.id });
    expect(JSON.stringify(stored)).not.toContain(secret.slice(11));
  });

  it('are for pages where no scope is named, as they were before there were scopes', async () => {
    const { name, user_id, merchant_id, resources, origins } = await createKey(server);
    const body = JSON.stringify({ name, user_id, merchant_id, resources, origins });
    const headers = { 'Content-Type': 'application/json' };
    const answer = await server.send('/api-keys', { user: 'admin', method: 'POST', headers, body });
    expect([answer.status, ((await answer.json()) as { scopes: unknown }).scopes]).toEqual([
      201,
      ['embed:sessions'],
    ]);
  });

  it('are revoked once, and the trail names who created and revoked them', async () => {
    const { id } = await createKey(server, { name: 'Bald weg' });
    const revoke = () => server.as('admin').call(apiKeysRevoke, { params: { id } });
    await revoke();
    const at = server.time.now;
    server.time.now += 60_000;
    await revoke();
    const [key] = (await server.as('admin').call(apiKeysList, {})).entries;
    expect(key).toMatchObject({ id, revoked_at: new Date(at).toISOString() });
    const { entries } = await server
      .as('admin')
      .call(auditLogList, { query: { kind: 'api_key', record_id: id } });
    expect(entries.map(({ action, actor }) => [action, actor?.username])).toEqual([
      ['apiKeys.revoke', 'admin'],
      ['apiKeys.revoke', 'admin'],
      ['apiKeys.create', 'admin'],
    ]);
    expect(await refusal(server.as('admin').call(apiKeysRevoke, { params: { id: 9999 } }))).toEqual([
      404,
      [],
    ]);
  });

  it.each<[string, Partial<ApiKeyInput>, string[]]>([
    ['a short name', { name: ' a ' }, ['name minLength']],
    ['no scope', { scopes: [] }, ['scopes required']],
    ['no resource', { resources: [] }, ['resources required']],
    ['what cannot be embedded', { resources: ['/settings' as never] }, ['resources.0 invalidValue']],
    ['no origin', { origins: [] }, ['origins required']],
    ['an origin with a path', { origins: ['https://shop.example/'] }, ['origins.0 origin']],
    ['areas and no pages', { scopes: ['orders:read'], resources: ['/orders'] }, ['resources notAllowed']],
    ['pages and nothing for them', { scopes: ['orders:read'], origins: [PAGE] }, ['origins notAllowed']],
    ['another scope than an ERP has', { scopes: ['orders:read', 'erp:report'] }, ['scopes erpKeyAlone']],
    [
      'the orders of all merchants',
      { scopes: ['orders:import'], user_id: USERS.lager.id, merchant_id: null },
      ['merchant_id required'],
    ],
    ['an account that there is not', { user_id: 999 }, ['user_id invalidValue']],
    ['no merchant, for an account of one', { merchant_id: null }, ['merchant_id required']],
    ['a merchant that there is not', { merchant_id: 999 }, ['merchant_id invalidValue']],
    [
      'a merchant the account does not see',
      { merchant_id: MERCHANTS.alpenshop.id },
      ['merchant_id notAllowed'],
    ],
  ])('are refused with %s', async (_, different, issues) => {
    expect(await refusal(createKey(server, different))).toEqual([422, issues]);
  });

  it('of a keeper with one merchant are bound to it, and can do no more than the keeper', async () => {
    const other = await createKey(server, {
      user_id: USERS.alpenshop.id,
      merchant_id: MERCHANTS.alpenshop.id,
    });
    const lead = server.as('teamlead');
    const create = (different: Partial<ApiKeyInput>) =>
      lead.call(apiKeysCreate, {
        body: {
          name: 'Eigener',
          user_id: USERS.nordwind.id,
          merchant_id: MERCHANTS.nordwind.id,
          scopes: ['embed:sessions'],
          resources: ['/orders'],
          origins: ['https://shop.example'],
          ...different,
        },
      });
    const own = await create({});
    expect(await refusal(create({ merchant_id: null }))).toEqual([422, ['merchant_id required']]);
    expect(await refusal(create({ resources: ['/products'] }))).toEqual([422, ['resources.0 notAllowed']]);
    expect(await refusal(create({ scopes: ['erp:report'], resources: [], origins: [] }))).toEqual([
      422,
      ['scopes.0 notAllowed'],
    ]);
    for (const user of ['alpenshop', 'admin', 'lager'] as const)
      expect((await refusal(create({ user_id: USERS[user].id })))?.[1]).toContain('user_id invalidValue');
    const seen = (await lead.call(apiKeysList, {})).entries.map(({ id }) => id);
    expect(seen).toContain(own.id);
    expect(seen).not.toContain(other.id);
    expect(await refusal(lead.call(apiKeysRevoke, { params: { id: other.id } }))).toEqual([404, []]);
  });

  it('are nothing for those who act as someone else', async () => {
    const acting = server.as('admin', 'teamlead');
    const { id } = await createKey(server);
    expect(await refusal(acting.call(apiKeysList, {}))).toEqual([403, []]);
    expect(await refusal(acting.call(apiKeysRevoke, { params: { id } }))).toEqual([403, []]);
    const body = {
      name: 'Nein',
      user_id: USERS.nordwind.id,
      merchant_id: MERCHANTS.nordwind.id,
      scopes: ['embed:sessions'] as const,
      resources: ['/orders'] as const,
      origins: ['https://shop.example'],
    };
    expect(await refusal(acting.call(apiKeysCreate, { body }))).toEqual([403, []]);
  });

  it('keep no secret for a repeated request', async () => {
    const headers = { 'Idempotency-Key': 'twice' };
    const body = {
      name: 'Zweimal',
      user_id: USERS.nordwind.id,
      merchant_id: MERCHANTS.nordwind.id,
      scopes: ['embed:sessions'] as const,
      resources: ['/orders'] as const,
      origins: ['https://shop.example'],
    };
    const create = () => server.as('admin').call(apiKeysCreate, { body, headers });
    expect((await create()).id).not.toBe((await create()).id);
    expect(await server.database.read('idempotency_keys')).toEqual([]);
  });
});
