import { blogPostsCreate, blogPostsUpdate } from '@kontor/portal-core/blog';
import { cmsBlocksCreate } from '@kontor/portal-core/cms-blocks';
import { currentUserDashboard, dashboardConfigsCreate } from '@kontor/portal-core/dashboards';
import {
  deliveriesCreate,
  deliveriesStatus,
  deliveriesUpdate,
  deliveryComments,
  deliveryCommentsCreate,
} from '@kontor/portal-core/deliveries';
import {
  investigationComments,
  investigationCommentsCreate,
  investigationStatusChange,
} from '@kontor/portal-core/investigations';
import { mediaUpload } from '@kontor/portal-core/media';
import { updateCurrentUser } from '@kontor/portal-core/session';
import { usersCreate, usersUpdate } from '@kontor/portal-core/users';
import type { ApiError } from '@kontor/portal-core/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqlErp } from '../erp/index.js';
import { aUser, withoutPassword } from '../testing/a-user.js';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { aDelivery, DELIVERY_NOW, insertGoods } from '../testing/deliveries.js';
import { asPage, embedToken } from '../testing/embedding.js';
import { anOrder } from '../testing/erp-records.js';
import { PDF, PNG } from '../testing/files.js';
import { MERCHANTS, type UserName, USERS } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const MISSING = '0'.repeat(32);

