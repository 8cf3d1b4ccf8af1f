import type { Knex } from 'knex';
import type { Writer } from '../db/index.js';

/** Name of the row that stays once there has been a user. */
const HAD_USERS = 'had_users';
const LINK = 'first_account ';

/** A link to the first account: the hash of its secret and the instant of its end. */
export interface FirstLink {
  readonly hash: string;
  /** ISO in UTC. */
  readonly expiresAt: string;
}

/** True when there has never been a user, even one who is gone by now. */
export async function isWithoutUsers(read: Knex): Promise<boolean> {
  return (await read('installation').where({ name: HAD_USERS }).first()) === undefined;
}

/** Stores a link beside those of other processes, without those that have ended. */
export async function storeFirstLink(
  trx: Writer,
  { hash, expiresAt }: FirstLink,
  now: string,
): Promise<void> {
  await links(trx).where('value', '<=', now).delete();
  await trx('installation').insert({ name: LINK + hash, value: expiresAt });
}

/** Reads the links that have not ended. */
export async function findFirstLinks(read: Knex, now: string): Promise<FirstLink[]> {
  const rows = await links(read).where('value', '>', now);
  return rows.map(({ name, value }) => ({ hash: name.slice(LINK.length), expiresAt: value }));
}

/** Uses up all links. False when another call has just done so. */
export async function useUpFirstLinks(trx: Writer): Promise<boolean> {
  return (await links(trx).delete()) > 0 && (await isWithoutUsers(trx));
}

const links = (connection: Knex) => connection('installation').whereLike('name', `${LINK}%`);
