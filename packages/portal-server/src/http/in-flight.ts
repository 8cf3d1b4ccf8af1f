import type { Context } from 'koa';
import { createFairSlots } from '../limits/index.js';

/** Requests under way at the same time, waiting ones included: of all, and with one token or, without a token, from one address. */
const REQUESTS = { inAll: 1000, perMerchant: Infinity, perCaller: 300 };
const NONE_WAITS = { waitingInAll: 0, waitingPerMerchant: 0, waitingPerCaller: 0, waitMs: 0 };

/** Refuses what is too much before it costs anything: no token is checked for it and no body read. */
export interface InFlight {
  /** Counts a request until its answer has left. Throws 429 `too_many_calls` or 503 `overloaded`. */
  admit(ctx: Context): void;
  readonly count: number;
}

export function createInFlight(): InFlight {
  const slots = createFairSlots({ ...REQUESTS, ...NONE_WAITS });
  return {
    get count() {
      return slots.taken;
    },
    admit(ctx) {
      const slot = slots.takeNow({ caller: ctx.get('Authorization') || ctx.ip, merchant: '' });
      ctx.res.once('close', slot.release);
    },
  };
}
