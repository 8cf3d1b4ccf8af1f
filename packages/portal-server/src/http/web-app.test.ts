import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const SCRIPT = 'console.log("kontor")';

describeOnBothEngines('the built portal', (setup) => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kontor-web-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>Kontor</title>');
    await writeFile(join(folder, 'assets/index-a1.js'), SCRIPT);
    await writeFile(join(folder, 'assets/index-a1.js.br'), brotliCompressSync(SCRIPT));
    await writeFile(join(folder, 'assets/index-a1.js.map'), '{}');
    await mkdir(join(folder, 'embed'));
    for (const name of ['v1.js', 'v1-a1.js', 'part-b2.js', 'integrity.json'])
      await writeFile(join(folder, 'embed', name), SCRIPT);
    await writeFile(join(folder, '../kontor-web-secret.txt'), 'secret');
    server = await startTestServer(setup, { environment: { KONTOR_WEB_DIR: folder } });
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
    await rm(join(folder, '../kontor-web-secret.txt'), { force: true });
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(server.url + path, { headers: { Accept: 'text/html', ...headers }, redirect: 'manual' });
  /** Sends path and headers exactly as given, where fetch would normalise them. */
  const rawStatus = (path: string, headers: Record<string, string> = { Accept: 'text/plain' }) =>
    new Promise<number | undefined>((resolve, reject) => {
      const { hostname, port } = new URL(server.url);
      httpRequest({ hostname, port, path, headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });

  it.each(['/', '/orders', '/deliveries/12', '/blog/a-b.c'])('opens at %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(await response.text()).toContain('<title>Kontor');
  });

  it('is not sent again while it is the same', async () => {
    const etag = (await get('/')).headers.get('ETag') ?? '';
    expect(await rawStatus('/orders', { Accept: 'text/html', 'If-None-Match': etag })).toBe(304);
    expect(await rawStatus('/orders', { Accept: 'text/html', 'If-None-Match': '"other"' })).toBe(200);
  });

  it('has files that are kept for good and come packed', async () => {
    const response = await get('/assets/index-a1.js', { 'Accept-Encoding': 'gzip, br' });
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('Vary')).toContain('Accept-Encoding');
    expect(await response.text()).toBe(SCRIPT);
    const plain = await get('/assets/index-a1.js', { 'Accept-Encoding': 'identity' });
    expect(plain.headers.get('Content-Encoding')).toBeNull();
    expect(await plain.text()).toBe(SCRIPT);
  });

  it.each([
    '/assets/missing.js',
    '/embed/part-missing.js',
    '/assets/index-a1.js.map',
    '/assets/index-a1.js.br',
    '/../kontor-web-secret.txt',
    '/assets/../../kontor-web-secret.txt',
    '/%2e%2e/kontor-web-secret.txt',
    '/..%2fkontor-web-secret.txt',
    '//etc/passwd',
  ])('has no %s', async (path) => {
    expect(await rawStatus(path)).toBe(404);
  });

  it.each([
    ['v1.js', 'public, max-age=300'],
    ['integrity.json', 'public, max-age=300'],
    ['v1-a1.js', 'public, max-age=31536000, immutable'],
    ['part-b2.js', 'public, max-age=31536000, immutable'],
  ])('lets pages of other origins load /embed/%s', async (name, kept) => {
    const { headers } = await get(`/embed/${name}`);
    expect(headers.get('Cache-Control')).toBe(kept);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    const other = await get('/assets/index-a1.js');
    expect(other.headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(other.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  });

  it('does not stand in for a missing file that no browser opens as a page', async () => {
    expect((await get('/favicon.ico', { Accept: 'image/*' })).status).toBe(404);
  });

  it('sends media on to the calls', async () => {
    const response = await get('/media/a.png?size=2');
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe('/api/media/a.png?size=2');
  });

  it('takes nothing but reads', async () => {
    const response = await fetch(`${server.url}/orders`, { method: 'POST' });
    expect(response.status).toBe(405);
  });
});
