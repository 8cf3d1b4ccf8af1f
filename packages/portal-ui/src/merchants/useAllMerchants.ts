import { useQuery } from '@tanstack/react-query';
import { merchantsList, type Merchant } from '@kontor/portal-core';
import { type OptionRequest, optionRequest } from '../primitives/index.js';
import { usePortalClient } from '../provider/index.js';

/** Most merchants that can be chosen among. */
const MOST = 250;
/** Merchants change rarely. */
const FRESH_FOR = 5 * 60_000;
const NONE: readonly Merchant[] = [];

/** The merchants one may choose among. */
export interface AllMerchants extends OptionRequest {
  /** By name; none until known, and while they are not wanted. */
  readonly merchants: readonly Merchant[];
}

/** Fetches the merchants one may choose among; all widgets share one answer. */
export function useAllMerchants(isWanted = true): AllMerchants {
  const client = usePortalClient();
  const query = useQuery({
    queryKey: ['merchants', 'all'],
    queryFn: ({ signal }) => client.call(merchantsList, { query: { limit: MOST }, signal }),
    staleTime: FRESH_FOR,
    enabled: isWanted,
  });
  return { merchants: query.data?.entries ?? NONE, ...optionRequest(query) };
}
