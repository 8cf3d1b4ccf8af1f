import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../db/index.js';
import { describeOnBothEngines, openPlace, type OpenPlace } from '../testing/both-engines.js';
import { createAttempts, type Attempts } from './attempts.js';

const UPLOADS = { name: 'upload', points: 2, windowMs: 60_000 };
const REFUSED = {
  status: 429,
  code: 'too_many_requests',
  options: { headers: { 'Retry-After': '60' } },
};

describeOnBothEngines('the count of attempts', (setup) => {
  let place: OpenPlace;
  let attempts: Attempts;
  let now: number;
  beforeEach(async () => {
    place = await openPlace(setup);
    now = Date.parse('2026-03-01T10:00:00Z');
    attempts = createAttempts(place.database, () => now);
  });
  afterEach(() => place.remove());

  it('refuses one more than there may be in a window, says how long to wait, and lets through then', async () => {
    for (let n = 0; n < UPLOADS.points; n += 1) await attempts.take(UPLOADS, 'someone');
    await expect(attempts.take(UPLOADS, 'someone')).rejects.toMatchObject(REFUSED);
    await attempts.take(UPLOADS, 'someone else');
    await attempts.take({ ...UPLOADS, name: 'other' }, 'someone');
    now += UPLOADS.windowMs;
    await attempts.take(UPLOADS, 'someone');
  });

  it('lets no more through of many at the same moment', async () => {
    const taken = await Promise.allSettled(
      Array.from({ length: 12 }, () => attempts.take(UPLOADS, 'someone')),
    );
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(UPLOADS.points);
  });

  it('outlives a restart and is one for all processes', async () => {
    for (let n = 0; n < UPLOADS.points; n += 1) await attempts.take(UPLOADS, 'someone');
    const other = openDatabase(place.location);
    const restarted = createAttempts(other, () => now);
    await expect(restarted.take(UPLOADS, 'someone')).rejects.toMatchObject(REFUSED);
    await other.close();
  });
});
