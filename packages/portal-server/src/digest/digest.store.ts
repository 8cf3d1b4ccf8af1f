import type { VisitMark } from '@kontor/portal-core/session';
import type { Knex } from 'knex';
import { columns, execute, type RowOf, rowsOf, sql, type Writer } from '../db/index.js';

const DIGEST = columns('digests', ['user_id', 'hour', 'due_at', 'failures', 'told_at', 'told_order_id']);
const CLAIMED = columns('digests', ['user_id']);

/** The daily e-mail of a person. */
export type StoredDigest = RowOf<(typeof DIGEST)['columns']>;
/** What there is at an instant: whoever is told of it is told what comes after. */
export type DigestMark = Pick<VisitMark, 'at' | 'order_id'>;

/** The daily e-mail of a person; null for who wants none. */
export async function readDigest(connection: Knex, userId: number): Promise<StoredDigest | null> {
  const [digest] = await rowsOf(connection, sql`select ${DIGEST} from digests where user_id = ${userId}`);
  return digest ?? null;
}

/** Reads those that are due at an instant (ISO in UTC), the longest due first, at most so many. */
export const readDue = (connection: Knex, now: string, limit: number): Promise<StoredDigest[]> =>
  rowsOf(
    connection,
    sql`select ${DIGEST} from digests where due_at <= ${now} order by due_at, user_id limit ${limit}`,
  );

/** Switches the daily e-mail on, or changes its hour: who had one already is told everything since it was told last. */
export async function storeDigest(
  trx: Writer,
  { user_id, hour, due_at }: Pick<StoredDigest, 'user_id' | 'hour' | 'due_at'>,
  mark: DigestMark,
): Promise<void> {
  const told = { told_at: mark.at, told_order_id: mark.order_id };
  const digest = { hour, due_at, failures: 0 };
  await trx('digests')
    .insert({ user_id, ...digest, ...told })
    .onConflict('user_id')
    .merge(digest);
}

export async function deleteDigest(trx: Writer, userId: number): Promise<void> {
  await trx('digests').where({ user_id: userId }).delete();
}

/**
 * Takes a due one for this process, by setting when it is due next, without failures. False when it is another's by now, or was changed
 * meanwhile. What is taken is sent once at most, whoever is killed when.
 */
export async function claimDigest(
  trx: Writer,
  { user_id, due_at }: StoredDigest,
  nextAt: string,
): Promise<boolean> {
  const rows = await rowsOf(
    trx,
    sql`update digests set due_at = ${nextAt}, failures = 0 where user_id = ${user_id} and due_at = ${due_at} returning ${CLAIMED}`,
  );
  return rows.length > 0;
}

/** Stores when a claimed one is tried again after so many failures, unless its person has changed it meanwhile. */
export async function storeNextTry(
  trx: Writer,
  { user_id, claimedUntil }: { readonly user_id: number; readonly claimedUntil: string },
  { failures, due_at }: Pick<StoredDigest, 'failures' | 'due_at'>,
): Promise<void> {
  await execute(
    trx,
    sql`update digests set due_at = ${due_at}, failures = ${failures} where user_id = ${user_id} and due_at = ${claimedUntil}`,
  );
}

/** Stores of what a person has been told. */
export async function storeTold(trx: Writer, userId: number, { at, order_id }: DigestMark): Promise<void> {
  await execute(
    trx,
    sql`update digests set told_at = ${at}, told_order_id = ${order_id} where user_id = ${userId}`,
  );
}
