import { FIRST_ROLES } from '@kontor/portal-core/access';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/index.js';
import { describeOnBothEngines, openPlace, type OpenPlace } from '../testing/both-engines.js';

describeOnBothEngines('a new portal', (setup) => {
  let place: OpenPlace;
  let database: Database;
  beforeAll(async () => {
    place = await openPlace(setup);
    database = place.database;
  });
  afterAll(() => place.remove());

  it('has the roles that portal-core names, each with its resources', async () => {
    const roles = await database.read('roles').orderBy('id').select('id', 'name');
    expect(roles).toEqual(Object.values(FIRST_ROLES).map(({ id, name }) => ({ id, name })));
    for (const { id, resources } of Object.values(FIRST_ROLES)) {
      const codes = await database.read('role_resources').where({ role_id: id }).pluck('resource_code');
      expect(codes.toSorted()).toEqual([...resources].sort());
    }
  });
});
