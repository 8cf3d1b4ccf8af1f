import { Model } from 'objection';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnBothEngines, openPlace, type OpenPlace } from '../testing/both-engines.js';
import type { Database, Writer } from './database.js';
import { queryRows, queryText } from './json-query.js';
import { openDatabase } from './open-database.js';
import { bumpRevision, readRevisions, sumRevisions } from './revisions.js';
import { catchUpIds, createTable } from './tables.js';

class Counter extends Model {
  static override tableName = 'counters';
}

describeOnBothEngines('the database', (setup, engine) => {
  let place: OpenPlace;
  let database: Database;
  beforeAll(async () => {
    place = await openPlace(setup);
    database = place.database;
    await database.write((trx) =>
      createTable(trx, 'counters', 'id {id}, name text not null unique, n integer not null'),
    );
    await database.write((trx) => trx('counters').insert({ name: 'a', n: 0 }));
  });
  afterAll(() => place.remove());

  const readN = async () =>
    Number(((await database.read('counters').where({ name: 'a' }).first('n')) as { n: number }).n);

  it('stores all of a transaction or nothing', async () => {
    const before = await readN();
    const failing = database.write(async (trx) => {
      await trx('counters').where({ name: 'a' }).update({ n: 999 });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await readN()).toBe(before);
  });

  it('tells what ended a transaction that the database has undone by itself', async () => {
    const failing = database.write(async (trx) => {
      if (engine === 'sqlite')
        return trx.raw(`insert or rollback into counters (name, n) values ('a', 1)`).catch(() => {
          throw new Error('taken');
        });
      await trx.raw('select pg_terminate_backend(pg_backend_pid())').catch(() => {});
      throw new Error('taken');
    });
    await expect(failing).rejects.toThrow('taken');
    expect(await database.write((trx) => trx('counters').where({ name: 'none' }).delete())).toBe(0);
  });

  it('loses no update of writers that run at once', async () => {
    const before = await readN();
    await Promise.all(
      Array.from({ length: 50 }, () =>
        database.write(async (trx) => {
          const row = (await trx('counters').where({ name: 'a' }).forUpdate().first('n')) as { n: number };
          await trx('counters')
            .where({ name: 'a' })
            .update({ n: Number(row.n) + 1 });
        }),
      ),
    );
    expect(await readN()).toBe(before + 50);
  });

  it('counts its commits, not its failures', async () => {
    const before = database.commits;
    await database.write((trx) => trx.raw('select 1'));
    await database.write(() => Promise.reject(new Error('no'))).catch(() => {});
    expect(database.commits).toBe(before + 1);
  });

  it('answers readers while a writer is at work', async () => {
    const before = await readN();
    await database.write(async (trx) => {
      await trx('counters')
        .where({ name: 'a' })
        .update({ n: before + 7 });
      expect(await readN()).toBe(before);
    });
    expect(await readN()).toBe(before + 7);
  });

  it('can be migrated again, by several processes at once', async () => {
    const others = [openDatabase(place.location), openDatabase(place.location), openDatabase(place.location)];
    await Promise.all(others.map((other) => other.migrate()));
    await Promise.all(others.map((other) => other.close()));
    expect(await database.read('roles').whereIn('id', [1, 2, 3]).pluck('name')).toHaveLength(3);
  });

  it('keeps the audit trail as it was written', async () => {
    const entry = { at: 'now', actor_id: 1, subject_id: 2, action: 'a', target: '/', request_id: 'r' };
    await database.write((trx) => trx('audit_log').insert(entry));
    const change = database.write((trx) => trx('audit_log').update({ actor_id: 3 }));
    await expect(change).rejects.toThrow(/append-only/);
    await expect(database.write((trx) => trx('audit_log').delete())).rejects.toThrow(/append-only/);
    expect(await database.read('audit_log').where({ request_id: 'r' }).first('actor_id')).toEqual({
      actor_id: 1,
    });
  });

  it('counts ids on behind rows that brought their own', async () => {
    await database.write(async (trx) => {
      await trx('counters').insert({ id: 500, name: 'five hundred', n: 0 });
      await catchUpIds(trx, 'counters');
    });
    const [row] = await database.write((trx) =>
      trx('counters').insert({ name: 'next', n: 0 }).returning('id'),
    );
    expect(Number(row.id)).toBe(501);
  });

  it('stores no text in a column of whole numbers', async () => {
    const wrong = database.write((trx) => trx('counters').insert({ name: 'text', n: 'abc' as never }));
    await expect(wrong).rejects.toThrow(/abc|TEXT/);
  });

  it('reads rows and text past knex, inside a transaction too', async () => {
    const sql = `select name, n from counters where name = ? and '?' = ?`;
    const before = await readN();
    expect(await queryRows(database.read, sql, ['a', '?'])).toEqual([{ name: 'a', n: before }]);
    const inside = await database.write(async (trx) => {
      await trx('counters')
        .where({ name: 'a' })
        .update({ n: before + 1 });
      return queryText(trx, 'select n from counters where name = ?', ['a']);
    });
    expect(inside).toBe(String(before + 1));
    expect(await queryText(database.read, 'select name from counters where name = ?', ['none'])).toBeNull();
    await expect(queryRows(database.read, 'select a from nowhere')).rejects.toThrow(/nowhere/);
  });

  it('gives connections back after they were read from, also after an error', async () => {
    await Promise.all(Array.from({ length: 100 }, () => queryText(database.read, 'select 1')));
    await Promise.all(
      Array.from({ length: 30 }, () => queryText(database.read, 'select wrong').catch(() => 'refused')),
    );
    expect(await queryText(database.read, 'select 1')).toBe('1');
  });

  it('counts revisions by name', async () => {
    await database.write((trx) => bumpRevision(trx, 'orders:1'));
    await database.write((trx) => bumpRevision(trx, 'orders:2'));
    await database.write((trx) => bumpRevision(trx, 'orders:2'));
    expect(await readRevisions(database.read, ['orders:2', 'orders:9'])).toEqual(
      new Map([
        ['orders:2', 2],
        ['orders:9', 0],
      ]),
    );
    expect(await sumRevisions(database.read, 'orders:')).toBe(3);
  });

  describe.runIf(engine === 'sqlite')('on SQLite', () => {
    it('is set up to survive a power cut', async () => {
      const pragma = (name: string) => database.write((trx) => queryText(trx, `pragma ${name}`));
      expect(await pragma('journal_mode')).toBe('wal');
      expect(await pragma('synchronous')).toBe('2');
      expect(await pragma('foreign_keys')).toBe('1');
      expect(await pragma('busy_timeout')).toBe('5000');
      expect(await pragma('trusted_schema')).toBe('0');
    });

    it('has readers that cannot write', async () => {
      await expect(database.read('counters').insert({ name: 'x', n: 1 })).rejects.toThrow(/readonly/i);
    });

    it('waits for a writer of another process instead of failing half-way', async () => {
      const other = openDatabase(place.location);
      const before = await readN();
      const add = (db: Database) =>
        db.write(async (trx) => {
          const row = (await trx('counters').where({ name: 'a' }).first('n')) as { n: number };
          await trx('counters')
            .where({ name: 'a' })
            .update({ n: row.n + 1 });
        });
      await Promise.all(Array.from({ length: 60 }, (_, n) => add(n % 2 ? database : other)));
      await other.close();
      expect(await readN()).toBe(before + 60);
    });
  });

  describe.runIf(engine === 'postgres')('on PostgreSQL', () => {
    it.each([
      ['knex', (trx: Writer, name: string) => trx('counters').where({ name }).increment('n', 1)],
      ['a model', (trx: Writer, name: string) => Counter.query(trx).where({ name }).increment('n', 1)],
    ])('repeats a transaction of %s that a deadlock has ended', async (_, add) => {
      await database.write((trx) => trx('counters').insert({ name: 'b', n: 0 }).onConflict('name').ignore());
      const before = await readN();
      const hold = { count: 0, both: () => {} };
      const bothHold = new Promise<void>((resolve) => (hold.both = resolve));
      const inOrder = (first: string, second: string) =>
        database.write(async (trx) => {
          await add(trx, first);
          if ((hold.count += 1) === 2) hold.both();
          await bothHold;
          await add(trx, second);
        });
      await Promise.all([inOrder('a', 'b'), inOrder('b', 'a')]);
      expect(await readN()).toBe(before + 2);
      expect(hold.count).toBeGreaterThan(2);
    });
  });
});
