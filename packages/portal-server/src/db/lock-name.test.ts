import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines, openPlace, type OpenPlace } from '../testing/both-engines.js';
import { lockNamePatiently } from './lock-name.js';

describeOnBothEngines('a name that is locked patiently', (setup, engine) => {
  let place: OpenPlace;
  beforeEach(async () => {
    place = await openPlace(setup);
  });
  afterEach(() => place.remove());

  it('is waited for past the limits that statements have', async () => {
    const { write, read } = place.database;
    const order: string[] = [];
    const isWaitedFor = async () =>
      engine === 'sqlite' ||
      Number(
        (await read('pg_locks').where({ locktype: 'advisory', granted: false }).count({ n: '*' }))[0]?.n,
      ) > 0;
    let second: Promise<void> | undefined;
    await write(async (trx) => {
      await lockNamePatiently(trx, 'start');
      second = write(async (other) => {
        if (engine === 'postgres') await other.raw(`set local lock_timeout = '1ms'`);
        await lockNamePatiently(other, 'start');
        order.push('second');
      });
      await expect.poll(isWaitedFor).toBe(true);
      order.push('first');
    });
    await second;
    expect(order).toEqual(['first', 'second']);
  });
});
