import { investigationCommentsCreate } from '@kontor/portal-core/investigations';
import { mediaUpload } from '@kontor/portal-core/media';
import { updateCurrentUser } from '@kontor/portal-core/session';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, Writer } from '../db/index.js';
import { sqlErp } from '../erp/index.js';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { anOrder } from '../testing/erp-records.js';
import { PNG } from '../testing/files.js';
import { USERS } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { removeUnusedMedia } from './remove-unused.js';

const HOUR = 3600_000;
const picture = (name: string) => `<p>Bild: <img src="/api/media/${name}" alt=""></p>`;

/** Every place of the portal that uses a file, with a function that stores one there. */
const PLACES: Readonly<Record<string, (trx: Writer, name: string) => Promise<unknown>>> = {
  'the thumbnail of a post': (trx, name) => trx('blog_posts').insert({ ...aPost('a'), thumbnail: name }),
  'the text of a post': (trx, name) => trx('blog_posts').insert({ ...aPost('b'), content: picture(name) }),
  'a block': (trx, name) =>
    trx('cms_blocks').insert({ name: 'Hinweise', type: 'downloads', content: picture(name) }),
  'a card of a dashboard': (trx, name) =>
    trx('dashboard_configs').insert({ name: 'Start', content: JSON.stringify([{ html: picture(name) }]) }),
  'a setting': (trx, name) =>
    trx('settings')
      .where({ key: 'notice_text' })
      .update({ value: `"${name}"` }),
  'what a user has set': (trx, name) =>
    trx('users')
      .where({ id: USERS.lager.id })
      .update({ settings: JSON.stringify({ logo: name }) }),
  'the document of a delivery': (trx, name) => trx('deliveries').insert(aDelivery(name)),
  'a comment on a delivery': async (trx, name) => {
    const { id } = await trx('deliveries').first<{ id: number }>('id');
    await trx('delivery_comments').insert({
      delivery_id: id,
      user_id: USERS.lager.id,
      comment: picture(name),
      creation_date: AT,
    });
  },
};

const AT = '2026-11-20T08:00:00.000Z';
const aPost = (url: string) => ({
  name: 'Neues',
  content: '',
  url,
  thumbnail: 'default_avatar.jpg',
  creation_date: AT,
});
const aDelivery = (document: string) => ({
  merchant_erp_id: 2,
  creation_date: AT,
  products: '[]',
  products_key: '',
  search_text: '',
  delivery_datetime: AT,
  delivery_day: '2026-11-20',
  document_file: document,
  warehouse: 'Hauptlager',
});

describeOnBothEngines('uploaded files', (setup) => {
  let server: TestServer;
  let orderId: number;
  beforeAll(async () => {
    server = await startTestServer(setup, {
      fill: async (database) => {
        const [order] = await database.write((trx) =>
          sqlErp.insertOrders(trx, 2, [anOrder({ external_order_id: 'N-1' })], { source: 'test' }),
        );
        orderId = Number(order);
      },
    });
  });
  afterAll(() => server.stop());

  const folder = () => join(server.deps.config.dataDir, 'media');
  const upload = async () => {
    const body = { name: 'bild.png', content: new Blob([new Uint8Array(PNG)]) };
    return (await server.as('nordwind').call(mediaUpload, { body })).fileName;
  };
  const remove = (laterBy: number, database: Database = server.database) =>
    removeUnusedMedia({
      database,
      folder: folder(),
      clock: () => server.time.now + laterBy,
    });
  const kept = async () => ({
    rows: await server.database.read('media').orderBy('file_name').pluck('file_name'),
    files: (await readdir(folder())).toSorted(),
  });

  it('that nobody used are gone after a day, not before', async () => {
    const name = await upload();
    expect(await remove(23 * HOUR)).toBe(0);
    expect(await kept()).toEqual({ rows: [name], files: [name] });
    expect(await remove(25 * HOUR)).toBe(1);
    expect(await kept()).toEqual({ rows: [], files: [] });
    expect((await server.send(`/media/${name}`, { user: 'nordwind' })).status).toBe(404);
  });

  it('that are used anywhere stay for good', async () => {
    const used: string[] = [];
    for (const place of Object.values(PLACES)) {
      const name = await upload();
      await server.database.write((trx) => place(trx, name));
      used.push(name);
    }
    const [face, shown] = [await upload(), await upload()];
    await server.as('nordwind').call(updateCurrentUser, { body: { profile_picture: face } });
    const comment = { order_erp_id: orderId, order_external_id: 'N-1', comment: picture(shown) };
    await server.as('nordwind').call(investigationCommentsCreate, { body: comment });
    const unused = await upload();
    expect(await remove(25 * HOUR)).toBe(1);
    const names = [...used, face, shown].toSorted();
    expect(await kept()).toEqual({ rows: names, files: names });
    expect(names).not.toContain(unused);
    expect(await remove(400 * 24 * HOUR)).toBe(0);
  });

  it('that are put to use between the look and the removal stay', async () => {
    const [late, unused] = [await upload(), await upload()];
    const { write } = server.database;
    const database: Database = {
      ...server.database,
      read: server.database.read,
      async write(work) {
        await write((trx) => trx('users').where({ id: USERS.lager.id }).update({ profile_picture: late }));
        return write(work);
      },
    };
    expect(await remove(25 * HOUR, database)).toBe(1);
    expect(await kept()).toMatchObject({ files: expect.arrayContaining([late]) });
    expect((await kept()).rows).not.toContain(unused);
    expect((await server.send(`/media/${late}`, { user: 'lager' })).status).toBe(200);
  });

  it('go after a day when the last text that held them is gone', async () => {
    await server.database.write((trx) => trx('cms_blocks').where({ name: 'Hinweise' }).delete());
    expect(await remove(25 * HOUR)).toBe(1);
  });

  it('without a row stay, since a database may be restored', async () => {
    const before = await readdir(folder());
    await server.database.write((trx) => trx('media').delete());
    expect(await remove(25 * HOUR)).toBe(0);
    expect(await readdir(folder())).toEqual(before);
  });
});
