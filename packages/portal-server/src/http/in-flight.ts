import type { Context } from 'koa';
import type { EmbedTokens } from '../embedding/index.js';
import { createFairSlots, type Taker } from '../limits/index.js';
import { holdPlace } from './places.js';
import { createStrangers, type Sending } from './strangers.js';
import { networksOf, readClaims, type Tokens } from '../session/index.js';

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
  admit(ctx: Context): Promise<void>;
  readonly count: number;
}

export function createInFlight(keys: {
  readonly tokens: Tokens;
  readonly embedTokens: EmbedTokens;
}): InFlight {
  const signedIn = createFairSlots({ ...SIGNED_IN, ...NONE_WAITS });
  const strangers = createStrangers(STRANGERS);
  return {
    get count() {
      return signedIn.taken + strangers.taken;
    },
    async admit(ctx) {
      const signer = await signedInTaker(ctx.req.headers.authorization, keys);
      const release = signer
        ? signedIn.takeNow(signer).release
        : strangers.take(networksOf(ctx.ip), sendingOf(ctx));
      holdPlace(ctx, release);
    },
  };
}

/** Whose token it is, by its signature alone: whether its session has ended is asked later. Null when we did not sign it. */
async function signedInTaker(
  header: string | undefined,
  { tokens, embedTokens }: Parameters<typeof createInFlight>[0],
): Promise<Taker | null> {
  if (header === undefined) return null;
  const user = await readClaims(header, tokens);
  if (user) return { caller: `user ${user.userId}`, merchant: `user ${user.userId}` };
  const page = await readClaims(header, embedTokens);
  return page && { caller: header, merchant: `pages of ${page.merchant}` };
}

/** A stranger's request, as long as its body has not arrived. */
function sendingOf({ req }: Context): Sending {
  return { isSending: () => !req.complete, end: () => void req.destroy() };
}
