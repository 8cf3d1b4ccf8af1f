import type { Foresee, ForeseeAnswer } from '@kontor/portal-core/order-import';

/** Maximum number of cached answers, so that unchanged requests are not sent again. */
const MAX_KEPT = 40;

/** Caches the server's answers about the same products and orders while one file is checked. */
export function cachedForesee(foresee: Foresee): Foresee {
  const kept = new Map<string, ForeseeAnswer>();
  return async (request) => {
    const key = JSON.stringify(request);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const answer = await foresee(request);
    const [oldest] = kept.keys();
    if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(key, answer);
    return answer;
  };
}
