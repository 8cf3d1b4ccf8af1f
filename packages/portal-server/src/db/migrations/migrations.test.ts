import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines, type Place } from '../../testing/both-engines.js';
import type { DatabaseLocation } from '../connection.js';
import { openDatabase } from '../open-database.js';
import { createTable } from '../tables.js';
import { MIGRATIONS, NewerSchemaError, type Migration } from './index.js';

describeOnBothEngines('a new version of the schema', (setup, engine) => {
  let place: Place;
  let killed: string;
  beforeEach(async () => {
    place = await setup();
    killed = await mkdtemp(join(tmpdir(), 'kontor-killed-'));
  });
  afterEach(async () => {
    await rm(killed, { recursive: true, force: true });
    await place.remove();
  });

  const ROWS = 5_000;
  /** Two more migrations; `inTheMiddle` runs in the second one. */
  const later = (inTheMiddle: Migration['up']): readonly Migration[] => [
    ...MIGRATIONS,
    { name: '998_first', up: (trx) => createTable(trx, 'first_of_two', 'id {id}, text text not null') },
    {
      name: '999_second',
      async up(trx) {
        // More than SQLite keeps in memory, so that a part of it stands in the file already.
        if (engine === 'sqlite') await trx.raw('pragma cache_size = 10');
        const many =
          engine === 'sqlite'
            ? `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${ROWS}) select 'row ' || i from n`
            : `select 'row ' || i from generate_series(1, ${ROWS}) i`;
        await trx.raw(`insert into first_of_two (text) ${many}`);
        await trx('roles').where({ id: 1 }).update({ name: 'renamed' });
        await inTheMiddle(trx);
        await trx.raw('alter table first_of_two rename to both_of_two');
      },
    },
  ];
  const migrate = async (location: DatabaseLocation, steps: readonly Migration[]) => {
    const database = openDatabase(location, steps);
    await database.migrate().finally(() => database.close());
  };
  const look = async (location: DatabaseLocation) => {
    const database = openDatabase(location);
    const steps: string[] = await database.read('knex_migrations').orderBy('id').pluck('name');
    const locked = await database.read('knex_migrations_lock').where({ is_locked: 1 });
    const renamed = await database.read('roles').where({ name: 'renamed' });
    const half = await database.read.schema.hasTable('first_of_two');
    const whole = await database.read.schema.hasTable('both_of_two');
    const rows = whole ? await database.read('both_of_two').pluck('id') : [];
    await database.close();
    const last = steps.at(-1);
    return { last, locked: locked.length, renamed: renamed.length > 0, half, whole, rows: rows.length };
  };
  const before = {
    last: MIGRATIONS.at(-1)!.name,
    locked: 0,
    renamed: false,
    half: false,
    whole: false,
    rows: 0,
  };
  const after = { last: '999_second', locked: 0, renamed: true, half: false, whole: true, rows: ROWS };

  /** Creates a database as left by a process that was killed in the middle of its migration. */
  async function leftBehind(): Promise<DatabaseLocation> {
    if (place.location.engine === 'sqlite') {
      const filename = join(killed, 'kontor.sqlite');
      await migrate(
        place.location,
        // The files as they are at that moment are what such a process leaves.
        later(() =>
          cp(dirname((place.location as { filename: string }).filename), killed, { recursive: true }),
        ),
      );
      return { engine: 'sqlite', filename };
    }
    const ends = later((trx) => trx.raw('select pg_terminate_backend(pg_backend_pid())'));
    await expect(migrate(place.location, ends)).rejects.toThrow(/terminat/);
    return place.location;
  }

  it('is there whole or not at all when the process is killed on the way, and the next start makes it', async () => {
    const location = await leftBehind();
    expect(await look(location)).toEqual(before);
    await migrate(
      location,
      later(() => Promise.resolve()),
    );
    expect(await look(location)).toEqual(after);
  });

  it('is left alone by an older one, which says why it does not start', async () => {
    await migrate(
      place.location,
      later(() => Promise.resolve()),
    );
    const older = migrate(place.location, MIGRATIONS);
    await expect(older).rejects.toThrow(NewerSchemaError);
    await expect(older).rejects.toThrow(/newer version of Kontor .*998_first, 999_second.* restore a backup/);
    expect(await look(place.location)).toEqual(after);
  });
});
