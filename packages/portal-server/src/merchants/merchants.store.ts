import type { DataScope, Merchant, MerchantsQuery, PortalList } from '@kontor/portal-core';
import type { Knex } from 'knex';

const DEFAULT_LIMIT = 50;

/** Merchants of the scope by name. */
export async function findMerchants(
  read: Knex,
  scope: DataScope,
  { limit = DEFAULT_LIMIT, offset = 1, merchant_name }: MerchantsQuery,
): Promise<PortalList<Merchant>> {
  const found = read('merchants');
  if (scope.kind === 'merchant') found.where({ erp_merchant_id: scope.merchantErpId });
  if (merchant_name !== undefined) found.where({ merchant_name });
  const [entries, counted] = await Promise.all([
    found
      .clone()
      .select('id', 'merchant_name', 'erp_merchant_id')
      .orderBy('merchant_name')
      .limit(limit)
      .offset(offset - 1),
    found.clone().count<{ n: number | string }[]>({ n: '*' }).first(),
  ]);
  return { entries: entries as Merchant[], foundCount: Number(counted?.n ?? 0) };
}
