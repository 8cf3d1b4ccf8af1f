import type { Knex } from 'knex';
import type { Writer } from '../db/index.js';

/** A counter that has not ended. */
export interface Counter {
  readonly key: string;
  readonly points: number;
  /** Milliseconds since 1970. */
  readonly ends_at: number;
}

/** Reads those of the counters that have not ended. */
export function readCounters(read: Knex, keys: readonly string[], now: number): Promise<Counter[]> {
  return read('attempts').whereIn('key', keys).where('ends_at', '>', now);
}

/**
 * Adds one to every counter, which begins with its window where there is none, and removes all that have ended. Returns the counters as
 * they are then.
 */
export async function countOn(
  trx: Writer,
  counters: readonly Pick<Counter, 'key' | 'ends_at'>[],
  now: number,
): Promise<Counter[]> {
  await trx('attempts').where('ends_at', '<=', now).delete();
  // In one order everywhere, so that two transactions never wait for each other.
  const rows = counters
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map((counter) => ({ ...counter, points: 1 }));
  return trx('attempts')
    .insert(rows)
    .onConflict('key')
    .merge({ points: trx.raw('attempts.points + 1') })
    .returning(['key', 'points', 'ends_at']);
}

/** Removes one counter and begins another one anew. */
export async function replaceCounter(
  trx: Writer,
  removed: string,
  begun: Pick<Counter, 'key' | 'ends_at'>,
): Promise<void> {
  await trx('attempts').where({ key: removed }).delete();
  await trx('attempts')
    .insert({ ...begun, points: 1 })
    .onConflict('key')
    .merge();
}
