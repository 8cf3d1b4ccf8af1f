import type { Knex } from 'knex';
import { untypedTable } from '../tables.js';

/** The code of those who may see the records of all merchants. */
const ALL_MERCHANTS = '/getForAllMerchants';
const SYSADMIN = 1;

/** A live key, and the account that it acted for. */
interface KeyRow {
  readonly id: number;
  readonly merchant_id: number | null;
  readonly resources: string;
  readonly active: number;
  readonly user_role_id: number;
  readonly own_merchant: number | null;
}

/**
 * API keys had the rights of an account until now, and have their own from here on. Each keeps what it could do: the merchant that its
 * account saw, the resources that it had. One that could do nothing, since its account was switched off or saw no merchant, is revoked.
 */
export async function up(trx: Knex): Promise<void> {
  const keys = await untypedTable(trx, 'api_keys as k')
    .join('users as u', 'u.id', 'k.user_id')
    .whereNull('k.revoked_at')
    .select<KeyRow[]>(
      'k.id',
      'k.merchant_id',
      'k.resources',
      'u.active',
      'u.user_role_id',
      'u.merchant_id as own_merchant',
    );
  for (const key of keys) {
    const codes = new Set(
      await untypedTable(trx, 'role_resources').where({ role_id: key.user_role_id }).pluck('resource_code'),
    );
    const isSysadmin = key.user_role_id === SYSADMIN;
    const seesAll = isSysadmin || codes.has(ALL_MERCHANTS);
    const merchant_id = key.merchant_id ?? (seesAll ? null : key.own_merchant);
    const reaches = seesAll || (merchant_id !== null && merchant_id === key.own_merchant);
    const resources = (JSON.parse(key.resources) as string[]).filter((code) => isSysadmin || codes.has(code));
    if (key.active === 1 && reaches && resources.length > 0)
      await untypedTable(trx, 'api_keys')
        .where({ id: key.id })
        .update({ merchant_id, resources: JSON.stringify(resources) });
    else await revoke(trx, key.id);
  }
}

async function revoke(trx: Knex, id: number): Promise<void> {
  await untypedTable(trx, 'api_keys').where({ id }).update({ revoked_at: new Date().toISOString() });
  await untypedTable(trx, 'embed_origins').where({ api_key_id: id }).delete();
}
