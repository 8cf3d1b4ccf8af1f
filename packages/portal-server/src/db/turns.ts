import type { Lane } from './statement-limits.js';

/** The order in which waiting work gets the writer. */
const RANK: Readonly<Record<Lane, number>> = { vital: 0, ordinary: 1, heavy: 2, bulk: 3 };
/** Number of others that may pass one that waits. */
const PASSED_AT_MOST = 8;

/** Lends one thing to one at a time. */
export interface Turns {
  /** Runs the work when its turn comes: after what is as urgent and came before, and after whatever was passed too often already. */
  run<T>(lane: Lane, work: () => Promise<T>): Promise<T>;
  readonly waiting: number;
}

interface Waiting {
  readonly rank: number;
  readonly start: () => void;
  passed: number;
}

/** Creates turns in which vital work goes before ordinary, and both before work on many records. */
export function createTurns(): Turns {
  const queue: Waiting[] = [];
  let isTaken = false;
  const next = () => {
    const overdue = queue.find(({ passed }) => passed >= PASSED_AT_MOST);
    const first = Math.min(...queue.map(({ rank }) => rank));
    const mine = overdue ?? queue.find(({ rank }) => rank === first);
    if (!mine) return void (isTaken = false);
    const place = queue.indexOf(mine);
    queue.splice(place, 1);
    for (const other of queue.slice(0, place)) other.passed += 1;
    mine.start();
  };
  return {
    get waiting() {
      return queue.length;
    },
    async run(lane, work) {
      if (isTaken) await new Promise<void>((start) => queue.push({ rank: RANK[lane], start, passed: 0 }));
      isTaken = true;
      return work().finally(next);
    },
  };
}
