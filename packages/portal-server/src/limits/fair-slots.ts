import { type HttpProblem, retryLater } from '../wire/index.js';

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
  readonly waitingPerMerchant: number;
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
   * Takes a slot as soon as one is free; the merchant served longest ago comes first, and of its callers the one served longest ago. Throws
   * 429 `too_many_calls` when calls of the caller or its merchant are the reason that there is none, 503 `overloaded` when those of all are,
   * both with `Retry-After`; rejects when the signal is aborted.
   */
  take(taker: Taker, signal?: AbortSignal): Promise<Slot>;
  /** Takes a slot that is free now, or throws as `take` does. */
  takeNow(taker: Taker): Slot;
  /** Runs the work in a slot. */
  run<T>(taker: Taker, work: () => Promise<T>): Promise<T>;
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
/** The refusal of who has to wait: 429 `too_many_calls` when one's own calls are the reason, else 503 `overloaded`. */
export const refusalOf = (isCallersOwn: boolean): HttpProblem =>
  isCallersOwn ? retryLater('too_many_calls', BUSY_SECONDS) : retryLater('overloaded', FULL_SECONDS);

/** Creates slots that no caller and no merchant can take away from the others. */
export function createFairSlots(bounds: SlotBounds): FairSlots {
  const held = new Set<Held>();
  const [callers, merchants] = [new Tally(), new Tally()];
  const queue: Waiting[] = [];
  const order = new ServingOrder();

  const isCallersOwn = ({ caller }: Taker) => callers.of(caller) >= bounds.perCaller;
  const mayRun = (taker: Taker) =>
    held.size < bounds.inAll && !isCallersOwn(taker) && merchants.of(taker.merchant) < bounds.perMerchant;
  const hold = ({ caller, merchant }: Taker): Slot => {
    const mine: Held = { caller, merchant, stop: null };
    held.add(mine);
    callers.add(caller, 1);
    merchants.add(merchant, 1);
    order.serve({ caller, merchant });
    return {
      giveWay(stop) {
        mine.stop = stop;
        if (queue.some((other) => other.caller === caller)) stop();
      },
      release() {
        if (!held.delete(mine)) return;
        callers.add(caller, -1);
        merchants.add(merchant, -1);
        startNext();
        forget({ caller, merchant });
      },
    };
  };
  const forget = ({ caller, merchant }: Taker) => {
    if (merchants.of(merchant) === 0 && !queue.some((other) => other.merchant === merchant))
      order.forgetMerchant(merchant);
    if (callers.of(caller) === 0 && !queue.some((other) => other.caller === caller))
      order.forgetCaller(caller);
  };
  const startNext = () => {
    const next = order.firstOf(queue.filter(mayRun));
    if (!next) return;
    queue.splice(queue.indexOf(next), 1);
    next.start(hold(next));
  };
  /** Throws when as many wait already as may. */
  const refuse = ({ caller, merchant }: Taker) => {
    const waiting = (of: (other: Taker) => boolean) => queue.filter(of).length;
    const own =
      waiting((other) => other.caller === caller) >= bounds.waitingPerCaller ||
      waiting((other) => other.merchant === merchant) >= bounds.waitingPerMerchant;
    if (own || queue.length >= bounds.waitingInAll) throw refusalOf(own);
  };
  const wait = ({ caller, merchant }: Taker, signal?: AbortSignal) =>
    new Promise<Slot>((resolve, reject) => {
      const leave = (reason: unknown) => {
        const place = queue.indexOf(mine);
        if (place < 0) return;
        queue.splice(place, 1);
        forget(mine);
        done();
        reject(reason);
      };
      const late = setTimeout(() => leave(refusalOf(isCallersOwn(mine))), bounds.waitMs);
      const gone = () => leave(signal?.reason);
      signal?.addEventListener('abort', gone, { once: true });
      const done = () => {
        clearTimeout(late);
        signal?.removeEventListener('abort', gone);
      };
      const start = (slot: Slot) => {
        done();
        resolve(slot);
      };
      const mine: Waiting = { caller, merchant, start };
      queue.push(mine);
    });
  const slots: FairSlots = {
    get taken() {
      return held.size;
    },
    get waiting() {
      return queue.length;
    },
    takeNow(taker) {
      if (mayRun(taker)) return hold(taker);
      throw refusalOf(isCallersOwn(taker));
    },
    async take(taker, signal) {
      signal?.throwIfAborted();
      if (mayRun(taker)) return hold(taker);
      refuse(taker);
      const turn = wait(taker, signal);
      for (const other of held) if (other.caller === taker.caller) other.stop?.();
      return turn;
    },
    async run(taker, work) {
      const slot = await slots.take(taker);
      return work().finally(slot.release);
    },
  };
  return slots;
}

/** How many there are of each name. */
class Tally {
  readonly #counts = new Map<string, number>();
  of(name: string): number {
    return this.#counts.get(name) ?? 0;
  }
  add(name: string, by: number): void {
    const count = this.of(name) + by;
    if (count > 0) this.#counts.set(name, count);
    else this.#counts.delete(name);
  }
}

/** When each merchant and each caller was served last. */
class ServingOrder {
  readonly #merchants = new Map<string, number>();
  readonly #callers = new Map<string, number>();
  #turns = 0;

  serve({ caller, merchant }: Taker): void {
    this.#turns += 1;
    this.#merchants.set(merchant, this.#turns);
    this.#callers.set(caller, this.#turns);
  }

  /** The one to be served next: the first of the caller served longest ago, of the merchant served longest ago. */
  firstOf<One extends Taker>(waiting: readonly One[]): One | undefined {
    const merchantTurn = ({ merchant }: Taker) => this.#merchants.get(merchant) ?? 0;
    const callerTurn = ({ caller }: Taker) => this.#callers.get(caller) ?? 0;
    const [first] = waiting.toSorted(
      (one, other) => merchantTurn(one) - merchantTurn(other) || callerTurn(one) - callerTurn(other),
    );
    return first;
  }

  forgetMerchant(merchant: string): void {
    this.#merchants.delete(merchant);
  }
  forgetCaller(caller: string): void {
    this.#callers.delete(caller);
  }
}
