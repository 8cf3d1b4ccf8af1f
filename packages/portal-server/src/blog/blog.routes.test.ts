import {
  blogPostsByUrl,
  blogPostsCreate,
  blogPostsDelete,
  blogPostsList,
  blogPostsUpdate,
  type BlogPostInput,
} from '@kontor/portal-core/blog';
import type { ApiError, PortalClient } from '@kontor/portal-core/wire';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { insertFiles } from '../testing/files.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const POST: BlogPostInput = {
  name: 'Größere Halle',
  content: '<p>Wir sind umgezogen.</p>',
  url: 'Größere Halle',
  thumbnail: 'halle.png',
};

describeOnBothEngines('the blog', (setup) => {
  let server: TestServer;
  let admin: PortalClient;
  beforeAll(async () => {
    server = await startTestServer(setup, { fill: (database) => insertFiles(database, ['halle.png']) });
    admin = server.as('admin');
  });
  afterAll(() => server.stop());
  beforeEach(() => server.database.write((trx) => trx('blog_posts').delete()));

  const publish = async (name: string, change: Partial<BlogPostInput> = {}) => {
    server.time.now += 60_000;
    return admin.call(blogPostsCreate, { body: { ...POST, name, url: name, ...change } });
  };
  const refusal = (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      (error: ApiError) => error,
    );

  it('publishes a post under a url made of letters an address may hold', async () => {
    const post = await publish('Größere Halle');
    expect(post).toEqual({
      id: post.id,
      name: 'Größere Halle',
      content: '<p>Wir sind umgezogen.</p>',
      url: 'Groessere-Halle',
      thumbnail: 'halle.png',
      type: 'post',
      creation_date: new Date(server.time.now).toISOString(),
      modId: '0',
    });
  });

  it('lists newest first, in pages', async () => {
    for (const name of ['eins', 'zwei', 'drei']) await publish(name);
    const reader = server.as('nordwind');
    const names = async (query = {}) =>
      (await reader.call(blogPostsList, { query })).entries.map((post) => post.name);
    expect(await names()).toEqual(['drei', 'zwei', 'eins']);
    expect(await names({ limit: 2, page: 2 })).toEqual(['eins']);
    expect(await names({ limit: 1, offset: 2 })).toEqual(['zwei']);
    expect(await names({ sort: 'name' })).toEqual(['drei', 'eins', 'zwei']);
    expect(await names({ sort: 'creation_date' })).toEqual(['eins', 'zwei', 'drei']);
    expect(await names({ search: 'EI' })).toEqual(['drei', 'zwei', 'eins']);
    expect(await names({ search: 'rei' })).toEqual(['drei']);
    const [last] = (await reader.call(blogPostsList, { query: { limit: 1 } })).entries;
    expect(await names({ id: last?.id })).toEqual(['drei']);
    expect((await reader.call(blogPostsList, { query: { limit: 1 } })).foundCount).toBe(3);
  });

  it('finds a post by its url, with the older and the newer one', async () => {
    for (const name of ['eins', 'zwei', 'drei']) await publish(name);
    const byUrl = (url: string) => server.as('lager').call(blogPostsByUrl, { params: { url } });
    expect(await byUrl('zwei')).toMatchObject({
      entries: [{ name: 'zwei' }],
      previous: { name: 'eins', url: 'eins' },
      next: { name: 'drei', url: 'drei' },
    });
    expect(await byUrl('eins')).toMatchObject({ previous: null, next: { url: 'zwei' } });
    expect(await byUrl('drei')).toMatchObject({ previous: { url: 'zwei' }, next: null });
    expect(await byUrl('vier')).toEqual({ entries: [], foundCount: 0, previous: null, next: null });
  });

  it('changes and deletes a post, and keeps its date', async () => {
    const post = await publish('alt');
    server.time.now += 60_000;
    const changed = await admin.call(blogPostsUpdate, { params: { id: post.id }, body: { name: 'neu' } });
    expect(changed).toEqual({ ...post, name: 'neu', modId: '1' });
    await admin.call(blogPostsDelete, { params: { id: post.id } });
    expect((await admin.call(blogPostsList, { query: {} })).foundCount).toBe(0);
    const again = admin.call(blogPostsDelete, { params: { id: post.id } });
    expect(await refusal(again)).toMatchObject({ status: 404 });
    const touched = server.database.read('audit_records').where({ kind: 'blog_post', record_id: post.id });
    expect(await touched).toHaveLength(3);
  });

  it('is not changed from an outdated version, and from any when none is named', async () => {
    const { id, modId } = await publish('alt');
    const change = (name: string, from?: string) =>
      admin.call(blogPostsUpdate, {
        params: { id },
        body: { name, ...(from !== undefined && { modId: from }) },
      });
    const first = await change('von der einen', modId);
    for (const outdated of [modId, '', '99'])
      expect(await refusal(change('vom anderen', outdated))).toMatchObject({
        status: 409,
        code: 'stale',
        changed: { by: 'Test admin' },
      });
    const [stored] = (await admin.call(blogPostsList, { query: { id } })).entries;
    expect(stored).toEqual(first);
    expect(await change('vom anderen', first.modId)).toMatchObject({ name: 'vom anderen' });
    expect(await change('vom Skript')).toMatchObject({ name: 'vom Skript' });
    const gone = admin.call(blogPostsUpdate, { params: { id: 999_999 }, body: { name: 'x', modId: '0' } });
    expect(await refusal(gone)).toMatchObject({ status: 404 });
  });

  it('has a url only once', async () => {
    await publish('Neu');
    const other = await publish('Anders');
    expect(await refusal(publish('Neu'))).toMatchObject({ status: 409, code: 'already_exists' });
    const change = admin.call(blogPostsUpdate, { params: { id: other.id }, body: { url: ' Neu ' } });
    expect(await refusal(change)).toMatchObject({ status: 409, issues: [{ path: 'url' }] });
  });

  it('keeps only clean HTML', async () => {
    const { content } = await publish('x', { content: '<p onclick="x()">Gut<script>x()</script></p>' });
    expect(content).toBe('<p>Gut</p>');
  });

  it('wants all fields filled, and short names', async () => {
    const body = { name: ' ', content: '<p><br></p>', url: '?!', thumbnail: '' };
    const error = await refusal(admin.call(blogPostsCreate, { body }));
    expect(error?.issues.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'name required',
      'content required',
      'url required',
      'thumbnail required',
    ]);
    const long = await refusal(publish('x'.repeat(101)));
    expect(long?.issues.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'name maxLength',
      'url maxLength',
    ]);
  });

  it('wants an image as thumbnail', async () => {
    expect((await refusal(publish('x', { thumbnail: 'preise.pdf' })))?.issues).toMatchObject([
      { path: 'thumbnail', code: 'notAnImage' },
    ]);
  });

  it('is written only by those who may', async () => {
    const post = await publish('x');
    for (const user of ['nordwind', 'lager'] as const) {
      const client = server.as(user);
      expect(await refusal(client.call(blogPostsCreate, { body: POST }))).toMatchObject({ status: 403 });
      const gone = client.call(blogPostsDelete, { params: { id: post.id } });
      expect(await refusal(gone)).toMatchObject({ status: 403 });
    }
    expect(await refusal(server.as('nobody').call(blogPostsList, { query: {} }))).toMatchObject({
      status: 403,
    });
  });
});
