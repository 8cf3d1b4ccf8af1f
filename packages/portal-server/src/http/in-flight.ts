import type { Context } from 'koa';
import type { EmbedTokens } from '../embedding/index.js';
import { createFairSlots, type Taker } from '../limits/index.js';
import { networksOf, readClaims, type Tokens } from '../session/index.js';

/**
 * Requests under way at the same time, waiting ones included. Those with a token that we signed, per user or token, and per merchant of
 * embedded pages; all others per network.
 */
const SIGNED_IN = { inAll: 2000, perMerchant: 600, perCaller: 300 };
const STRANGERS = { inAll: 3000, perMerchant: 900, perCaller: 200 };
const NONE_WAITS = { waitingInAll: 0, waitingPerMerchant: 0, waitingPerCaller: 0, waitMs: 0 };

/** Refuses what is too much before a body is read or the database asked. */
export interface InFlight {
  /**
   * Counts a request until its answer has left. What a stranger writes into a header counts for nothing, and strangers take no room from
   * those who are signed in. Throws 429 `too_many_calls` or 503 `overloaded`.
   */
  admit(ctx: Context): Promise<void>;
  readonly count: number;
}

export function createInFlight(keys: {
  readonly tokens: Tokens;
  readonly embedTokens: EmbedTokens;
}): InFlight {
  const signedIn = createFairSlots({ ...SIGNED_IN, ...NONE_WAITS });
  const strangers = createFairSlots({ ...STRANGERS, ...NONE_WAITS });
  return {
    get count() {
      return signedIn.taken + strangers.taken;
    },
    async admit(ctx) {
      const signer = await signedInTaker(ctx.req.headers.authorization, keys);
      const slot = signer ? signedIn.takeNow(signer) : strangers.takeNow(strangerAt(ctx.ip));
      if (ctx.res.closed) slot.release();
      else ctx.res.once('close', slot.release);
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

function strangerAt(ip: string): Taker {
  const { near, wide } = networksOf(ip);
  return { caller: near, merchant: wide };
}
