import knex from 'knex';

/** How many may have the thing at the same time, how many of one asker, how many of one may wait, and for how long. */
export interface TurnBounds {
  readonly inAll: number;
  readonly perAsker: number;
  readonly waitingPerAsker: number;
  readonly waitMs: number;
}

/** Turns that no asker can take away from the others, however much one asks for. */
export interface FairTurns {
  /**
   * Waits for a turn: the askers that wait come one after the other. Returns what gives it back. Rejects as a pool without a free connection
   * does, after a while or when the asker has too many waiting.
   */
  take(asker: string): Promise<() => void>;
  readonly waiting: number;
}

interface Waiting {
  readonly start: () => void;
}

/** Creates turns of equal things. */
export function createFairTurns({ inAll, perAsker, waitingPerAsker, waitMs }: TurnBounds): FairTurns {
  /** Those who wait by asker, in the order in which the askers come next. */
  const queues = new Map<string, Waiting[]>();
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
      startNext();
    };
  };
  const startNext = () => {
    const [asker, queue] = [...queues].find(([one]) => mayTake(one)) ?? [];
    if (asker === undefined || queue === undefined) return;
    const [next, ...others] = queue;
    queues.delete(asker);
    if (others.length > 0) queues.set(asker, others);
    next?.start();
  };
  const leave = (asker: string, mine: Waiting) => {
    const others = (queues.get(asker) ?? []).filter((one) => one !== mine);
    if (others.length > 0) queues.set(asker, others);
    else queues.delete(asker);
  };
  return {
    get waiting() {
      return [...queues.values()].reduce((sum, { length }) => sum + length, 0);
    },
    take(asker) {
      if (mayTake(asker)) return Promise.resolve(hold(asker));
      const queue = queues.get(asker) ?? [];
      if (queue.length >= waitingPerAsker) return Promise.reject(noTurn());
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => {
          leave(asker, mine);
          reject(noTurn());
        }, waitMs);
        const start = () => {
          clearTimeout(late);
          resolve(hold(asker));
        };
        const mine: Waiting = { start };
        queues.set(asker, [...queue, mine]);
      });
    },
  };
}

const noTurn = () => new knex.KnexTimeoutError('no connection came free in time');
