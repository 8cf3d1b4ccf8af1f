import { createHash } from 'node:crypto';
import type { Clock } from '../dates/index.js';
import { type Database, isDamage, isNotNow } from '../db/index.js';
import { retryLater } from '../wire/index.js';
import { countOn, readCounters } from './attempts.store.js';

/** What may be tried how often. */
export interface Allowance {
  /** Prefix of the counters' keys. What has the same name is counted together. */
  readonly name: string;
  /** Number of tries within a window. */
  readonly points: number;
  readonly windowMs: number;
}

/** Counts tries, in rows that outlive a restart and that all processes share. */
export interface Attempts {
  /** Counts a try. Throws 429 with the seconds to wait when those of the window are used up. */
  take(allowance: Allowance, who: string): Promise<void>;
}

export function createAttempts(database: Database, clock: Clock): Attempts {
  return {
    async take({ name, points, windowMs }, who) {
      const [key, now] = [counterKey(name, who), clock()];
      const [seen] = await readCounters(database.read, [{ key, window: windowMs }], now);
      if (seen && seen.points >= points) refuseUntil(seen.ends_at, now);
      const [counted] = await database
        .write((trx) => countOn(trx, [{ key, window: windowMs }], now))
        .catch(uncounted);
      if (counted && counted.points > points) refuseUntil(counted.ends_at, now);
    },
  };
}

/** A try on a full disk or in a damaged database is not counted: pages that only read would fail because of it. */
function uncounted(error: unknown): [] {
  if (isNotNow(error) || isDamage(error)) return [];
  throw error;
}

/** Throws 429 with the seconds to wait when the instant is still to come. */
export function refuseUntil(end: number, now: number): void {
  if (end > now) throw retryLater('too_many_requests', Math.ceil((end - now) / 1000));
}

/** A hash: what was typed is as long as its author likes, and may be a password by mistake. */
export const counterKey = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
