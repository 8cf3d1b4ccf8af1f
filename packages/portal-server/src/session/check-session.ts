import type { Logger } from 'pino';
import { type Clock, instantOf } from '../dates/index.js';
import { type Database, untilCommit } from '../db/index.js';
import { findSession, noteSeen } from './sessions.store.js';
import type { Claims } from './tokens.js';

/** True while the session of a token has not ended. The answer is never older than the last commit. */
export type CheckSession = (claims: Claims) => Promise<boolean>;

/** Milliseconds between two notes of a session's last call, so that reading seldom writes. */
export const SEEN_NOTED_EVERY_MS = 5 * 60_000;
const REMEMBERED = 2000;

/** Creates the check of sessions, which also notes when each was last seen. */
export function createCheckSession(options: {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
}): CheckSession {
  const { database, clock, log } = options;
  const find = untilCommit(database, clock, (tokenId: string) => findSession(database.read, tokenId));
  const tried = new Map<string, number>();
  /** Notes in the background: a call must not wait for the writer, nor fail because the disk is full. */
  const note = (tokenId: string) => {
    if (tried.size >= REMEMBERED) tried.clear();
    tried.set(tokenId, clock());
    const at = instantOf(clock);
    const before = instantOf(() => clock() - SEEN_NOTED_EVERY_MS);
    database
      .write((trx) => noteSeen(trx, tokenId, { at, before }))
      .catch((err: unknown) => log.warn({ err }, 'the last call of a session was not noted'));
  };
  const isDue = (instant: number) => clock() - instant > SEEN_NOTED_EVERY_MS;
  return async ({ tokenId, userId }) => {
    const session = await find(tokenId);
    if (session?.user_id !== userId) return false;
    if (isDue(Date.parse(session.last_seen_at)) && isDue(tried.get(tokenId) ?? 0)) note(tokenId);
    return true;
  };
}
