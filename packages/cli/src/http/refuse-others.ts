import { mayReadAllMerchants } from '@kontor/portal-core/access';
import { apiKeysOwn } from '@kontor/portal-core/embedding';
import { allowedResources, currentUser } from '@kontor/portal-core/session';
import type { PortalClient } from '@kontor/portal-core/wire';
import type { Settings } from '../config/index.js';
import { usageError } from '../terminal/index.js';
import { isApiKey } from './who-is.js';

/** The option that asks for the records of every merchant, as typed. */
export interface MerchantsOption {
  readonly allMerchants?: boolean;
}

/**
 * Throws a usage error if records of other merchants are asked for by who may read none of them. The portal would find nothing, which looks
 * like an empty list. Asks it only where `--all-merchants` or a merchant is given.
 */
export async function refuseOthers(
  client: PortalClient,
  { token, merchant }: Pick<Settings, 'token' | 'merchant'>,
  { allMerchants = false }: MerchantsOption,
): Promise<void> {
  if (!allMerchants && merchant.value === null) return;
  const own = isApiKey(token.value ?? '') ? await merchantOfKey(client) : await merchantOfUser(client);
  if (own === null || (!allMerchants && own === merchant.value)) return;
  const params = { flag: allMerchants ? '--all-merchants' : merchant.where };
  throw usageError('own_merchant_only', { key: 'cli.ownMerchantOnly', params });
}

/** ERP id of the only merchant that a key reads; null if it reads all, or if the server does not tell. */
async function merchantOfKey(client: PortalClient): Promise<number | null> {
  return (await client.call(apiKeysOwn, {})).erp_merchant_id ?? null;
}

/** ERP id of the only merchant that a user reads; null if they read all, or none at all. */
async function merchantOfUser(client: PortalClient): Promise<number | null> {
  const [user, { entries }] = await Promise.all([
    client.call(currentUser, {}),
    client.call(allowedResources, {}),
  ]);
  const resources = new Set(entries.map(({ acl_resource }) => acl_resource.resource_code));
  if (mayReadAllMerchants({ roleId: user.user_role_id, resources })) return null;
  return user.merchant?.erp_merchant_id ?? null;
}
