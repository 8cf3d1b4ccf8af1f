import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines, type Place } from '../../testing/both-engines.js';
import { databaseBefore } from '../../testing/older-database.js';
import { openDatabase } from '../open-database.js';
import { untypedTable } from '../tables.js';

const FILE = `${'a'.repeat(32)}.png`;
const LETTER = `${'b'.repeat(32)}.pdf`;

describeOnBothEngines('a database from before files of comments were noted', (setup) => {
  let place: Place;
  beforeEach(async () => {
    place = await setup();
  });
  afterEach(() => place.remove());

  it('notes the files that each merchant reads in comments of deliveries, once each', async () => {
    const { location, older } = await databaseBefore(place, '037_files_of_comments');
    await older.write(async (trx) => {
      const delivery = {
        id: 1,
        merchant_erp_id: 7,
        creation_date: '',
        products: '',
        products_key: '',
        search_text: '',
        delivery_datetime: '',
        delivery_day: '',
        warehouse: '',
      };
      await untypedTable(trx, 'deliveries').insert(delivery);
      const user = {
        id: 1,
        username: 'lager',
        username_key: 'lager',
        password_hash: '',
        user_role_id: 1,
        created_at: '',
      };
      await untypedTable(trx, 'users').insert(user);
      const said = { delivery_id: 1, user_id: 1, creation_date: '', action_meta: '' };
      await untypedTable(trx, 'delivery_comments').insert(
        [
          `<img src="/api/media/${FILE}">`,
          `<a href="/api/media/${LETTER}">a</a><img src="/api/media/${FILE}">`,
          'media/',
        ].map((comment) => ({ ...said, comment })),
      );
    });
    await older.close();
    const database = openDatabase(location);
    await database.migrate();
    expect(await database.read('comment_files').orderBy('file_name')).toEqual([
      { file_name: FILE, merchant_erp_id: 7 },
      { file_name: LETTER, merchant_erp_id: 7 },
    ]);
    await database.close();
  });
});
