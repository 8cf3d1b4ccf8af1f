import type { PortalClient } from '@kontor/portal-core/wire';
import { importProfilesList, type ImportProfile } from '@kontor/portal-core/order-import';
import { CliError, EXIT } from '../../terminal/index.js';

/** Fetches the saved mappings of the merchant, whom staff have to name. */
export async function storedProfiles(
  client: PortalClient,
  merchantErpId: number | null,
): Promise<readonly ImportProfile[]> {
  const query = merchantErpId === null ? {} : { merchant_erp_id: merchantErpId };
  return (await client.call(importProfilesList, { query })).entries;
}

/** Fetches the saved mapping with a name; fails with `profile_unknown` if there is none. */
export async function storedProfile(
  client: PortalClient,
  merchantErpId: number | null,
  name: string,
): Promise<ImportProfile> {
  const found = (await storedProfiles(client, merchantErpId)).find((profile) => profile.name === name);
  if (found) return found;
  throw new CliError('profile_unknown', EXIT.failed, { key: 'cli.profileUnknown', params: { name } });
}
