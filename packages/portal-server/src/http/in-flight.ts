import type { Context } from 'koa';
import { createFairSlots } from '../limits/index.js';
import { holdPlace } from './places.js';
import type { Asker } from '../wire/index.js';
import { createStrangers, type Sending } from './strangers.js';

/**
 * Requests under way at the same time, waiting ones included. Those with a token that we signed, per user or token, and per merchant of
 * embedded pages; all others per network.
 */
const SIGNED_IN = { inAll: 2000, perMerchant: 600, perCaller: 300 };
const STRANGERS = { inAll: 3000, perWide: 900, perNear: 200 };
const NONE_WAITS = { waitingInAll: 0, waitingPerMerchant: 0, waitingPerCaller: 0, waitMs: 0 };

/** Refuses what is too much before a body is read or the database asked. */
export interface InFlight {
  /**
   * Counts a request until its answer has left. What a stranger writes into a header counts for nothing, and strangers take no room from
   * those who are signed in, nor from a network that has taken less. Throws 429 `too_many_calls` or 503 `overloaded`.
   */
  admit(ctx: Context, asker: Asker): void;
  readonly count: number;
}

export function createInFlight(): InFlight {
  const signedIn = createFairSlots({ ...SIGNED_IN, ...NONE_WAITS });
  const strangers = createStrangers(STRANGERS);
  return {
    get count() {
      return signedIn.taken + strangers.taken;
    },
    admit(ctx, { signer, networks }) {
      const release = signer ? signedIn.takeNow(signer).release : strangers.take(networks, sendingOf(ctx));
      holdPlace(ctx, release);
    },
  };
}

/** A stranger's request, as long as its body has not arrived. */
function sendingOf({ req }: Context): Sending {
  return { isSending: () => !req.complete, end: () => void req.destroy() };
}
