import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines, type Place } from '../../testing/both-engines.js';
import { databaseBefore } from '../../testing/older-database.js';
import { openDatabase } from '../open-database.js';

describeOnBothEngines('the step to the numbers of today', (setup) => {
  let place: Place;
  beforeEach(async () => {
    place = await setup();
  });
  afterEach(() => place.remove());

  /** The kinds of layout 1 after the step, with the content it had before; null for the one it was made with. */
  async function kindsAfter(content: string | null): Promise<readonly string[]> {
    const { location, older } = await databaseBefore(place, '045_numbers_of_today');
    if (content !== null)
      await older.write((trx) => trx('dashboard_configs').where({ id: 1 }).update({ content }));
    await older.close();
    const database = openDatabase(location);
    await database.migrate();
    const stored = await database.read('dashboard_configs').where({ id: 1 }).first('content');
    await database.close();
    return [...(stored?.content ?? '').matchAll(/"kind":"(\w+)"/g)].map(([, kind = '']) => kind);
  }

  it('puts them on top of the dashboard of every new user', async () => {
    expect(await kindsAfter(null)).toEqual(['today', 'orders_chart', 'latest_orders', 'latest_posts']);
  });

  it('leaves one that somebody has arranged', async () => {
    const arranged = JSON.stringify([{ i: 'a', x: 0, y: 0, w: 12, h: 8, kind: 'latest_orders' }]);
    expect(await kindsAfter(arranged)).toEqual(['latest_orders']);
  });
});
