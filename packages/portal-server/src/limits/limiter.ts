import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { ReadDatabase } from '../db/index.js';
import { HttpProblem } from '../wire/index.js';

/** A number of points within a window of seconds. */
export interface Allowance {
  /** Table in which several processes count together: wrong API keys, or limited actions. */
  readonly table: 'login_failures' | 'rate_counters';
  /** Prefix of the counter's keys. Limiters with the same prefix count together. */
  readonly keyPrefix: string;
  readonly points: number;
  readonly duration: number;
}

/** Creates a limiter. On PostgreSQL all processes count together; on SQLite there is only one. */
export function createLimiter(
  database: ReadDatabase,
  { table, ...allowance }: Allowance,
): RateLimiterAbstract {
  if (database.engine === 'sqlite') return inMemory(database, table, allowance);
  return new RateLimiterPostgres({
    ...allowance,
    storeClient: database.read,
    storeType: 'knex',
    tableName: table,
    tableCreated: true,
    insuranceLimiter: new RateLimiterMemory({ ...allowance }),
  });
}

/** Counters in memory, by database. */
const counters = new WeakMap<ReadDatabase, Map<string, RateLimiterMemory>>();

function inMemory(
  database: ReadDatabase,
  table: Allowance['table'],
  allowance: Omit<Allowance, 'table'>,
): RateLimiterMemory {
  const known = counters.get(database) ?? new Map<string, RateLimiterMemory>();
  counters.set(database, known);
  const name = `${table} ${allowance.keyPrefix}`;
  const counter = known.get(name) ?? new RateLimiterMemory({ ...allowance });
  known.set(name, counter);
  return counter;
}

/** Throws 429 with the seconds to wait when the key has used up its points. Counts nothing itself. */
export async function refuseAbove(counter: RateLimiterAbstract, key: string): Promise<void> {
  const seen = await counter.get(key);
  if (!seen || seen.consumedPoints < counter.points) return;
  const seconds = Math.max(1, Math.ceil(seen.msBeforeNext / 1000));
  throw new HttpProblem('too_many_requests', {
    params: { seconds },
    headers: { 'Retry-After': String(seconds) },
  });
}
