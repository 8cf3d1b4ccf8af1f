import type { PortalClient } from '@kontor/portal-core';
import { importProfilesList, type ImportProfile } from '@kontor/portal-core/order-import';
import { CliError, EXIT } from '../terminal/index.js';

/** The saved mappings of the merchant; staff name whose. */
export async function storedProfiles(
  client: PortalClient,
  merchantErpId: number | null,
): Promise<readonly ImportProfile[]> {
  const query = merchantErpId === null ? {} : { merchant_erp_id: merchantErpId };
  return (await client.call(importProfilesList, { query })).entries;
}

/** The saved mapping of a name; fails with `profile_unknown` when there is none. */
export async function storedProfile(
  client: PortalClient,
  merchantErpId: number | null,
  name: string,
): Promise<ImportProfile> {
  const found = (await storedProfiles(client, merchantErpId)).find((profile) => profile.name === name);
  if (found) return found;
  throw new CliError('profile_unknown', EXIT.failed, { key: 'cli.profileUnknown', params: { name } });
}
