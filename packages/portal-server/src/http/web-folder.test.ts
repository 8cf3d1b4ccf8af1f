import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { mediaUpload } from '@kontor/portal-core/media';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqlitePlace } from '../testing/both-engines.js';
import { PDF, PNG } from '../testing/files.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const SECRET = 'not for everyone';
/** Files that may lie beside the built portal by mistake. */
const MISTAKES = [
  '.env',
  '.git/HEAD',
  '.git/index.json',
  '.vite/manifest.json',
  'assets/.hidden.js',
  'assets/index-a1.js.map',
  'assets/index-a1.css.map',
  'embed/v1.js.map',
  'kontor.sqlite',
  'server.log',
  'backup.zip',
  'index.html.bak',
];

describe('the folder of the portal', () => {
  let server: TestServer;
  let folder: string;
  const files: string[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kontor-web-'));
    const write = async (name: string, text: string) => {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    };
    await write('index.html', '<!doctype html><title>Kontor</title>');
    for (const name of ['assets/index-a1.js', 'embed/v1.js', '.well-known/security.txt'])
      await write(name, name);
    for (const name of MISTAKES) await write(name, SECRET);
    server = await startTestServer(sqlitePlace, { environment: { KONTOR_WEB_DIR: folder } });
    for (const [name, bytes] of [
      ['bild.png', PNG],
      ['brief.pdf', PDF],
    ] as const) {
      const body = { name, content: new Blob([new Uint8Array(bytes)]) };
      files.push((await server.as('nordwind').call(mediaUpload, { body })).fileName);
    }
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  const get = (path: string, accept = '*/*') =>
    fetch(server.url + path, { headers: { Accept: accept }, redirect: 'manual' });

  it.each(MISTAKES)('gives %s to nobody', async (name) => {
    expect((await get(`/${name}`, 'application/json')).status).toBe(404);
    // A browser is shown the page of the portal, which says that there is no such page.
    expect(await (await get(`/${name}`, 'text/html')).text()).not.toContain(SECRET);
  });

  it('gives what is meant to be found where it is looked for', async () => {
    expect(await (await get('/.well-known/security.txt')).text()).toBe('.well-known/security.txt');
  });

  it.each(['/assets', '/assets/', '/embed/', '/media/', '/api', '/api/', '/api/media', '/api/media/'])(
    'lists nothing at %s',
    async (path) => {
      const text = await (await get(path)).text();
      for (const name of ['index-a1', 'v1.js', ...files]) expect(text).not.toContain(name);
    },
  );

  it.each(['debug', 'admin', 'setup', 'status', 'env', 'docs', 'graphql', 'trace', 'config', 'v1'])(
    'has no /%s, neither here nor below /api',
    async (name) => {
      expect((await get(`/${name}`, 'application/json')).status).toBe(404);
      expect((await get(`/api/${name}`)).status).toBe(404);
    },
  );

  it('can be framed by no page, whatever the answer is', async () => {
    const answers = [
      await get('/', 'text/html'),
      await get('/assets/index-a1.js'),
      await get('/embed/v1.js'),
      await get('/embed/1', 'text/html'),
      await get(`/media/${files[0]}`),
      await server.send(`/media/${files[0]}`, { user: 'nordwind' }),
      await server.send(`/media/${files[1]}`, { user: 'nordwind' }),
      await get('/api/openapi.json'),
      await get('/api/nothing'),
      await get('/assets/missing.js'),
    ];
    for (const { url, headers } of answers) {
      expect(headers.get('Content-Security-Policy'), url).toContain("frame-ancestors 'none'");
      expect(headers.get('X-Frame-Options'), url).toBe('DENY');
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404, 302, 200, 200, 200, 404, 404]);
  });
});
