import { blogPostsCreate, blogPostsUpdate } from '@kontor/portal-core/blog';
import { cmsBlocksCreate, cmsBlocksUpdate } from '@kontor/portal-core/cms-blocks';
import { dashboardConfigsCreate, dashboardConfigsUpdate } from '@kontor/portal-core/dashboards';
import { deliveriesStatus, deliveryCommentsCreate } from '@kontor/portal-core/deliveries';
import { investigationCommentsCreate, investigationStatusChange } from '@kontor/portal-core/investigations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { insertFiles } from '../testing/files.js';
import { writeRecordsOf } from '../testing/merchant-records.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const HARM = `<p onclick="alert(1)">Hallo<script>alert(1)</script><img src=x onerror="alert(1)"><a href="javascript:alert(1)">Welt</a><svg onload="alert(1)"></svg></p>`;
const RUNS = /<script|<svg|on(click|error|load)=|javascript:/i;
const card = { i: 'a', x: 0, y: 0, w: 4, h: 4, kind: 'html_card', title: 'Neu', html: HARM };
const dashboard = { name: 'Schmutz', type: 'dashboard', content: JSON.stringify([card]) } as const;
const block = { name: 'Schmutz', type: 'downloads', content: HARM, users: [] } as const;
const post = { name: 'Schmutz', url: 'schmutz', content: HARM, thumbnail: 'halle.png' };

describeOnBothEngines('HTML that would run', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup, { fill: (database) => insertFiles(database, ['halle.png']) });
    await writeRecordsOf(server, 'nordwind', 'ours');
  });
  afterAll(() => server.stop());

  /** Every call that stores rich text, each returning the stored text. */
  const doors: Readonly<Record<string, () => Promise<unknown>>> = {
    'a comment of an investigation': async () =>
      server
        .as('nordwind')
        .call(investigationCommentsCreate, { body: { ...(await order()), comment: HARM } }),
    'a comment in the name of someone else': async () =>
      server.as('admin', 'nordwind').call(investigationCommentsCreate, {
        body: { ...(await order()), comment: HARM },
      }),
    'the reason of a status of an investigation': async () =>
      server.as('lager').call(investigationStatusChange, {
        body: { ...(await order()), comment: HARM, status: 'UNDER_REVIEW' },
      }),
    'a comment on a delivery': async () =>
      server
        .as('nordwind')
        .call(deliveryCommentsCreate, { body: { delivery_id: await delivery(), comment: HARM } }),
    'the reason of a status of a delivery': async () =>
      server.as('lager').call(deliveriesStatus, {
        body: { delivery_id: await delivery(), comment: HARM, status: 'UNDER_REVIEW' },
      }),
    'a block': async () => {
      const admin = server.as('admin');
      const { id } = await admin.call(cmsBlocksCreate, { body: { ...block, users: [] } });
      return admin.call(cmsBlocksUpdate, { params: { id }, body: { ...block, users: [] } });
    },
    'a post': async () => {
      const admin = server.as('admin');
      const { id } = await admin.call(blogPostsCreate, { body: post });
      return admin.call(blogPostsUpdate, { params: { id }, body: post });
    },
    'a card of a dashboard': async () => {
      const admin = server.as('admin');
      const { id } = await admin.call(dashboardConfigsCreate, { body: dashboard });
      return admin.call(dashboardConfigsUpdate, { params: { id }, body: dashboard });
    },
  };
  const order = async () => {
    const stored = await server.database.read('erp_orders').where({ external_key: 'ours-0' }).first();
    return { order_erp_id: stored?.id ?? 0, order_external_id: stored?.external_order_id ?? '' };
  };
  const delivery = async () => (await server.database.read('deliveries').first('id'))?.id ?? 0;

  it.each(Object.keys(doors))('is not stored by way of %s, whose words are', async (name) => {
    await doors[name]!();
    const tables = [
      'investigation_comments',
      'delivery_comments',
      'cms_blocks',
      'blog_posts',
      'dashboard_configs',
    ];
    const stored = await Promise.all(tables.map((table) => server.database.read(table)));
    const text = JSON.stringify(stored);
    expect(text).toContain('Hallo');
    expect(text).not.toMatch(RUNS);
  });
});
