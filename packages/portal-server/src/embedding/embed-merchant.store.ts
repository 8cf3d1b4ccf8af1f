import type { Knex } from 'knex';
import { columns, type RowOf, selectFrom } from '../db/index.js';

/** The merchant and the API key that the token of an embedded page names. */
export type EmbedMerchant = RowOf<(typeof MERCHANT)['columns']>;
const MERCHANT = columns('merchants', ['id', 'merchant_name', 'erp_merchant_id', 'page_epoch'], 'm');

/**
 * Reads the merchant of a token; null when it is switched off, or was since the `epoch` of the token, or when the token's key has ended.
 */
export async function findEmbedMerchant(
  read: Knex,
  {
    merchant,
    key,
    epoch,
  }: { readonly merchant: number; readonly key: number | null; readonly epoch?: number },
): Promise<EmbedMerchant | null> {
  const found = read('merchants as m').where({ 'm.id': merchant, 'm.active': 1 });
  if (epoch !== undefined) void found.where('m.page_epoch', epoch);
  if (key !== null)
    void found.whereExists(
      read('api_keys as k')
        .join('users as u', 'u.id', 'k.user_id')
        .select(read.raw('1'))
        .where({ 'k.id': key, 'k.revoked_at': null })
        .andWhere((one) => void one.whereNotNull('k.merchant_id').orWhere('u.active', 1)),
    );
  const [row] = await selectFrom(found, MERCHANT);
  return row ?? null;
}
