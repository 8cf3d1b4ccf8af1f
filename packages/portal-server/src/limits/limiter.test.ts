import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/index.js';
import { describeOnBothEngines, openPlace, type OpenPlace } from '../testing/both-engines.js';
import { createLimiter, refuseAbove, type Allowance } from './limiter.js';

const allowance = (table: Allowance['table']): Allowance => ({
  table,
  keyPrefix: 'test',
  points: 1,
  duration: 60,
});

describeOnBothEngines('a limit', (setup, engine) => {
  let place: OpenPlace;
  let database: Database;
  beforeAll(async () => {
    place = await openPlace(setup);
    database = place.database;
  });
  afterAll(() => place.remove());

  it('refuses when the points are used up, and tells how long to wait', async () => {
    const uploads = createLimiter(database, allowance('rate_counters'));
    await refuseAbove(uploads, 'someone');
    await uploads.penalty('someone');
    await expect(refuseAbove(uploads, 'someone')).rejects.toMatchObject({ code: 'too_many_requests' });
    await refuseAbove(uploads, 'someone else');
  });

  it('counts together what has one name, wherever it is asked', async () => {
    const named = { ...allowance('login_failures'), keyPrefix: 'shared' };
    await createLimiter(database, named).penalty('someone');
    await expect(refuseAbove(createLimiter(database, named), 'someone')).rejects.toMatchObject({
      code: 'too_many_requests',
    });
    await refuseAbove(createLimiter(database, { ...named, keyPrefix: 'other' }), 'someone');
  });

  it.runIf(engine === 'postgres')('outlives the clearing of failed sign-ins', async () => {
    const uploads = createLimiter(database, allowance('rate_counters'));
    const failures = createLimiter(database, allowance('login_failures'));
    await Promise.all([uploads.penalty('both'), failures.penalty('both')]);
    await database.write((trx) => trx('login_failures').delete());
    await refuseAbove(failures, 'both');
    await expect(refuseAbove(uploads, 'both')).rejects.toMatchObject({ code: 'too_many_requests' });
  });
});
