import { merchantsList, type Merchant } from '@kontor/portal-core/merchants';
import type { PortalClient } from '@kontor/portal-core/wire';
import { type OptionRequest, optionRequest } from '../primitives/index.js';
import { useAnswers } from '../provider/index.js';

/** Number of merchants in one answer; there may be several answers. */
const AT_ONCE = 250;
/** Milliseconds for which the answer counts as fresh: merchants change rarely. */
const FRESH_FOR = 5 * 60_000;
const NONE: readonly Merchant[] = [];

/** The merchants to choose from, with the state of the request. */
export interface AllMerchants extends OptionRequest {
  /** Sorted by name; empty until loaded, and while they are not wanted. */
  readonly merchants: readonly Merchant[];
}

/** Fetches the merchants to choose from; all widgets share one answer. */
export function useAllMerchants(isWanted = true): AllMerchants {
  const options = { staleTime: FRESH_FOR, enabled: isWanted };
  const query = useAnswers(merchantsList, { query: { limit: AT_ONCE } }, everyMerchant, options);
  return { merchants: query.data ?? NONE, ...optionRequest(query) };
}

async function everyMerchant(client: PortalClient, signal: AbortSignal): Promise<readonly Merchant[]> {
  const all: Merchant[] = [];
  for (let page = 1; ; page += 1) {
    const query = { limit: AT_ONCE, ...(page > 1 && { page }) };
    const { entries, foundCount } = await client.call(merchantsList, { query, signal });
    all.push(...entries);
    if (all.length >= foundCount || entries.length === 0) return all;
  }
}
