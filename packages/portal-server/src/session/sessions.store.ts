import type { Session } from '@kontor/portal-core/session';
import type { PortalList } from '@kontor/portal-core/wire';
import type { Knex } from 'knex';
import {
  columns,
  type NewRow,
  preparedRowsOf,
  type RowOf,
  selectFrom,
  sql,
  type Writer,
} from '../db/index.js';

/** Number of sessions that one user may have; the oldest ones end. A program that never signs out leaves one at every run. */
const MOST_OF_A_USER = 100;

const LIVE = columns('sessions', ['user_id', 'last_seen_at']);
/** The facts about a session that every call asks for. */
export type LiveSession = RowOf<(typeof LIVE)['columns']>;

/** Finds the session of a token; null when it has ended. */
export async function findSession(read: Knex, tokenId: string): Promise<LiveSession | null> {
  const [session] = await preparedRowsOf(read, sql`select ${LIVE} from sessions where token_id = ${tokenId}`);
  return session ?? null;
}

/** Stores a session. Beyond the most that a user may have, the oldest ones end. */
export async function insertSession(trx: Writer, session: Omit<NewRow<'sessions'>, 'id'>): Promise<void> {
  const { user_id } = session;
  await trx('sessions').insert(session);
  const newest = trx('sessions').where({ user_id }).orderBy('id', 'desc').limit(MOST_OF_A_USER).select('id');
  await trx('sessions').where({ user_id }).whereNotIn('id', newest).delete();
}

/** Stores when a session was last seen, unless another process did since `before`. */
export async function noteSeen(
  trx: Writer,
  token_id: string,
  { at, before }: { readonly at: string; readonly before: string },
): Promise<void> {
  await trx('sessions')
    .where({ token_id })
    .andWhere('last_seen_at', '<', before)
    .update({ last_seen_at: at });
}

const LISTED = columns('sessions', [
  'id',
  'token_id',
  'device',
  'address',
  'began_at',
  'last_seen_at',
  'expires_at',
]);

/** Reads the sessions of a user that have not expired, newest first. `tokenId` is the token of the reader. */
export async function findSessionsOf(
  read: Knex,
  userId: number,
  { now, tokenId }: { readonly now: string; readonly tokenId: string | undefined },
): Promise<PortalList<Session>> {
  const found = read('sessions').where({ user_id: userId }).andWhere('expires_at', '>', now);
  const rows = await selectFrom(found.orderBy('id', 'desc'), LISTED);
  const entries = rows.map(({ token_id, began_at, ...session }) => ({
    ...session,
    since: began_at,
    is_current: token_id === tokenId,
  }));
  return { entries, foundCount: entries.length };
}

/** Ends a session of a user, unless it is the one of the token `but`. False when the user has no such session. */
export async function deleteSession(
  trx: Writer,
  { id, user_id, but }: { readonly id: number; readonly user_id: number; readonly but?: string },
): Promise<boolean> {
  const found = trx('sessions').where({ id, user_id });
  if (but !== undefined) void found.whereNot({ token_id: but });
  return (await found.delete()) > 0;
}

/** Has other transactions wait that begin or end sessions of the user. SQLite runs one at a time anyway. */
export async function lockUser(trx: Writer, id: number): Promise<void> {
  await trx('users').where({ id }).forNoKeyUpdate().select('id');
}

/** Ends every session of a user but the one of the token `but`, those of sign-ins that are being stored too. */
export async function deleteOtherSessions(trx: Writer, user_id: number, but: string): Promise<void> {
  await lockUser(trx, user_id);
  await trx('sessions').where({ user_id }).whereNot({ token_id: but }).delete();
}

/** Ends the session of a token. */
export async function deleteSessionOfToken(trx: Writer, token_id: string): Promise<void> {
  await trx('sessions').where({ token_id }).delete();
}

/** Ends every session of a user, and every token signed until now: also those for embedded pages that the user asked for. */
export async function endSessionsOf(trx: Writer, userId: number): Promise<void> {
  await trx('users').where({ id: userId }).increment('token_version', 1);
  await trx('sessions').where({ user_id: userId }).delete();
}

/** Ends every session of a merchant's users, and every token signed until now. */
export async function endSessionsOfMerchant(trx: Writer, merchant_id: number): Promise<void> {
  await trx('users').where({ merchant_id }).increment('token_version', 1);
  await trx('sessions').whereIn('user_id', trx('users').where({ merchant_id }).select('id')).delete();
}

/** Deletes the sessions whose token has expired; returns how many. */
export async function deleteExpiredSessions(trx: Writer, now: string): Promise<number> {
  return trx('sessions').where('expires_at', '<=', now).delete();
}
