import knex from 'knex';

/** How many may have the thing at the same time, how many of one asker, how many of one may wait, and for how long. */
export interface TurnBounds {
  readonly inAll: number;
  readonly perAsker: number;
  readonly waitingPerAsker: number;
  readonly waitMs: number;
}

/** Turns that no asker can take away from the others, however much one asks for, nor a kind of askers from another, however many there are. */
export interface FairTurns {
  /**
   * Waits for a turn. The kinds of askers that wait come one after the other, and so do the askers of a kind, which the first word of their
   * names tells. Returns what gives it back. Rejects as a pool without a free connection does, after a while or when the asker has too
   * many waiting.
   */
  take(asker: string): Promise<() => void>;
  readonly waiting: number;
}

interface Waiting {
  readonly start: () => void;
}
/** Those who wait by asker, in the order in which the askers come next. */
type Queues = Map<string, readonly Waiting[]>;

/** The kind of an asker: `user` of `user 7`. */
const kindOf = (asker: string): string => asker.split(' ', 1)[0]!;

/** Who waits, in the order in which the kinds of askers, and the askers of a kind, come next. */
class WaitingAskers {
  private readonly kinds = new Map<string, Queues>();

  get count(): number {
    const queues = [...this.kinds.values()].flatMap((ofKind) => [...ofKind.values()]);
    return queues.reduce((sum, { length }) => sum + length, 0);
  }

  of(asker: string): readonly Waiting[] {
    return this.queuesOf(asker).get(asker) ?? [];
  }

  /** Stores who of an asker waits; with `isServed`, the asker and its kind come last from now on. */
  store(asker: string, queue: readonly Waiting[], isServed = false): void {
    const [kind, queues] = [kindOf(asker), this.queuesOf(asker)];
    if (isServed || queue.length === 0) queues.delete(asker);
    if (queue.length > 0) queues.set(asker, queue);
    if (isServed || queues.size === 0) this.kinds.delete(kind);
    if (queues.size > 0) this.kinds.set(kind, queues);
  }

  /** Takes out whoever comes next of those who may have a turn. */
  next(mayTake: (asker: string) => boolean): Waiting | undefined {
    for (const queues of this.kinds.values())
      for (const [asker, [first, ...others]] of queues) {
        if (!mayTake(asker)) continue;
        this.store(asker, others, true);
        return first;
      }
    return undefined;
  }

  private queuesOf(asker: string): Queues {
    return this.kinds.get(kindOf(asker)) ?? new Map();
  }
}

/** Creates turns of equal things. */
export function createFairTurns({ inAll, perAsker, waitingPerAsker, waitMs }: TurnBounds): FairTurns {
  const waiting = new WaitingAskers();
  const held = new Map<string, number>();
  let taken = 0;
  const heldBy = (asker: string) => held.get(asker) ?? 0;
  const mayTake = (asker: string) => taken < inAll && heldBy(asker) < perAsker;
  const hold = (asker: string): (() => void) => {
    taken += 1;
    held.set(asker, heldBy(asker) + 1);
    return () => {
      taken -= 1;
      if (heldBy(asker) > 1) held.set(asker, heldBy(asker) - 1);
      else held.delete(asker);
      waiting.next(mayTake)?.start();
    };
  };
  return {
    get waiting() {
      return waiting.count;
    },
    take(asker) {
      if (mayTake(asker)) return Promise.resolve(hold(asker));
      if (waiting.of(asker).length >= waitingPerAsker) return Promise.reject(noTurn());
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => {
          const others = waiting.of(asker).filter((one) => one !== mine);
          waiting.store(asker, others);
          reject(noTurn());
        }, waitMs);
        const start = () => {
          clearTimeout(late);
          resolve(hold(asker));
        };
        const mine: Waiting = { start };
        waiting.store(asker, [...waiting.of(asker), mine]);
      });
    },
  };
}

const noTurn = () => new knex.KnexTimeoutError('no connection came free in time');
