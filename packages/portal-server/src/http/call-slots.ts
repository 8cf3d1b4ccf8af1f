import type { Call } from '@kontor/portal-core/wire';
import type { Context } from 'koa';
import { type Engine, endedOr, StatementEnded, StatementLimits } from '../db/index.js';
import { createFairSlots, type FairSlots, type Slot, type Taker } from '../limits/index.js';
import type { Caller } from '../wire/index.js';
import { holdPlace } from './places.js';

/** Heavy calls that run at the same time. One slot is always left to the other merchants, and a connection of the lane to each slot. */
const HEAVY = {
  sqlite: { inAll: 3, perMerchant: 2, perCaller: 2 },
  postgres: { inAll: 4, perMerchant: 3, perCaller: 2 },
} as const;
/** A start page with all its widgets waits, and is never refused. */
const HEAVY_WAITING = {
  waitingInAll: 240,
  waitingPerMerchant: 60,
  waitingPerCaller: 24,
  waitMs: 20_000,
} as const;
/**
 * Chunks of imports that are stored at the same time: more would only wait for the writer. Each that waits holds its orders in memory; two
 * clients of a user with two requests each go on without a refusal.
 */
const BULK = {
  inAll: 2,
  perMerchant: 1,
  perCaller: 1,
  waitingInAll: 12,
  waitingPerMerchant: 6,
  waitingPerCaller: 3,
  waitMs: 20_000,
} as const;
/** Calls of any weight. They are held until the answer has left, so that a caller who reads slowly holds no more answers than these. */
const CALLS = {
  inAll: Infinity,
  perMerchant: Infinity,
  perCaller: 30,
  waitingInAll: 1200,
  waitingPerMerchant: 300,
  waitingPerCaller: 200,
  waitMs: 20_000,
} as const;

/** Bounds what each caller, each merchant and all of them together have the server do at the same time. */
export interface CallSlots {
  /** Waits for the turn of a call. It is given back when the answer has left or the client has gone. */
  enter(ctx: Context, caller: Caller): Promise<void>;
  /** Runs the work of a call: heavy and bulk calls wait for a slot of theirs, and statements end at the deadline or when the client has gone. */
  run<T>(call: Pick<Call, 'weight'>, ctx: Context, caller: Caller, work: () => Promise<T>): Promise<T>;
  readonly heavy: FairSlots;
  readonly bulk: FairSlots;
  readonly calls: FairSlots;
}

/** Creates the slots of one server process. */
export function createCallSlots(engine: Engine, deadlineMs: number): CallSlots {
  const calls = createFairSlots(CALLS);
  const heavy = createFairSlots({ ...HEAVY[engine], ...HEAVY_WAITING });
  const bulk = createFairSlots(BULK);
  const slotsOf: Partial<Record<Call['weight'], FairSlots>> = { heavy, bulk };
  return {
    calls,
    heavy,
    bulk,
    async enter(ctx, caller) {
      const slot = await calls.take(takerOf(ctx, caller), clientOf(ctx).signal);
      holdPlace(ctx, slot.release);
    },
    async run({ weight }, ctx, caller, work) {
      const client = clientOf(ctx);
      const { signal } = client;
      const limits = new StatementLimits(weight, { deadlineMs, signal, asker: ctx.state.asker.name });
      const slot = await slotsOf[weight]?.take(takerOf(ctx, caller), signal);
      try {
        return await limits.run(() => endedBy(work()));
      } finally {
        if (slot) void giveBack(slot, limits, client);
      }
    },
  };
}

/** Gives a slot back when the last statement has ended: a count may go on after the answer, as long as its caller asks for nothing else. */
async function giveBack(slot: Slot, limits: StatementLimits, client: AbortController): Promise<void> {
  slot.giveWay(() => client.abort(new StatementEnded('gone')));
  await limits.idle();
  slot.release();
}

/** Rejects with `StatementEnded` where a limit ended the work. Runs where the limits hold. */
const endedBy = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw endedOr(error);
  });

/** The user who really acts; of a partner's page the token, since all its visitors act for one account; of a program its key. */
function takerOf(ctx: Context, { actor, page, apiKey, principal }: Caller): Taker {
  const ofUser = apiKey ? `key ${apiKey.id}` : `user ${actor.actorId}`;
  const caller = page ? ctx.get('Authorization') : ofUser;
  const { merchantErpId, userId } = principal;
  return { caller, merchant: merchantErpId === null ? `staff ${userId}` : `merchant ${merchantErpId}` };
}

/** Aborted with `StatementEnded` when the client closes the connection before it has its answer. */
function clientOf(ctx: Context): AbortController {
  const known = ctx.state.client;
  if (known) return known;
  const client = new AbortController();
  ctx.state.client = client;
  const look = () => {
    if (!ctx.res.writableFinished) client.abort(new StatementEnded('gone'));
  };
  if (ctx.res.closed) look();
  else ctx.res.once('close', look);
  return client;
}
