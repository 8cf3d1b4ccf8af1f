import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { describeOnBothEngines, openPlace, type OpenPlace } from '../testing/both-engines.js';
import { insertPeople, USERS } from '../testing/people.js';
import { createFindAccess } from './access.store.js';

const PATIENCE = { timeout: 30_000, interval: 5 };

describeOnBothEngines('the rights of a user', (setup, engine) => {
  let place: OpenPlace;
  beforeAll(async () => {
    place = await openPlace(setup);
    await insertPeople(place.database);
  });
  afterAll(() => place.remove());

  it.runIf(engine === 'postgres')('are read on one connection, however many calls ask at once', async () => {
    const { database } = place;
    const findAccess = createFindAccess(database, Date.now);
    let asked: ReturnType<typeof findAccess>[] = [];
    await database.write(async (trx) => {
      await trx.raw('lock table users in access exclusive mode');
      asked = Array.from({ length: 40 }, () => findAccess(USERS.nordwind.id));
      const reading = () => database.pools().find(({ pool }) => pool === 'ordinary');
      await vi.waitFor(() => expect(reading()).toMatchObject({ used: 1, waiting: 0 }), PATIENCE);
    });
    const found = await Promise.all(asked);
    expect(new Set(found.map((access) => access?.principal.userId))).toEqual(new Set([USERS.nordwind.id]));
  });

  it('are never older than what was stored before they were asked for', async () => {
    const { database } = place;
    const findAccess = createFindAccess(database, Date.now);
    for (const active of [0, 1, 0, 1] as const) {
      void findAccess(USERS.alpenshop.id);
      await database.write((trx) => trx('users').where({ id: USERS.alpenshop.id }).update({ active }));
      const several = await Promise.all([1, 2, 3].map(() => findAccess(USERS.alpenshop.id)));
      expect(several.map((access) => access?.active)).toEqual(Array(3).fill(active === 1));
    }
  });
});
