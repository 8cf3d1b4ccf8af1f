import type { Knex } from 'knex';

/** A merchant and an API key as the token of a page names them. */
export interface EmbedMerchant {
  readonly id: number;
  readonly merchant_name: string;
  readonly erp_merchant_id: number;
}

/** The merchant of a token, or null when it is switched off or the token's key has been revoked. */
export async function findEmbedMerchant(
  read: Knex,
  { merchant, key }: { readonly merchant: number; readonly key: number | null },
): Promise<EmbedMerchant | null> {
  const found = read('merchants as m').where({ 'm.id': merchant, 'm.active': 1 });
  if (key !== null)
    void found.whereExists(read('api_keys').select(read.raw('1')).where({ id: key, revoked_at: null }));
  return (await found.first<EmbedMerchant>('m.id', 'm.merchant_name', 'm.erp_merchant_id')) ?? null;
}
