import { createHash } from 'node:crypto';
import type { ReadDatabase } from '../db/index.js';
import { createLimiter, refuseAbove } from './limiter.js';

/** Failed sign-ins allowed within the window, for one user from one address, and for one address altogether. */
export const FAILURES_PER_USER = 10;
const FAILURES_PER_ADDRESS = 100;
const WINDOW = { table: 'login_failures', duration: 15 * 60 } as const;

/** Counts failed sign-ins. */
export interface LoginLimit {
  /** Throws 429 with the seconds to wait after too many failed sign-ins. */
  check(usernameKey: string, ip: string): Promise<void>;
  failed(usernameKey: string, ip: string): Promise<void>;
  succeeded(usernameKey: string, ip: string): Promise<void>;
}

export function createLoginLimit(database: ReadDatabase): LoginLimit {
  const byUser = createLimiter(database, { keyPrefix: 'user', points: FAILURES_PER_USER, ...WINDOW });
  const byAddress = createLimiter(database, {
    keyPrefix: 'address',
    points: FAILURES_PER_ADDRESS,
    ...WINDOW,
  });
  return {
    async check(usernameKey, ip) {
      await Promise.all([refuseAbove(byUser, pairOf(usernameKey, ip)), refuseAbove(byAddress, ip)]);
    },
    async failed(usernameKey, ip) {
      await Promise.all([byUser.penalty(pairOf(usernameKey, ip)), byAddress.penalty(ip)]);
    },
    async succeeded(usernameKey, ip) {
      await byUser.delete(pairOf(usernameKey, ip));
    },
  };
}

function pairOf(usernameKey: string, ip: string): string {
  return createHash('sha256').update(`${usernameKey}\n${ip}`).digest('base64url');
}
