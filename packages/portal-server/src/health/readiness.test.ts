import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines, openPlace, type OpenPlace } from '../testing/both-engines.js';
import { freeBytes } from './disk-room.js';
import { createReadiness } from './readiness.js';

describeOnBothEngines('readiness', (setup, engine) => {
  let place: OpenPlace;
  const time = { now: 0 };
  const disk = { free: 1024 ** 3, looks: 0 };
  beforeAll(async () => {
    place = await openPlace(setup);
  });
  afterAll(() => place.remove());
  const create = () =>
    createReadiness({
      database: place.database,
      clock: () => time.now,
      freeBytes: async () => {
        disk.looks += 1;
        return disk.free;
      },
    });

  it('ends when the disk that SQLite writes to is full, and comes back with room', async () => {
    const readiness = create();
    expect(await readiness.isReady()).toBe(true);
    disk.free = 1024 ** 2;
    time.now += 1000;
    expect(await readiness.isReady()).toBe(engine === 'postgres');
    disk.free = 1024 ** 3;
    time.now += 1000;
    expect(await readiness.isReady()).toBe(true);
  });

  it('is looked at once a second, however often it is asked', async () => {
    const readiness = create();
    const before = disk.looks;
    const answers = await Promise.all(Array.from({ length: 1000 }, () => readiness.isReady()));
    expect(new Set(answers)).toEqual(new Set([true]));
    expect(disk.looks - before).toBeLessThanOrEqual(1);
    time.now += 1000;
    await readiness.isReady();
    expect(disk.looks - before).toBe(engine === 'postgres' ? 0 : 2);
  });

  it('ends when the database is gone', async () => {
    const other = await openPlace(setup);
    const readiness = createReadiness({ ...other, clock: () => time.now, freeBytes: async () => 1024 ** 3 });
    expect(await readiness.isReady()).toBe(true);
    await other.remove();
    time.now += 1000;
    expect(await readiness.isReady()).toBe(false);
  });
});

it('the room on a disk is told in bytes, and is none where there is no folder', async () => {
  expect(await freeBytes(tmpdir())).toBeGreaterThan(1024 ** 2);
  expect(await freeBytes('/no/such/folder')).toBe(0);
});
