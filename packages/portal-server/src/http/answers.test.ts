import { afterAll, beforeAll, expect, it } from 'vitest';
import { USERS } from '../testing/people.js';
import { describeOnBothEngines, sqlitePlace } from '../testing/both-engines.js';
import { probeRoutes } from '../testing/probe-calls.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { createRoutes } from '../routes.js';

describeOnBothEngines('every answer', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup, { routes: (deps) => [...createRoutes(deps), ...probeRoutes()] });
  });
  afterAll(() => server.stop());

  const json = { 'Content-Type': 'application/json' };
  const requests: readonly [string, () => Promise<Response>, number][] = [
    ['of a call', () => server.send('/current-user', { user: 'nordwind' }), 200],
    ['to HEAD', () => server.send('/current-user', { user: 'nordwind', method: 'HEAD' }), 200],
    ['without a token', () => server.send('/current-user'), 401],
    ['to a forbidden call', () => server.send('/probe/notes', { user: 'nobody' }), 403],
    ['to an unknown path', () => server.send('/unknown', { user: 'nordwind' }), 404],
    ['to a path in other case', () => server.send('/Current-User', { user: 'nordwind' }), 404],
    ['to a path with a slash more', () => server.send('/current-user/', { user: 'nordwind' }), 404],
    ['to a path with two slashes', () => server.send('//current-user', { user: 'nordwind' }), 404],
    ['to a path with a parameter', () => server.send('/current-user;a=1', { user: 'nordwind' }), 404],
    ['to another method', () => server.send('/current-user', { user: 'nordwind', method: 'DELETE' }), 405],
    [
      'to a body too large',
      () => server.send('/login', { method: 'POST', body: JSON.stringify('x'.repeat(9000)), headers: json }),
      413,
    ],
    ['to a form', () => server.send('/login', { method: 'POST', body: 'a=1' }), 415],
    ['to wrong input', () => server.send('/login', { method: 'POST', body: '{}', headers: json }), 422],
    ['to a read that writes', () => server.send('/probe/notes', { user: 'nordwind' }), 500],
  ];

  it.each(requests)('%s carries the protecting headers', async (_, request, status) => {
    const response = await request();
    expect(response.status).toBe(status);
    const header = (name: string) => response.headers.get(name);
    expect(header('X-Content-Type-Options')).toBe('nosniff');
    expect(header('Referrer-Policy')).toBe('no-referrer');
    expect(header('X-Frame-Options')).toBe('DENY');
    expect(header('Strict-Transport-Security')).toMatch(/max-age=\d{8}/);
    expect(header('Cache-Control')).toBe('no-store');
    expect(header('X-Request-Id')).toMatch(/^[\w-]{36}$/);
    expect(header('X-Powered-By')).toBeNull();
    const policy = header('Content-Security-Policy') ?? '';
    for (const part of [
      `default-src 'self'`,
      `object-src 'none'`,
      `base-uri 'none'`,
      `frame-ancestors 'none'`,
    ])
      expect(policy).toContain(part);
    expect(policy).not.toContain('unsafe');
  });

  it('to another method names the methods there are', async () => {
    const response = await server.send('/current-user', { user: 'nordwind', method: 'DELETE' });
    expect(response.headers.get('Allow')?.split(', ').sort()).toEqual(['GET', 'PUT']);
  });

  it('that was not foreseen says nothing of what happened inside, and is logged', async () => {
    const response = await server.send('/probe/breaks', {
      method: 'POST',
      user: 'nordwind',
      body: '{"text":"break me"}',
      headers: json,
    });
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(JSON.parse(text)).toMatchObject({ code: 'internal_error' });
    expect(text).not.toMatch(/secret|at |node_modules|insert/);
    const id = response.headers.get('X-Request-Id');
    const line = server.log.find((entry) => entry['requestId'] === id && entry['err']);
    expect(JSON.stringify(line)).toContain('secret detail');
    expect(await server.database.read('settings').where({ key: 'break me' })).toEqual([]);
    expect(await server.database.read('audit_log').where({ request_id: id ?? '' })).toEqual([]);
  });

  it('has an id that no client chooses', async () => {
    expect(await idAnswered(server, 'proxy-0001')).toMatch(/^[\w-]{36}$/);
  });

  it('is logged without what was asked about', async () => {
    await server.send('/management/merchants?merchant_name=very-private', { user: 'nordwind' });
    const line = server.log.find((entry) => entry['call'] === 'merchants.list');
    expect(line).toMatchObject({ path: '/api/management/merchants', userId: USERS.nordwind.id });
    expect(JSON.stringify(server.log)).not.toContain('very-private');
  });
});

/** The id of the answer to a request that comes with one. */
const idAnswered = async (server: TestServer, id: string) =>
  (await server.send('/health/live', { headers: { 'X-Request-Id': id } })).headers.get('X-Request-Id');

it('behind a proxy that the settings know a request keeps the id it was given, but forges no line of the log', async () => {
  const server = await startTestServer(sqlitePlace, { environment: { KONTOR_PROXIES: '1' } });
  for (const kept of ['proxy-0001', 'proxy.eu_1', 'a'.repeat(64)])
    expect(await idAnswered(server, kept)).toBe(kept);
  for (const forged of ['a b {"level":50}', 'a'.repeat(65), 'bestellung-ä'])
    expect(await idAnswered(server, forged)).toMatch(/^[\w-]{36}$/);
  await server.stop();
});
