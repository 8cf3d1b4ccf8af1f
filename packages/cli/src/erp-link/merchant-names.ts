import { merchantsList } from '@kontor/portal-core/merchants';
import type { PortalClient } from '@kontor/portal-core/wire';

const PAGE = 250;

/** The ERP's numbers of the merchants that the user may see, by their names in lower case. */
export async function merchantNames(client: PortalClient): Promise<ReadonlyMap<string, number>> {
  const names = new Map<string, number>();
  for (let offset = 1; ; offset += PAGE) {
    const { entries } = await client.call(merchantsList, { query: { limit: PAGE, offset } });
    for (const { merchant_name, erp_merchant_id } of entries)
      names.set(merchant_name.toLowerCase(), erp_merchant_id);
    if (entries.length < PAGE) return names;
  }
}
