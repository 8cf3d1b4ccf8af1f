import type { Knex } from 'knex';
import type { Writer } from '../db/index.js';

/** True when pages of an origin may call: an API key that has not been revoked names it, or a session that has not ended. */
export async function isLiveOrigin(read: Knex, origin: string, now: string): Promise<boolean> {
  const row = await read('embed_origins')
    .where({ origin })
    .andWhere((live) => void live.whereNotNull('api_key_id').orWhere('expires_at', '>', now))
    .first('id');
  return row !== undefined;
}

/** Allows pages of these origins to call until the given time, and deletes what has expired. */
export async function admitOrigins(
  trx: Writer,
  origins: readonly string[],
  { now, expires_at }: { readonly now: string; readonly expires_at: string },
): Promise<void> {
  await trx('embed_origins').whereNull('api_key_id').andWhere('expires_at', '<=', now).delete();
  await trx('embed_origins').insert([...new Set(origins)].map((origin) => ({ origin, expires_at })));
}
