import { HttpProblem } from './problem.js';

/** Who takes a slot. */
export interface Taker {
  /** The user, or the embed token, that calls. */
  readonly caller: string;
  /** Whose records it works on; of a sign-in the address it comes from. */
  readonly merchant: string;
}

/** How many run at the same time, and how many may wait. */
export interface SlotBounds {
  readonly inAll: number;
  readonly perMerchant: number;
  readonly perCaller: number;
  readonly waitingInAll: number;
  readonly waitingPerCaller: number;
  /** Milliseconds that one waits at most. */
  readonly waitMs: number;
}

/** A slot that is held. */
export interface Slot {
  /** Has the slot given back early when the same caller waits for another one: its answer is sent, and what goes on is a count ahead. */
  giveWay(stop: () => void): void;
  release(): void;
}

export interface FairSlots {
  /**
   * Takes a slot as soon as one is free; the merchant served longest ago comes first. Throws 429 `too_many_calls` when the caller's own calls
   * are the reason that there is none, 503 `overloaded` when those of all are, both with `Retry-After`; rejects when the signal is aborted.
   */
  take(taker: Taker, signal?: AbortSignal): Promise<Slot>;
  /** Number of slots taken, and of those waiting for one. */
  readonly taken: number;
  readonly waiting: number;
}

interface Held extends Taker {
  stop: (() => void) | null;
}
interface Waiting extends Taker {
  readonly start: (slot: Slot) => void;
}

const BUSY_SECONDS = 2;
const FULL_SECONDS = 5;
const refusal = (code: 'too_many_calls' | 'overloaded') => {
  const seconds = code === 'overloaded' ? FULL_SECONDS : BUSY_SECONDS;
  return new HttpProblem(code, { params: { seconds }, headers: { 'Retry-After': String(seconds) } });
};

/** Creates slots that no caller and no merchant can take away from the others. */
export function createFairSlots(bounds: SlotBounds): FairSlots {
  const held = new Set<Held>();
  const queue: Waiting[] = [];
  /** When each merchant with a slot, or waiting for one, was served last. */
  const served = new Map<string, number>();
  let turns = 0;

  const ownCount = (all: Iterable<Taker>, key: keyof Taker, taker: Taker) =>
    [...all].filter((other) => other[key] === taker[key]).length;
  const isCallersOwn = (taker: Taker) => ownCount(held, 'caller', taker) >= bounds.perCaller;
  const mayRun = (taker: Taker) =>
    held.size < bounds.inAll &&
    !isCallersOwn(taker) &&
    ownCount(held, 'merchant', taker) < bounds.perMerchant;
  const hold = ({ caller, merchant }: Taker): Slot => {
    const mine: Held = { caller, merchant, stop: null };
    held.add(mine);
    served.set(merchant, (turns += 1));
    return {
      giveWay(stop) {
        mine.stop = stop;
        if (queue.some((other) => other.caller === caller)) stop();
      },
      release() {
        if (!held.delete(mine)) return;
        startNext();
        if (![...held, ...queue].some((other) => other.merchant === merchant)) served.delete(merchant);
      },
    };
  };
  const startNext = () => {
    const ready = queue.filter(mayRun);
    const since = ({ merchant }: Taker) => served.get(merchant) ?? 0;
    const [next] = ready.toSorted((one, other) => since(one) - since(other));
    if (!next) return;
    queue.splice(queue.indexOf(next), 1);
    next.start(hold(next));
  };
  const refuse = (taker: Taker) => {
    const own = ownCount(queue, 'caller', taker);
    if (own >= bounds.waitingPerCaller) throw refusal('too_many_calls');
    if (queue.length >= bounds.waitingInAll) throw refusal('overloaded');
  };
  return {
    get taken() {
      return held.size;
    },
    get waiting() {
      return queue.length;
    },
    async take(taker, signal) {
      signal?.throwIfAborted();
      if (mayRun(taker)) return hold(taker);
      refuse(taker);
      const turn = new Promise<Slot>((resolve, reject) => {
        const leave = (reason: unknown) => {
          const place = queue.indexOf(mine);
          if (place < 0) return;
          queue.splice(place, 1);
          done();
          reject(reason);
        };
        const late = setTimeout(
          () => leave(refusal(isCallersOwn(taker) ? 'too_many_calls' : 'overloaded')),
          bounds.waitMs,
        );
        const gone = () => leave(signal?.reason);
        signal?.addEventListener('abort', gone, { once: true });
        const done = () => {
          clearTimeout(late);
          signal?.removeEventListener('abort', gone);
        };
        const mine: Waiting = {
          caller: taker.caller,
          merchant: taker.merchant,
          start(slot) {
            done();
            resolve(slot);
          },
        };
        queue.push(mine);
      });
      for (const other of held) if (other.caller === taker.caller) other.stop?.();
      return turn;
    },
  };
}
