import type { Knex } from 'knex';
import { columns, type RowOf, selectFrom } from '../db/index.js';
import { keysInForce } from './api-keys.store.js';

/** The merchant and the API key that the token of an embedded page names. */
export type EmbedMerchant = RowOf<(typeof MERCHANT)['columns']>;
const MERCHANT = columns('merchants', ['id', 'merchant_name', 'erp_merchant_id', 'page_epoch'], 'm');

/** What a token names: its merchant, and the key it was traded for with the present ISO day; null for none. */
type NamedInToken = { readonly merchant: number; readonly epoch?: number } & (
  { readonly key: null } | { readonly key: number; readonly day: string }
);

/**
 * Reads the merchant of a token; null when it is switched off, or was since the `epoch` of the token, or when the token's key has ended.
 */
export async function findEmbedMerchant(read: Knex, token: NamedInToken): Promise<EmbedMerchant | null> {
  const { merchant, epoch } = token;
  const found = read('merchants as m').where({ 'm.id': merchant, 'm.active': 1 });
  if (epoch !== undefined) void found.where('m.page_epoch', epoch);
  if (token.key !== null)
    void found.whereExists(
      keysInForce(read, token.day)
        .select(read.raw('1'))
        .where({ 'k.id': token.key })
        .andWhere((one) => void one.whereNotNull('k.merchant_id').orWhere('u.active', 1)),
    );
  const [row] = await selectFrom(found, MERCHANT);
  return row ?? null;
}
