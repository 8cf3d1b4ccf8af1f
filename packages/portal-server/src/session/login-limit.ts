import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { ReadDatabase } from '../db/database.js';
import { HttpProblem } from '../http/problem.js';

/** Failed sign-ins of one user from one address, and of one address altogether, within the window. */
export const FAILURES_PER_USER = 10;
const FAILURES_PER_ADDRESS = 100;
const WINDOW_SECONDS = 15 * 60;

/** Counts failed sign-ins. */
export interface LoginLimit {
  /** Throws 429 with the seconds to wait when there were too many. */
  check(usernameKey: string, ip: string): Promise<void>;
  failed(usernameKey: string, ip: string): Promise<void>;
  succeeded(usernameKey: string, ip: string): Promise<void>;
}

/** On PostgreSQL all processes count together; on SQLite there is only one. */
export function createLoginLimit(database: ReadDatabase): LoginLimit {
  const byUser = limiter(database, 'user', FAILURES_PER_USER);
  const byAddress = limiter(database, 'address', FAILURES_PER_ADDRESS);
  return {
    async check(usernameKey, ip) {
      await Promise.all([
        refuseAbove(byUser, FAILURES_PER_USER, pairOf(usernameKey, ip)),
        refuseAbove(byAddress, FAILURES_PER_ADDRESS, ip),
      ]);
    },
    async failed(usernameKey, ip) {
      await Promise.all([byUser.penalty(pairOf(usernameKey, ip)), byAddress.penalty(ip)]);
    },
    async succeeded(usernameKey, ip) {
      await byUser.delete(pairOf(usernameKey, ip));
    },
  };
}

function limiter(database: ReadDatabase, keyPrefix: string, points: number): RateLimiterAbstract {
  const options = { keyPrefix, points, duration: WINDOW_SECONDS };
  if (database.engine === 'sqlite') return new RateLimiterMemory(options);
  return new RateLimiterPostgres({
    ...options,
    storeClient: database.read,
    storeType: 'knex',
    tableName: 'login_failures',
    tableCreated: true,
    insuranceLimiter: new RateLimiterMemory(options),
  });
}

async function refuseAbove(counter: RateLimiterAbstract, points: number, key: string): Promise<void> {
  const seen = await counter.get(key);
  if (!seen || seen.consumedPoints < points) return;
  const seconds = Math.max(1, Math.ceil(seen.msBeforeNext / 1000));
  throw new HttpProblem('too_many_requests', {
    params: { seconds },
    headers: { 'Retry-After': String(seconds) },
  });
}

function pairOf(usernameKey: string, ip: string): string {
  return createHash('sha256').update(`${usernameKey}\n${ip}`).digest('base64url');
}
