import type { Knex } from 'knex';
import type { Writer } from '../db/index.js';

/** A counter that has not ended. */
export interface Counter {
  readonly key: string;
  readonly points: number;
  /** Milliseconds since 1970. */
  readonly ends_at: number;
}

/** A counter's name, and milliseconds that it counts from its first try on. */
export interface CounterKind {
  readonly key: string;
  readonly window: number;
}

/** Milliseconds that the clocks of two processes may differ. */
const SKEW_MS = 60_000;

/**
 * Reads those of the counters that have not ended. One that ends later than any begun now was begun by a clock that has been set back since:
 * it counts no more, or its refusal would last as much longer.
 */
export async function readCounters(
  read: Knex,
  kinds: readonly CounterKind[],
  now: number,
): Promise<Counter[]> {
  const latest = new Map(kinds.map(({ key, window }) => [key, now + window + SKEW_MS]));
  const found: Counter[] = await read('attempts')
    .whereIn('key', [...latest.keys()])
    .where('ends_at', '>', now);
  return found.filter(({ key, ends_at }) => ends_at <= latest.get(key)!);
}

/**
 * Adds one to every counter, which begins with its window where there is none, and removes all that have ended. Returns the counters as
 * they are then.
 */
export async function countOn(
  trx: Writer,
  counters: readonly CounterKind[],
  now: number,
): Promise<Counter[]> {
  const ended = trx('attempts').where('ends_at', '<=', now);
  for (const { key, window } of counters)
    void ended.orWhere((of) => void of.where({ key }).where('ends_at', '>', now + window + SKEW_MS));
  await ended.delete();
  // In one order everywhere, so that two transactions never wait for each other.
  const rows = counters
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ key, window }) => ({ key, ends_at: now + window, points: 1 }));
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

/** Removes a counter, or all whose name goes on behind the given one. */
export async function removeCounters(trx: Writer, key: string): Promise<void> {
  await trx('attempts')
    .where({ key })
    .orWhere((inner) => void inner.where('key', '>=', `${key}.`).where('key', '<', `${key}/`))
    .delete();
}
