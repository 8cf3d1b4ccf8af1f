import { merchantsList, type Merchant } from '@kontor/portal-core';
import { type OptionRequest, optionRequest } from '../primitives/index.js';
import { useAnswer } from '../provider/index.js';

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
  const options = { staleTime: FRESH_FOR, enabled: isWanted };
  const query = useAnswer(merchantsList, { query: { limit: MOST } }, options);
  return { merchants: query.data?.entries ?? NONE, ...optionRequest(query) };
}
