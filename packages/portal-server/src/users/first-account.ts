import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Knex } from 'knex';
import { type Clock, instantOf } from '../dates/index.js';
import type { Database } from '../db/index.js';
import { findFirstLinks, isWithoutUsers, storeFirstLink } from './first-account.store.js';

const LINK_MS = 3600_000;

/**
 * Makes the secret of a link with which the first sysadmin can be created, once and within an hour; only its hash is stored. Null when there
 * has ever been a user.
 */
export async function makeFirstLink(database: Database, clock: Clock): Promise<string | null> {
  if (!(await isWithoutUsers(database.read))) return null;
  const secret = randomBytes(32).toString('base64url');
  const link = {
    hash: hashOf(secret).toString('base64url'),
    expiresAt: instantOf(() => clock() + LINK_MS),
  };
  await database.write((trx) => storeFirstLink(trx, link, instantOf(clock)));
  return secret;
}

/** True for the secret of a link that has neither ended nor been used. */
export async function isFirstLink(read: Knex, secret: string, clock: Clock): Promise<boolean> {
  const given = hashOf(secret);
  const links = await findFirstLinks(read, instantOf(clock));
  const fits = links.filter(({ hash }) => timingSafeEqual(Buffer.from(hash, 'base64url'), given));
  return fits.length > 0 && (await isWithoutUsers(read));
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
