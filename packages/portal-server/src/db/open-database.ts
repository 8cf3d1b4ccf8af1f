import type { Knex } from 'knex';
import { openConnections, type Connections, type DatabaseLocation } from './connection.js';
import { checkSqlite } from './check-sqlite.js';
import { damageOf, watchDamage } from './damage.js';
import type { Database, PoolState, Writer } from './database.js';
import { lockNamePatiently } from './lock-name.js';
import { migrateToLatest, MIGRATIONS, type Migration } from './migrations/index.js';
import { nativeError } from './native-error.js';
import { statementLimits } from './statement-limits.js';
import { createTurns } from './turns.js';

const MAX_TRIES = 3;
/** PostgreSQL's serialization_failure and deadlock_detected: the same transaction may well succeed again. */
const WORTH_REPEATING = new Set(['40001', '40P01']);

/** Opens a database; call `migrate` before anything else. `steps` are the migrations of its schema, all those of this version by default. */
export function openDatabase(location: DatabaseLocation, steps: readonly Migration[] = MIGRATIONS): Database {
  const { engine, read, write, pools, vitalTurns, close } = openConnections(location);
  const damage = watchDamage(location, [read, write]);
  const turns = createTurns();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
    engine === 'sqlite' ? turns.run(statementLimits()?.lane ?? 'ordinary', work) : work();
  const before: Readonly<Record<string, { readonly waiting: number }>> = { vital: vitalTurns, write: turns };
  let commits = 0;
  return {
    engine,
    read,
    get commits() {
      return commits;
    },
    get damage() {
      return damage.found;
    },
    whenDamaged: (tell) => damage.whenFound(tell),
    async check(depth, signal) {
      const found = await checkSqlite(location, depth, signal).catch(damageOf);
      if (found !== null) damage.note(found);
    },
    async write(work) {
      if (damage.found) throw damage.found;
      const attempt = () =>
        inTransaction(write, async (trx) => {
          if (engine === 'sqlite') await takeWriteLock(trx);
          return work(trx);
        });
      const result = await inTurn(() => repeatWhenTold(attempt)).catch(damage.rethrow);
      commits += 1;
      return result;
    },
    migrate: () => migrateAlone({ engine, write }, steps).catch(damage.rethrow),
    pools: () =>
      Object.entries(pools).map(([pool, { client }]) => stateOf(pool, client, before[pool]?.waiting ?? 0)),
    close,
  };
}

/** Reads the state of knex's own pool; `before` wait to ask it. */
function stateOf(pool: string, client: Knex.Client, before: number): PoolState {
  const { numUsed, numFree, numPendingAcquires }: Record<string, () => number> = Object(client.pool);
  const count = (read: (() => number) | undefined) => read?.call(client.pool) ?? 0;
  return { pool, used: count(numUsed), free: count(numFree), waiting: count(numPendingAcquires) + before };
}

/**
 * Runs work in a transaction. Rejects with the error that ended it: a ROLLBACK that fails as well, since the connection is gone, does not
 * hide it.
 */
async function inTransaction<T>(write: Knex, work: (trx: Writer) => Promise<T>): Promise<T> {
  let reason: { readonly error: unknown } | null = null;
  try {
    return await write.transaction((trx) =>
      work(trx).catch((error: unknown) => {
        reason = { error };
        throw error;
      }),
    );
  } catch (error) {
    throw (reason ?? { error }).error;
  }
}

/**
 * Takes the write lock with the transaction's first statement. Knex can only send BEGIN; a first statement that writes makes SQLite wait
 * for its turn instead of failing half-way.
 */
async function takeWriteLock(trx: Writer): Promise<void> {
  await trx.raw('update write_lock set n = n + 1');
}

async function repeatWhenTold<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const { code = '' } = nativeError(error);
      if (tries >= MAX_TRIES || !WORTH_REPEATING.has(code)) throw error;
    }
  }
}

/** Runs all migrations in one transaction: a killed process leaves neither half a schema nor a stuck lock. */
async function migrateAlone(
  { engine, write }: Pick<Connections, 'engine' | 'write'>,
  steps: readonly Migration[],
): Promise<void> {
  if (engine === 'sqlite') await createWriteLock(write);
  await inTransaction(write, async (trx) => {
    if (engine === 'sqlite') await takeWriteLock(trx);
    else await lockNamePatiently(trx, 'migrations');
    await migrateToLatest(trx, steps);
  });
}

/** Creates the one row whose update begins every write. */
async function createWriteLock(write: Knex): Promise<void> {
  await write.raw(
    'create table if not exists write_lock (id integer primary key, n integer not null) strict',
  );
  await write.raw('insert into write_lock (id, n) values (1, 0) on conflict do nothing');
}
