import { copyFile, open, stat, truncate, writeFile } from 'node:fs/promises';
import { healthLive } from '@kontor/portal-core/health';
import { ordersCreate, ordersFind } from '@kontor/portal-core/orders';
import type { ApiError } from '@kontor/portal-core/wire';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DamagedError, openDatabase, untypedTable, type Writer } from '../db/index.js';
import { startFailure } from '../start-failure.js';
import { describeOnBothEngines, openPlace, sqlitePlace, type OpenPlace } from '../testing/both-engines.js';
import { aPayload, insertImportProducts } from '../testing/imports.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { databaseCheckTask } from './database-check.task.js';

const NEVER = new AbortController().signal;
const PAGE = 4096;

/** Overwrites whole pages of a file, from the given one on. */
async function spoil(file: string, fromPage: number, pages = 1): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.write(Buffer.alloc(pages * PAGE, 0xa5), 0, pages * PAGE, fromPage * PAGE);
  await handle.close();
}

describe('a file of SQLite', () => {
  let place: OpenPlace;
  let filename: string;
  beforeEach(async () => {
    place = await openPlace(sqlitePlace);
    if (place.location.engine === 'sqlite') filename = place.location.filename;
  });
  afterEach(() => place.remove());

  it('that is sound is found sound, quickly and in full', async () => {
    await place.database.check('quick', NEVER);
    await place.database.check('full', NEVER);
    expect(place.database.damage).toBeNull();
  });

  it('with spoilt pages is found at the start, refuses every write and names itself and the way back', async () => {
    const { database } = place;
    // Everything goes from the log of changes into the file.
    await database.write((trx) => trx.raw('select 1'));
    const told: string[] = [];
    database.whenDamaged(({ message }) => told.push(message));
    const pages = Math.floor((await stat(filename)).size / PAGE);
    await spoil(filename, pages - 30, 20);
    const log = { info: () => expect.unreachable('it is not sound') };
    await databaseCheckTask({ log } as never, database).run(NEVER);
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(filename);
    expect(told[0]).toContain('npm run restore');
    await expect(database.write(() => expect.unreachable('nothing is written'))).rejects.toBeInstanceOf(
      DamagedError,
    );
  });

  it('whose index lacks a row is found by the full check of the night', async () => {
    const { database } = place;
    const noIndex = async (trx: Writer) => {
      await trx.raw('create table probe (id integer primary key, name text) strict');
      await trx.raw('create index probe_name on probe (name)');
      await trx.raw('pragma writable_schema = on');
      await trx.raw(
        `update sqlite_schema set sql = replace(sql, '(name)', '(id)') where name = 'probe_name'`,
      );
      await trx.raw('pragma writable_schema = off');
      await untypedTable(trx, 'probe').insert({ name: 'Käthe' });
    };
    await database.write(noIndex);
    await database.check('quick', NEVER);
    expect(database.damage).toBeNull();
    await database.check('full', NEVER);
    expect(database.damage?.message).toMatch(/row 1 missing from index|wrong # of entries/);
  });

  it.each([
    ['with a spoilt header', (file: string) => spoil(file, 0)],
    ['that is cut off', (file: string) => truncate(file, 3 * PAGE)],
    ['that is something else', (file: string) => writeFile(file, 'Käthe Größer;Möbel\n'.repeat(300))],
  ])('%s ends the start with the file and the way back, not with a stack', async (_, harm) => {
    const copy = `${filename}.copy`;
    await place.database.write((trx) => trx.raw('select 1'));
    await place.database.read.raw('pragma wal_checkpoint(truncate)').catch(() => {});
    await copyFile(filename, copy);
    await harm(copy);
    const database = openDatabase({ engine: 'sqlite', filename: copy });
    const error: unknown = await database.migrate().catch((reason: unknown) => reason);
    await database.close();
    const told = startFailure(error);
    expect(told).toContain(`The database ${copy} is damaged (SQLITE_`);
    expect(told).toContain('npm run restore');
    expect(told).not.toMatch(/\n\s+at /);
  });
});

describeOnBothEngines('a database that answers that it is damaged', (setup, engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup, { fill: insertImportProducts });
    await server.as('nordwind').call(ordersCreate, { body: [aPayload('BEFORE')] });
  });
  afterAll(() => server.stop());

  /** Has a statement of a write meet what a damaged page makes the database say. */
  const meetDamage = () =>
    engine === 'postgres'
      ? server.database.write((trx) =>
          trx.raw(`do $$ begin raise 'invalid page in block 7' using errcode = 'XX001'; end $$`),
        )
      : server.database.write(async (trx) => {
          await trx.raw('create table broken (id integer primary key) strict');
          await trx.raw('pragma writable_schema = on');
          await trx.raw(`update sqlite_schema set rootpage = 999999 where name = 'broken'`);
          await trx.raw('pragma writable_schema = reset');
          await trx.raw('select * from broken');
        });
  const state = async (path: string) => {
    server.time.now += 1000;
    return (await server.send(path)).status;
  };

  it('is not ready, stores nothing more and says why; lists are still read', async () => {
    expect(await state('/health/ready')).toBe(200);
    await expect(meetDamage()).rejects.toBeInstanceOf(DamagedError);
    expect(await state('/health/ready')).toBe(503);
    expect(await server.anonymous.call(healthLive, {})).toEqual({ status: 'ok' });
    const refused = await server
      .as('nordwind')
      .call(ordersCreate, { body: [aPayload('AFTER')] })
      .catch(({ status, code, message }: ApiError) => ({ status, code, message }));
    expect(refused).toEqual({ status: 503, code: 'damaged', message: expect.stringMatching(/beschädigt/) });
    const { dataInfo } = await server.as('nordwind').call(ordersFind, { body: { limit: 1 } });
    expect(dataInfo.foundCount).toBe(1);
    const fatal = server.log.filter(({ level }) => level === 60);
    expect(fatal).toHaveLength(1);
    expect(fatal[0]!['msg']).toMatch(/is damaged \(.*npm run restore/);
    expect(fatal[0]!['msg']).not.toMatch(/:\/\/|@/);
  });
});
