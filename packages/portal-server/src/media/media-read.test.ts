import { createClient } from '@kontor/portal-core/contract';
import { blogPostsCreate, blogPostsDelete } from '@kontor/portal-core/blog';
import { cmsBlocksCreate } from '@kontor/portal-core/cms-blocks';
import { DEFAULT_AVATAR, mediaAddress, mediaUpload } from '@kontor/portal-core/media';
import { login, logout, updateCurrentUser } from '@kontor/portal-core/session';
import { usersSetActive } from '@kontor/portal-core/users';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { asPage, embedToken } from '../testing/embedding.js';
import { JPG, PDF, PNG } from '../testing/files.js';
import { PASSWORD, type UserName, USERS } from '../testing/people.js';
import { startTestServer, transportTo, type TestServer } from '../testing/test-server.js';

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

  const address = (name: string, client = server.as('nordwind')) =>
    client.call(mediaAddress, { params: { fileName: name } });
  /** Asks for an address of the portal without a token, as `<img>` does. */
  const show = (path: string) => fetch(server.url + path);

  it('is shown to nobody without a token, not even as an image', async () => {
    expect(await status(image)).toBe(401);
    expect(await status(image, 'alpenshop')).toBe(404);
    const response = await get(image, 'nordwind');
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline',
      'content-length': String(PNG.length),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
  });

  it('is shown by an address of some minutes, which the browser may keep as long and no proxy', async () => {
    server.time.now = Date.parse('2026-11-21T12:00:00Z');
    const { address: path } = await address(image);
    expect(path).toMatch(/^\/api\/media\/[0-9a-f]{32}\.png\?pass=[\w.-]+$/);
    const response = await show(path);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PNG);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, max-age=600',
      'cross-origin-resource-policy': 'same-origin',
    });
    server.time.now += 299_000;
    expect(await address(image)).toEqual({ address: path });
    server.time.now += 300_000;
    expect((await show(path)).headers.get('cache-control')).toBe('private, max-age=1');
    server.time.now += 1000;
    expect((await show(path)).status).toBe(401);
    expect((await show((await address(image)).address)).status).toBe(200);
  });

  it('has no address for those who may not read it, and another one for another file and reader', async () => {
    await expect(address(image, server.as('alpenshop'))).rejects.toMatchObject({ status: 404 });
    await expect(address('0'.repeat(32) + '.png')).rejects.toMatchObject({ status: 404 });
    const { address: path } = await address(image);
    const [, pass = ''] = path.split('?');
    expect((await show(`/api/media/${letter}?${pass}`)).status).toBe(401);
    for (const forged of [
      pass.replace('.m2.', '.all.'),
      pass.replace(/\d{10}/, '9999999999'),
      `${pass}x`,
      'pass=',
    ])
      expect((await show(`/api/media/${image}?${forged}`)).status).toBe(401);
  });

  it('is shown by an address no longer than the session lasts for which it was made', async () => {
    const body = { username: 'chief', password: PASSWORD };
    const sessionOf = async () => {
      const { token } = await server.anonymous.call(login, { body });
      const client = createClient({ transport: transportTo(server.url), token: () => token });
      return { client, path: (await address(image, client)).address };
    };
    const shown = async (path: string) => (await show(path)).status;
    const [ended, goesOn] = [await sessionOf(), await sessionOf()];
    expect([await shown(ended.path), await shown(goesOn.path)]).toEqual([200, 200]);
    await ended.client.call(logout, { body: {} });
    expect([await shown(ended.path), await shown(goesOn.path)]).toEqual([401, 200]);
    const SESSION = /[\da-f-]{36}(?=\.[\w-]{43}$)/;
    const other = ended.path.replace(SESSION, SESSION.exec(goesOn.path)![0]);
    const none = ended.path.replace(SESSION, '');
    for (const forged of [other, none]) expect(await shown(forged)).toBe(401);
    await server
      .as('admin')
      .call(usersSetActive, { params: { id: USERS.chief.id }, body: { active: false } });
    expect(await shown(goesOn.path)).toBe(401);
    await server.as('admin').call(usersSetActive, { params: { id: USERS.chief.id }, body: { active: true } });
    expect([await shown(goesOn.path), await shown((await sessionOf()).path)]).toEqual([401, 200]);
  });

  it('is shown on other sites only by an address that was made for a page of theirs', async () => {
    const client = asPage(server, await embedToken(server));
    const { address: path } = await address(image, client);
    const response = await show(path);
    expect([response.status, response.headers.get('cross-origin-resource-policy')]).toEqual([
      200,
      'cross-origin',
    ]);
    expect(response.headers.get('cache-control')).toMatch(/^private, max-age=\d{3}$/);
  });

  it('is public while it is a portrait or stands in a post or a block', async () => {
    const admin = server.as('admin');
    const body = { name: 'öffentlich.png', content: new Blob([new Uint8Array(PNG)]) };
    const upload = async () => (await admin.call(mediaUpload, { body })).fileName;
    const [portrait, thumbnail, inPost, inBlock] = [
      await upload(),
      await upload(),
      await upload(),
      await upload(),
    ];
    const all = [portrait, thumbnail, inPost, inBlock];
    for (const name of all) expect(await status(name)).toBe(401);
    const content = (name: string) => `<p>Da: <img src="/api/media/${name}" alt=""></p>`;
    await admin.call(updateCurrentUser, { body: { profile_picture: portrait } });
    const post = { name: 'Neu', url: 'neu', thumbnail, content: content(inPost) };
    const { id } = await admin.call(blogPostsCreate, { body: post });
    await admin.call(cmsBlocksCreate, {
      body: { name: 'Block', type: 'downloads', content: content(inBlock), users: [] },
    });
    for (const name of all) {
      const { status: shown, headers } = await get(name);
      expect([shown, headers.get('cache-control')]).toEqual([200, 'public, max-age=86400']);
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    }
    await admin.call(blogPostsDelete, { params: { id } });
    expect([await status(thumbnail), await status(inPost)]).toEqual([401, 401]);
  });

  it('is a download under its own name when it is none', async () => {
    const response = await get(letter, 'nordwind');
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PDF);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
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

  it('of staff may be read by staff alone until a record names it', async () => {
    expect(await status(notice)).toBe(401);
    expect(await status(notice, 'lager')).toBe(200);
    expect(await status(notice, 'alpenshop')).toBe(404);
    await expect(address(notice, server.as('alpenshop'))).rejects.toMatchObject({ status: 404 });
  });

  it('of staff may be read by every merchant while a post links to it', async () => {
    const content = `<p><a href="/api/media/${notice}">Aushang</a></p>`;
    const picture = { name: 'bild.png', content: new Blob([new Uint8Array(PNG)]) };
    const { fileName: thumbnail } = await server.as('admin').call(mediaUpload, { body: picture });
    const post = { name: 'Aushang', url: 'aushang', thumbnail, content };
    const { id } = await server.as('admin').call(blogPostsCreate, { body: post });
    expect([await status(notice), await status(notice, 'alpenshop')]).toEqual([401, 200]);
    await server.as('admin').call(blogPostsDelete, { params: { id } });
    expect(await status(notice, 'alpenshop')).toBe(404);
  });

  it('of staff may be read by the merchant to whose people a block with it was given', async () => {
    const content = `<p><a href="/api/media/${notice}">Aushang</a></p>`;
    const users = [{ user_id: USERS.nordwind.id }];
    const body = { name: 'Aushang', type: 'downloads', content, users } as const;
    await server.as('admin').call(cmsBlocksCreate, { body: { ...body, users } });
    expect([await status(notice, 'nordwind'), await status(notice, 'alpenshop')]).toEqual([200, 404]);
  });

  it('that is not there tells nothing to those who are not signed in', async () => {
    const unknown = `${'0'.repeat(32)}.pdf`;
    expect(await status(unknown)).toBe(401);
    expect(await status(unknown, 'nordwind')).toBe(404);
    const body = async (name: string) => (await get(name)).text();
    expect(await body(unknown)).toBe(await body(letter));
  });

  it.each([
    ['..%2f..%2fkontor.sqlite', 404],
    ['..%2fkontor.sqlite', 404],
    ['%2e%2e', 404],
    ['x.part', 404],
    ['kontor.sqlite', 404],
    ['%2fetc%2fpasswd', 404],
    ['a%5cb.png', 404],
    ['%F0', 400],
    ['x'.repeat(600), 422],
  ])('is never found by the name %s', async (name, refused) => {
    expect(await status(name, 'admin')).toBe(refused);
  });

  it('answers HEAD with its headers alone', async () => {
    const response = await get(image, 'nordwind', 'HEAD');
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
