import { blogUrlOf, validateBlogPost } from '@kontor/portal-core/blog';
import { validateCmsBlock } from '@kontor/portal-core/cms-blocks';
import { parseDashboard } from '@kontor/portal-core/dashboards';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../db/index.js';
import { cleanHtml } from '../../rich-text/index.js';
import { describeOnBothEngines, openPlace, type OpenPlace } from '../../testing/both-engines.js';
import { seedDemoData } from '../seed-demo-data.js';
import { DEMO_POSTS } from './demo-posts.js';

describeOnBothEngines('the content of the demo', (setup) => {
  let place: OpenPlace;
  let database: Database;
  const folder = () => join(place.dataDir, 'media');
  beforeAll(async () => {
    place = await openPlace(setup);
    database = place.database;
    const now = Date.parse('2026-11-21T12:00:00Z');
    await seedDemoData(database, { now, timeZone: 'Europe/Berlin', orders: 50, mediaFolder: folder() });
  });
  afterAll(() => place.remove());

  it('is posts as they could have been written in the portal', async () => {
    const posts = await database.read('blog_posts').orderBy('creation_date', 'desc');
    expect(posts.map(({ name }) => name as string)).toEqual(DEMO_POSTS.map(({ name }) => name));
    for (const post of posts) {
      expect(validateBlogPost(post)).toEqual([]);
      expect(post.url).toBe(blogUrlOf(post.name));
      expect(cleanHtml(post.content)).toBe(post.content);
    }
  });

  it('has a picture for every post', async () => {
    const thumbnails = await database.read('blog_posts').orderBy('thumbnail').pluck<string[]>('thumbnail');
    const stored = await database.read('media').whereIn('file_name', thumbnails).where({ is_image: 1 });
    expect(stored).toHaveLength(DEMO_POSTS.length);
    expect(await readdir(folder())).toEqual(expect.arrayContaining(thumbnails));
  });

  it('has a dashboard for merchants, one for the warehouse, and the default one for others', async () => {
    const users = await database
      .read('users')
      .join('dashboard_configs', 'dashboard_configs.id', 'users.dashboard_config_id')
      .orderBy('users.id')
      .select('username', 'dashboard_configs.name', 'content');
    expect(users.map(({ username, name }) => [username, name])).toEqual([
      ['admin', 'Standard'],
      ['lager', 'Lager'],
      ['alpenshop', 'Händler'],
      ['nordwind', 'Händler'],
      ['helvetia', 'Händler'],
    ]);
    for (const { content } of users) expect(parseDashboard(content).length).toBeGreaterThan(2);
  });

  it('has downloads and public texts as they could have been written in the portal', async () => {
    const blocks = await database.read('cms_blocks').select('name', 'content', 'code', 'is_system');
    for (const block of blocks) {
      expect(validateCmsBlock(block)).toEqual([]);
      expect(cleanHtml(block.content)).toBe(block.content);
    }
    const codes = blocks.filter(({ is_system }) => is_system === 1).map(({ code }) => code as string);
    expect(codes.sort()).toEqual(['imprint', 'imprint.en', 'login', 'login.en', 'terms', 'terms.en']);
  });

  it('has downloads for every merchant and for the warehouse, whose files are there', async () => {
    const access = await database
      .read('cms_block_access as a')
      .join('users as u', 'u.id', 'a.user_id')
      .join('cms_blocks as b', 'b.id', 'a.cms_block_id')
      .select('u.username', 'b.content');
    const stored = await readdir(folder());
    for (const username of ['alpenshop', 'nordwind', 'helvetia', 'lager']) {
      const texts = access.filter((row) => row.username === username).map(({ content }) => String(content));
      const files = texts.flatMap((text) =>
        [...text.matchAll(/\/api\/media\/([\w.]+)/g)].map(([, name]) => name),
      );
      expect(files.length).toBeGreaterThan(0);
      expect(stored).toEqual(expect.arrayContaining(files));
    }
  });
});
