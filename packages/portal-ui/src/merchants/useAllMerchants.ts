import { merchantsList, type Merchant } from '@kontor/portal-core';
import { type OptionRequest, optionRequest } from '../primitives/index.js';
import { useAnswer } from '../provider/index.js';

/** Largest number of merchants offered for choosing. */
const MOST = 250;
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
  const query = useAnswer(merchantsList, { query: { limit: MOST } }, options);
  return { merchants: query.data?.entries ?? NONE, ...optionRequest(query) };
}
