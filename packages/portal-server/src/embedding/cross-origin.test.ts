import { apiKeysRevoke, embedPreflight, embedSessionsCreate } from '@kontor/portal-core/embedding';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { createKey, embedToken, fromPage, PAGE } from '../testing/embedding.js';
import { MERCHANTS } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

describeOnBothEngines('calls from foreign pages', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup);
  });
  afterAll(() => server.stop());

  const preflight = (origin: string, path = '/orders/find') =>
    server.send(path, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization, content-type, x-logged-in-as',
      },
    });
  const granted = (response: Response) => response.headers.get('Access-Control-Allow-Origin');

  it('are granted to the origins of live keys, without cookies and without acting as someone else', async () => {
    const { id } = await createKey(server, { origins: [PAGE, 'https://other.example:8443'] });
    for (const origin of [PAGE, 'https://other.example:8443']) {
      const response = await preflight(origin);
      expect([response.status, granted(response)]).toEqual([204, origin]);
      expect(response.headers.get('Vary')).toContain('Origin');
      expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull();
      expect(response.headers.get('Access-Control-Allow-Headers')).toContain('Authorization');
      expect(response.headers.get('Access-Control-Allow-Headers')).not.toMatch(/x-logged-in-as/i);
    }
    await server.as('admin').call(apiKeysRevoke, { params: { id } });
    expect(granted(await preflight('https://other.example:8443'))).toBeNull();
  });

  it.each([
    'https://evil.example',
    'null',
    `${PAGE}.evil.example`,
    'http://shop.example',
    `${PAGE}:8443`,
    'https://SHOP.example',
    `${PAGE}/`,
  ])('are not granted to %s', async (origin) => {
    const token = await embedToken(server);
    const asked = await preflight(origin);
    expect([asked.status, granted(asked)]).toEqual([405, null]);
    expect(asked.headers.get('Vary')).toContain('Origin');
    const answered = await server.send('/current-user', { headers: fromPage(token, origin) });
    expect([answered.status, granted(answered)]).toEqual([403, null]);
  });

  it('are told to the doctor as browsers are answered, to keepers of keys alone', async () => {
    const origin = 'https://told.example';
    const ask = (user: 'admin' | 'nordwind') => server.as(user).call(embedPreflight, { query: { origin } });
    expect((await ask('admin')).headers['access-control-allow-origin']).toBeUndefined();
    await createKey(server, { origins: [origin] });
    const { status, headers } = await ask('admin');
    const answered = await preflight(origin);
    expect(status).toBe(answered.status);
    const granting = [...answered.headers].filter(([name]) => /^(access-control-|vary)/.test(name));
    expect(granting).not.toEqual([]);
    expect(headers).toMatchObject(Object.fromEntries(granting));
    await expect(ask('nordwind')).rejects.toMatchObject({ status: 403 });
  });

  it('are granted to the pages of a session that a user asked for until it ends', async () => {
    const origin = 'https://trial.example';
    expect(granted(await preflight(origin))).toBeNull();
    const body = {
      resources: ['/orders'] as const,
      merchant_id: MERCHANTS.nordwind.id,
      origins: [origin],
      expires_in: 60,
    };
    await server.as('admin').call(embedSessionsCreate, { body });
    expect(granted(await preflight(origin))).toBe(origin);
    server.time.now += 61_000;
    expect(granted(await preflight(origin))).toBeNull();
  });

  it('can read problems, and the headers that widgets need', async () => {
    await createKey(server);
    const response = await server.send('/orders/find', { method: 'POST', headers: { Origin: PAGE } });
    expect([response.status, granted(response)]).toEqual([401, PAGE]);
    const exposed = response.headers.get('Access-Control-Expose-Headers');
    expect(exposed).toMatch(/Content-Disposition.*Retry-After.*Idempotent-Replayed/);
  });

  it('show pictures on pages that let only such in as agree', async () => {
    const picture = await server.send('/media/default_avatar.jpg', { headers: { Origin: PAGE } });
    expect(picture.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });

  it('leave the pages of the portal alone', async () => {
    const page = await fetch(server.url, { headers: { Origin: PAGE, Accept: 'text/html' } });
    expect(granted(page)).toBeNull();
  });
});
