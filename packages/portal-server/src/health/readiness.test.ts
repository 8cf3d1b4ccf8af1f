import { tmpdir } from 'node:os';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { describeOnBothEngines, openPlace, type OpenPlace } from '../testing/both-engines.js';
import { dropPostgresDatabase } from '../testing/postgres-databases.js';
import { freeBytes } from './disk-room.js';
import { createReadiness } from './readiness.js';

describeOnBothEngines('readiness', (setup, engine) => {
  let place: OpenPlace;
  const time = { now: 0 };
  const disk = { free: () => Promise.resolve(1024 ** 3), looks: 0 };
  const logged: { readonly msg: string; readonly reason?: string }[] = [];
  const log = pino({}, { write: (line) => void logged.push(JSON.parse(line) as never) });
  beforeAll(async () => {
    place = await openPlace(setup);
  });
  beforeEach(() => {
    logged.length = 0;
    disk.free = () => Promise.resolve(1024 ** 3);
  });
  afterAll(() => place.remove());
  const create = ({ database } = place) =>
    createReadiness({
      database,
      log,
      clock: () => time.now,
      freeBytes: () => {
        disk.looks += 1;
        return disk.free();
      },
    });

  it('ends when the disk that SQLite writes to is full, and comes back with room', async () => {
    const readiness = create();
    expect(await readiness.isReady()).toBe(true);
    disk.free = () => Promise.resolve(1024 ** 2);
    time.now += 1000;
    expect(await readiness.isReady()).toBe(engine === 'postgres');
    time.now += 1000;
    expect(await readiness.isReady()).toBe(engine === 'postgres');
    disk.free = () => Promise.resolve(1024 ** 3);
    time.now += 1000;
    expect(await readiness.isReady()).toBe(true);
    // Each change once, and why.
    const told = [{ msg: 'not ready', reason: 'the disk is full' }, { msg: 'ready again' }];
    expect(logged).toMatchObject(engine === 'postgres' ? [] : told);
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

  it.runIf(engine === 'sqlite')(
    'ends when the disk says nothing, which is asked once meanwhile',
    async () => {
      let says = (_bytes: number) => {};
      disk.free = () => new Promise((resolve) => (says = resolve));
      const readiness = create();
      const before = disk.looks;
      const first = readiness.isReady();
      time.now += 1000;
      expect(await Promise.all([first, readiness.isReady()])).toEqual([false, false]);
      expect(disk.looks - before).toBe(1);
      expect(logged).toMatchObject([{ msg: 'not ready', reason: 'nothing was answered within 2000 ms' }]);
      says(1024 ** 3);
      disk.free = () => Promise.resolve(1024 ** 3);
      time.now += 1000;
      expect(await readiness.isReady()).toBe(true);
      // A look that never ends is given up.
      disk.free = () => new Promise(() => {});
      time.now += 1000;
      expect(await readiness.isReady()).toBe(false);
      disk.free = () => Promise.resolve(1024 ** 3);
      time.now += 15_000;
      expect(await readiness.isReady()).toBe(true);
    },
  );

  it('goes on while other work holds every connection of its own', async () => {
    const { read } = place.database;
    const readiness = create();
    const held = await Promise.all(
      Array.from({ length: engine === 'sqlite' ? 2 : 5 }, () => read.transaction()),
    );
    const waiting = read.transaction();
    time.now += 1000;
    expect(await readiness.isReady()).toBe(true);
    await Promise.all(held.map((trx) => trx.rollback()));
    await (await waiting).rollback();
  });

  it.runIf(engine === 'postgres')('ends when the database is gone, and says why', async () => {
    const other = await openPlace(setup);
    const readiness = create(other);
    expect(await readiness.isReady()).toBe(true);
    const { location } = other;
    if (location.engine !== 'postgres') throw new Error('not PostgreSQL');
    await dropPostgresDatabase({ cluster: inject('templates').postgres!.cluster, url: location.url });
    time.now += 1000;
    expect(await readiness.isReady()).toBe(false);
    expect(logged).toMatchObject([{ msg: 'not ready', reason: 'the database does not answer' }]);
    await other.remove();
  });
});

it('the room on a disk is told in bytes, and without limit where it cannot be told', async () => {
  expect(await freeBytes(tmpdir())).toBeGreaterThan(1024 ** 2);
  expect(await freeBytes('/no/such/folder')).toBe(Infinity);
});
