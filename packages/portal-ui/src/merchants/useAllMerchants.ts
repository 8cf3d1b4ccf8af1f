import { useQuery } from '@tanstack/react-query';
import { merchantsList, type Merchant } from '@kontor/portal-core';
import { usePortalClient } from '../provider/index.js';

/** Most merchants that can be chosen among. */
const MOST = 250;
/** Merchants change rarely. */
const FRESH_FOR = 5 * 60_000;

/** The merchants one may choose among, by name; undefined until known, and while they are not wanted. */
export function useAllMerchants(isWanted = true): readonly Merchant[] | undefined {
  const client = usePortalClient();
  const query = useQuery({
    queryKey: ['merchants', 'all'],
    queryFn: ({ signal }) => client.call(merchantsList, { query: { limit: MOST }, signal }),
    staleTime: FRESH_FOR,
    enabled: isWanted,
  });
  return query.data?.entries;
}
