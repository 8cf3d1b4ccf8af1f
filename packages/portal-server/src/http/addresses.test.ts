import type { AnyCall } from '@kontor/portal-core/wire';
import { CONTRACT } from '@kontor/portal-core/contract';
import { Agent, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqlitePlace } from '../testing/both-engines.js';
import type { UserName } from '../testing/people.js';
import { sendRaw } from '../testing/raw-request.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

/** One call of every path that needs a permission. */
const GUARDED = [
  ...new Map(
    CONTRACT.filter(({ access }) => access.kind === 'resource').map((call) => [call.path, call]),
  ).values(),
];
const pathOf = ({ path }: AnyCall) => path.replace(/:\w+/g, '1');

/** Other ways to write `/api` and a path below it. */
const BEFORE: Readonly<Record<string, (path: string) => string>> = {
  'the base in capitals': (path) => `/API${path}`,
  'a capital': (path) => `/api${path.replace(/[a-z]/, (letter) => letter.toUpperCase())}`,
  'a letter in code': (path) => `/api${path.replace('/', '/%').replace(/%[a-z]/, codeOf)}`,
  'a slash in code': (path) => `/api%2f${path.slice(1)}`,
  'two slashes before it': (path) => `//api${path}`,
  'two slashes within': (path) => `/api/${path}`,
  'a backslash': (path) => `/api\\${path.slice(1)}`,
  'a dot for a folder': (path) => `/api/.${path}`,
  'a way up': (path) => `/api/health/..${path}`,
  'a way up in code': (path) => `/api/health/%2e%2e${path}`,
  'a way up all in code': (path) => `/api/health/%2e%2e%2f${path.slice(1)}`,
};
const codeOf = (letter: string) => `%${letter.charCodeAt(1).toString(16)}`;
const BEHIND = ['/', '%2f', ';a=1', '.json', '%20', '%0d%0a', '%3fa=1', '\\'];
/** Calls whose path ends in a name, which may hold any letter. */
const NAMED = CONTRACT.filter(({ path }) => /:\w+$/.test(path)).map(({ id }) => id);

describe('an address', () => {
  let server: TestServer;
  const agent = new Agent({ keepAlive: true });
  const tokens: Partial<Record<UserName, string>> = {};
  beforeAll(async () => {
    // Behind a proxy, whose headers are believed.
    server = await startTestServer(sqlitePlace, { environment: { KONTOR_PROXIES: '1' } });
    for (const user of ['admin', 'nobody'] as const) tokens[user] = await server.token(user);
  });
  afterAll(async () => {
    agent.destroy();
    await server.stop();
  });

  /** Requests the path exactly as given, where fetch would normalise it. */
  const ask = (method: string, path: string, user: UserName, headers: Record<string, string> = {}) =>
    new Promise<number | undefined>((resolve, reject) => {
      const { hostname, port } = new URL(server.url);
      const own = { Authorization: `Bearer ${tokens[user]}`, Accept: 'application/json', ...headers };
      const asked = request({ hostname, port, agent, method, path, headers: own }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      });
      asked.on('error', reject).end();
    });

  it.each(Object.keys(BEFORE))('has no second spelling with %s', async (spelling) => {
    for (const call of GUARDED) {
      const path = BEFORE[spelling]!(pathOf(call));
      expect([404, 405], `${call.method} ${path}`).toContain(await ask(call.method, path, 'admin'));
      expect(server.log.at(-1)?.['call']).toBeUndefined();
    }
  });

  it.each(BEHIND)('has no second spelling with %s at its end', async (end) => {
    for (const call of GUARDED.filter(({ id }) => !NAMED.includes(id))) {
      const status = await ask(call.method, `/api${pathOf(call)}${end}`, 'admin');
      expect([404, 405, 422], call.id).toContain(status);
      expect([undefined, ...NAMED]).toContain(server.log.at(-1)?.['call']);
    }
  });

  it('is guarded the same whatever says it is another method or host', async () => {
    for (const call of GUARDED) {
      const path = `/api${pathOf(call)}`;
      const told = await Promise.all([
        ask(call.method, path, 'nobody'),
        ask(call.method, `http://127.0.0.1${path}`, 'nobody'),
        ask(call.method, `${path}?_method=GET&a=/api/health/live`, 'nobody'),
        ask(call.method, path, 'nobody', {
          'X-HTTP-Method-Override': 'GET',
          'X-Original-URL': '/api/health/live',
        }),
        ...(call.method === 'GET' ? [ask('HEAD', path, 'nobody')] : []),
      ]);
      expect(new Set(told), call.id).toEqual(new Set([403]));
    }
  });

  it.each(['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'])(
    'is asked for by its own method, whatever %s says',
    async (name) => {
      expect(await ask('GET', '/api/current-user', 'admin', { [name]: 'DELETE' })).toBe(200);
      expect(await ask('DELETE', '/api/current-user', 'admin', { [name]: 'GET' })).toBe(405);
    },
  );

  const HOSTS = [
    'evil.example',
    'evil.example:x@kontor.example',
    'kontor.example@evil.example',
    '[evil.example',
    '',
  ];
  const PAGES = [
    '/',
    '/media/a.png?size=2',
    '/media//evil.example/a.png',
    '/media/..//evil.example',
    '/media/\\evil.example',
    '/media/javascript:alert(1)',
    '//evil.example/media/a.png',
    '/api/openapi.json',
    '/api/public/cms-blocks?code=login',
    '/api/current-user',
    '/api/nothing',
  ];
  it.each(HOSTS)('never leads away, nor is the host %j believed', async (host) => {
    for (const path of [...PAGES, `http://${host || 'evil.example'}/media/a.png`]) {
      const { status, head, body } = await sendRaw(server.url, [
        `GET ${path} HTTP/1.1`,
        `Host: ${host}`,
        'X-Forwarded-Host: forged.example',
        'Forwarded: host=forged.example;proto=http',
        'X-Forwarded-Proto: http',
        'Connection: close',
      ]);
      expect(status, path).toBeGreaterThanOrEqual(200);
      expect(status, path).toBeLessThan(500);
      expect(head + body, path).not.toMatch(/forged\.example/);
      const location = /^location: (.*)$/im.exec(head)?.[1];
      if (location === undefined) expect(head + body, path).not.toContain('evil.example');
      else {
        expect(location).toMatch(/^\/api\/media\//);
        expect(new URL(location, 'https://kontor.example').origin).toBe('https://kontor.example');
      }
    }
  });
});
