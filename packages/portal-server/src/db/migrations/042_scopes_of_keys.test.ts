import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines, type Place } from '../../testing/both-engines.js';
import { databaseBefore } from '../../testing/older-database.js';
import { insertPeople, MERCHANTS, USERS } from '../../testing/people.js';
import { openDatabase } from '../open-database.js';
import { untypedTable } from '../tables.js';

describeOnBothEngines('the step to scopes of API keys', (setup) => {
  let place: Place;
  beforeEach(async () => {
    place = await setup();
  });
  afterEach(() => place.remove());

  it('leaves each key what it could do: its pages, or the reports of an ERP', async () => {
    const { location, older } = await databaseBefore(place, '042_scopes_of_keys');
    await insertPeople(older);
    const key = (name: string, resources: string, origins: string) => ({
      name,
      user_id: USERS.nordwind.id,
      merchant_id: MERCHANTS.nordwind.id,
      resources,
      origins,
      secret_hash: name,
      created_at: '2026-01-01T00:00:00.000Z',
      created_by: USERS.admin.id,
    });
    await older.write((trx) =>
      untypedTable(trx, 'api_keys').insert([
        key('pages', '["/orders","/blog"]', '["https://a.example"]'),
        key('erp', '["/erp-link"]', '[]'),
      ]),
    );
    await older.close();
    const database = openDatabase(location);
    await database.migrate();
    const keys = await database.read('api_keys').orderBy('id').select('scopes', 'resources', 'origins');
    expect(keys).toEqual([
      { scopes: '["embed:sessions"]', resources: '["/orders","/blog"]', origins: '["https://a.example"]' },
      { scopes: '["erp:report"]', resources: '[]', origins: '[]' },
    ]);
    await database.close();
  });
});