describeOnBothEngines('a file that a record names', (setup) => {
  let server: TestServer;
  let order: { readonly order_erp_id: number; readonly order_external_id: string };
  let delivery: number;
  /** Names of a picture and a letter of each merchant. */
  const files: Record<string, { readonly picture: string; readonly letter: string }> = {};
  beforeAll(async () => {
    server = await startTestServer(setup, {
      fill: async (database) => {
        await insertGoods(database);
        await database.write((trx) =>
          sqlErp.insertOrders(trx, MERCHANTS.nordwind.erpId, [anOrder()], { source: 'test' }),
        );
      },
    });
    server.time.now = DELIVERY_NOW;
    for (const user of ['nordwind', 'alpenshop'] as const)
      files[user] = {
        picture: await upload(user, 'bild.png', PNG),
        letter: await upload(user, 'a.pdf', PDF),
      };
    const stored = await server.database.read('erp_orders').first('id', 'external_order_id');
    order = { order_erp_id: stored!.id, order_external_id: stored!.external_order_id };
    delivery = (await server.as('nordwind').call(deliveriesCreate, { body: aDelivery() })).id;
  });
  afterAll(() => server.stop());

  async function upload(user: UserName, name: string, content: Buffer): Promise<string> {
    const body = { name, content: new Blob([new Uint8Array(content)]) };
    return (await server.as(user).call(mediaUpload, { body })).fileName;
  }
  const pictureOf = (name: string) => `<p>Da: <img src="/api/media/${name}" alt=""></p>`;
  const linkTo = (name: string) => `<p>Da: <a href="/api/media/${name}">Datei</a></p>`;
  const refused = (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      ({ status, issues }: ApiError) => [status, ...issues.map(({ path, code }) => `${path} ${code}`)],
    );
  const nordwind = () => server.as('nordwind');
  const post = { name: 'Neu', content: '<p>Neu</p>', url: 'neu', thumbnail: '' };

  /** Ways of a user of Nordwind to name a file in a record. */
  const doors: Readonly<Record<string, (name: string) => Promise<unknown>>> = {
    'document_file of a new delivery': (document_file) =>
      nordwind().call(deliveriesCreate, { body: aDelivery({ document_file }) }),
    'profile_picture of the own profile': (profile_picture) =>
      nordwind().call(updateCurrentUser, { body: { profile_picture } }),
    'comment of an investigation, as a picture': (name) =>
      nordwind().call(investigationCommentsCreate, { body: { ...order, comment: pictureOf(name) } }),
    'comment of an investigation, as a link': (name) =>
      nordwind().call(investigationCommentsCreate, { body: { ...order, comment: linkTo(name) } }),
    'comment of a delivery': (name) =>
      nordwind().call(deliveryCommentsCreate, { body: { delivery_id: delivery, comment: pictureOf(name) } }),
  };

  describe.each(Object.keys(doors))('as the %s', (door) => {
    const field = door.split(' ')[0]!;
    it('is refused alike when it is another merchant\u2019s and when there is none', async () => {
      const expected = [422, `${field} unknownFile`];
      expect(await refused(doors[door]!(files['alpenshop']!.picture))).toEqual(expected);
      expect(await refused(doors[door]!(`${MISSING}.png`))).toEqual(expected);
    });
    it('is taken when it is an own one', async () => {
      expect(await refused(doors[door]!(files['nordwind']!.picture))).toBeNull();
    });
  });

  it('is checked in what staff write, too', async () => {
    const [admin, lager] = [server.as('admin'), server.as('lager')];
    const missing = `${MISSING}.png`;
    const params = { id: delivery };
    expect(
      await refused(lager.call(deliveriesUpdate, { params, body: { document_file: `${MISSING}.pdf` } })),
    ).toEqual([422, 'document_file unknownFile']);
    const status = { delivery_id: delivery, status: 'UNDER_REVIEW', comment: linkTo(missing) } as const;
    expect(await refused(lager.call(deliveriesStatus, { body: status }))).toEqual([
      422,
      'comment unknownFile',
    ]);
    const change = { ...order, comment: pictureOf(missing), status: 'UNDER_REVIEW' } as const;
    expect(await refused(lager.call(investigationStatusChange, { body: change }))).toEqual([
      422,
      'comment unknownFile',
    ]);
    const user = { ...aUser(), profile_picture: missing };
    expect(await refused(admin.call(usersCreate, { body: user }))).toEqual([
      422,
      'profile_picture unknownFile',
    ]);
    const { id } = USERS.nordwind;
    const body = { ...withoutPassword(user), id, username: 'nordwind' };
    expect(await refused(admin.call(usersUpdate, { params: { id }, body }))).toEqual([
      422,
      'profile_picture unknownFile',
    ]);
    const block = { name: 'Block', type: 'downloads', content: linkTo(missing), users: [] } as const;
    expect(await refused(admin.call(cmsBlocksCreate, { body: { ...block, users: [] } }))).toEqual([
      422,
      'content unknownFile',
    ]);
  });

  it('is a picture where one is shown', async () => {
    const { letter } = files['nordwind']!;
    expect(await refused(nordwind().call(updateCurrentUser, { body: { profile_picture: letter } }))).toEqual([
      422,
      'profile_picture notAnImage',
    ]);
    const foreign = { ...post, thumbnail: 'https://elsewhere.example/x.png' };
    const admin = server.as('admin');
    expect(await refused(admin.call(blogPostsCreate, { body: foreign }))).toEqual([
      422,
      'thumbnail unknownFile',
    ]);
    const picture = await upload('nordwind', 'neu.png', PNG);
    const { id } = await admin.call(blogPostsCreate, { body: { ...post, thumbnail: picture } });
    const body = { ...post, thumbnail: picture, content: pictureOf(`${MISSING}.png`) };
    expect(await refused(admin.call(blogPostsUpdate, { params: { id }, body }))).toEqual([
      422,
      'content unknownFile',
    ]);
  });

  describe('in a comment', () => {
    const PASSED = /<img src="(\/api\/media\/[0-9a-f]{32}\.png\?pass=[\w.-]+)" alt="">/;
    const addressIn = (html: string | undefined) => PASSED.exec(html ?? '')?.[1] ?? 'none';
    const show = async (path: string) => {
      const response = await fetch(server.url + path);
      return [response.status, response.headers.get('cross-origin-resource-policy')];
    };
    const last = async (user: UserName) => {
      const query = { order_erp_id: order.order_erp_id };
      return (await server.as(user).call(investigationComments, { query })).entries.at(-1);
    };

    it('is answered with an address for its reader, and stored without one', async () => {
      const picture = await upload('nordwind', 'schaden.png', PNG);
      const sent = await nordwind().call(investigationCommentsCreate, {
        body: { ...order, comment: pictureOf(picture) },
      });
      expect(await show(addressIn(sent.comment))).toEqual([200, 'same-origin']);
      const read = await last('lager');
      expect(await show(addressIn(read?.comment))).toEqual([200, 'same-origin']);
      await nordwind().call(investigationCommentsCreate, {
        body: { ...order, comment: read?.comment ?? '' },
      });
      const stored = await server.database.read('investigation_comments').orderBy('id').pluck('comment');
      expect(stored.at(-1)).toBe(pictureOf(picture));
      server.time.now += 600_000;
      expect((await show(addressIn(read?.comment)))[0]).toBe(401);
      expect(await show(addressIn((await last('nordwind'))?.comment))).toEqual([200, 'same-origin']);
    });

    it('of a delivery is answered so, too, and on a page with an address for that site', async () => {
      const picture = await upload('nordwind', 'schaden.png', PNG);
      const body = { delivery_id: delivery, comment: pictureOf(picture) };
      await nordwind().call(deliveryCommentsCreate, { body });
      const query = { delivery_id: delivery };
      const client = asPage(server, await embedToken(server, { resources: ['/deliveries'] }));
      const { entries } = await client.call(deliveryComments, { query });
      expect(await show(addressIn(entries.at(-1)?.comment))).toEqual([200, 'cross-origin']);
    });

    it('gives nobody an address of a file they may not read, whoever named it', async () => {
      const foreign = pictureOf(files['alpenshop']!.picture);
      await server.as('lager').call(investigationCommentsCreate, { body: { ...order, comment: foreign } });
      expect((await show(addressIn((await last('nordwind'))?.comment)))[0]).toBe(404);
      expect((await show(addressIn((await last('lager'))?.comment)))[0]).toBe(200);
    });
  });

  describe('and that staff uploaded', () => {
    const status = async (name: string, user: UserName) =>
      (await server.send(`/media/${name}`, { user })).status;
    /** Ways of staff to name a file in a record of Nordwind's. */
    const records: Readonly<Record<string, (name: string) => Promise<unknown>>> = {
      'comment of an investigation': (name) =>
        server
          .as('lager')
          .call(investigationCommentsCreate, { body: { ...order, comment: pictureOf(name) } }),
      'comment of a delivery': (name) => {
        const body = { delivery_id: delivery, comment: linkTo(name) };
        return server.as('lager').call(deliveryCommentsCreate, { body });
      },
      'document of a delivery': (document_file) =>
        server.as('lager').call(deliveriesUpdate, { params: { id: delivery }, body: { document_file } }),
    };

    it.each(Object.keys(records))('is read by the merchant of the record alone, by a %s', async (kind) => {
      const name = await upload('lager', 'bild.png', PNG);
      expect(await status(name, 'nordwind')).toBe(404);
      await records[kind]!(name);
      expect([await status(name, 'nordwind'), await status(name, 'alpenshop')]).toEqual([200, 404]);
      expect(await status(name, 'admin')).toBe(200);
    });

    it('is no portrait for a merchant, who may answer with it and no more', async () => {
      const name = await upload('lager', 'bild.png', PNG);
      expect(await refused(doors['comment of an investigation, as a picture']!(name))).toEqual([
        422,
        'comment unknownFile',
      ]);
      await records['comment of an investigation']!(name);
      expect(await refused(doors['comment of an investigation, as a picture']!(name))).toBeNull();
      expect(await refused(doors['profile_picture of the own profile']!(name))).toEqual([
        422,
        'profile_picture unknownFile',
      ]);
    });

    it('stands in no post of a merchant who may write some', async () => {
      const name = await upload('lager', 'bild.png', PNG);
      await records['comment of an investigation']!(name);
      const scope = { kind: 'merchant', merchantErpId: MERCHANTS.nordwind.erpId } as const;
      const namer = { read: server.database.read, scope };
      const text = { path: 'content', html: pictureOf(name) };
      expect(await server.deps.files.issuesIn(namer, text)).toEqual([]);
      expect(await server.deps.files.issuesIn(namer, { ...text, isPublic: true })).toMatchObject([
        { path: 'content', code: 'unknownFile' },
      ]);
    });
  });

  it('in a card of a dashboard is answered with an address', async () => {
    const picture = await upload('admin', 'karte.png', PNG);
    const card = {
      i: 'a',
      x: 0,
      y: 0,
      w: 4,
      h: 4,
      kind: 'html_card',
      title: 'Neu',
      html: pictureOf(picture),
    };
    const body = { name: 'Mit Bild', type: 'dashboard', content: JSON.stringify([card]) } as const;
    const { id } = await server.as('admin').call(dashboardConfigsCreate, { body });
    await server.database.write((trx) =>
      trx('users').where({ id: USERS.nordwind.id }).update({ dashboard_config_id: id }),
    );
    const { content } = await nordwind().call(currentUserDashboard, {});
    const [{ html }] = JSON.parse(content) as [{ readonly html: string }];
    const path = /src="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(path).toContain('?pass=');
    expect((await fetch(server.url + path)).status).toBe(200);
  });
});
