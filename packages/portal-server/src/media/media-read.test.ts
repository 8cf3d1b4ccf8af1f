import { DEFAULT_AVATAR, mediaUpload } from '@kontor/portal-core';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { JPG, PDF, PNG } from '../testing/files.js';
import type { UserName } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

describeOnBothEngines('a stored file', (setup) => {
  let server: TestServer;
  let image: string;
  let letter: string;
  let notice: string;
  beforeAll(async () => {
    server = await startTestServer(setup);
    const upload = async (user: UserName, name: string, content: Buffer) => {
      const body = { name, content: new Blob([new Uint8Array(content)]) };
      return (await server.as(user).call(mediaUpload, { body })).fileName;
    };
    image = await upload('nordwind', 'bild.png', PNG);
    letter = await upload('nordwind', 'Grüße & „Zitat"; 100%.pdf', PDF);
    notice = await upload('admin', 'Aushang.pdf', PDF);
  });
  afterAll(() => server.stop());

  const get = (name: string, user?: UserName, method = 'GET') =>
    server.send(`/media/${name}`, { method, ...(user && { user }) });
  const status = async (name: string, user?: UserName) => (await get(name, user)).status;

  it('is shown to everyone who has its name when it is an image', async () => {
    const response = await get(image);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PNG);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline',
      'content-length': String(PNG.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
  });

  it('is a download under its own name when it is none', async () => {
    const response = await get(letter, 'nordwind');
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PDF);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    const disposition = response.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename="[ -~]+"; filename\*=UTF-8''[\w%!.~-]+$/);
    const name = decodeURIComponent(disposition.split("UTF-8''")[1]!);
    expect(name).toBe('Grüße & „Zitat"; 100%.pdf');
  });

  it('that is no image needs a token, and one of its readers', async () => {
    expect(await status(letter)).toBe(401);
    expect(await status(letter, 'alpenshop')).toBe(404);
    expect(await status(letter, 'nordwind')).toBe(200);
    expect(await status(letter, 'teamlead')).toBe(200);
    expect(await status(letter, 'lager')).toBe(200);
    expect(await status(letter, 'admin')).toBe(200);
  });

  it('of staff may be read by everyone who is signed in', async () => {
    expect(await status(notice)).toBe(401);
    expect(await status(notice, 'alpenshop')).toBe(200);
  });

  it('that is not there tells nothing to those who are not signed in', async () => {
    const unknown = `${'0'.repeat(32)}.pdf`;
    expect(await status(unknown)).toBe(401);
    expect(await status(unknown, 'nordwind')).toBe(404);
    const body = async (name: string) => (await get(name)).text();
    expect(await body(unknown)).toBe(await body(letter));
  });

  it.each([
    '..%2f..%2fkontor.sqlite',
    '..%2fkontor.sqlite',
    '%2e%2e',
    'x.part',
    'kontor.sqlite',
    '%2fetc%2fpasswd',
    'a%5cb.png',
    '%F0',
    'x'.repeat(600),
  ])('is never found by the name %s', async (name) => {
    expect([400, 404, 422]).toContain(await status(name, 'admin'));
  });

  it('answers HEAD with its headers alone', async () => {
    const response = await get(image, undefined, 'HEAD');
    expect([response.status, response.headers.get('content-length')]).toEqual([200, String(PNG.length)]);
    expect(await response.text()).toBe('');
  });

  it('can not be asked for with a broken token', async () => {
    const headers = { Authorization: 'Bearer a.b.c' };
    expect((await server.send(`/media/${image}`, { headers })).status).toBe(401);
  });

  it('that is gone from the disk is not found', async () => {
    const body = { name: 'weg.jpg', content: new Blob([new Uint8Array(JPG)]) };
    const { fileName } = await server.as('nordwind').call(mediaUpload, { body });
    await rm(join(server.deps.config.dataDir, 'media', fileName));
    expect(await status(fileName, 'nordwind')).toBe(404);
  });

  it('stands at the same path without /api too', async () => {
    const response = await fetch(`${server.url}/media/${image}`, { redirect: 'manual' });
    expect(response.headers.get('location')).toBe(`/api/media/${image}`);
  });

  it('is always there for those without a picture', async () => {
    const response = await get(DEFAULT_AVATAR);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(await response.arrayBuffer()).subarray(0, 3)).toEqual(Buffer.from('ffd8ff', 'hex'));
  });
});
