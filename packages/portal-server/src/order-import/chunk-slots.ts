import { HttpProblem } from '../wire/index.js';

/** Number of chunks that a server stores at the same time (security.md 4.2): more would only wait for the one writer. */
const RUNNING = 2;
/** Number of chunks of a merchant that may wait: two clients with two requests each go on without a refusal. */
const WAITING_OF_A_MERCHANT = 3;
/** Number of chunks of all merchants that may wait. A waiting chunk holds its orders in memory. */
const WAITING = 6;

/** Limits the chunks that run at the same time: one of each merchant, and two in all. */
export interface ChunkSlots {
  /** Runs the work as soon as a slot is free. Throws 429 `busy` when too many wait already. */
  run<T>(merchantErpId: number, work: () => Promise<T>): Promise<T>;
}

interface Waiting {
  readonly merchantErpId: number;
  readonly start: () => void;
}

/**
 * Creates the slots of one server process. They spare its memory and its other users; the database itself prevents that anything happens
 * twice.
 */
export function createChunkSlots(): ChunkSlots {
  const running = new Set<number>();
  const waiting: Waiting[] = [];
  const mayRun = (merchantErpId: number) => running.size < RUNNING && !running.has(merchantErpId);
  const startNext = () => {
    const index = waiting.findIndex(({ merchantErpId }) => mayRun(merchantErpId));
    if (index < 0) return;
    const [next] = waiting.splice(index, 1);
    running.add(next!.merchantErpId);
    next!.start();
  };
  const waitForTurn = (merchantErpId: number): Promise<void> => {
    const own = waiting.filter((other) => other.merchantErpId === merchantErpId).length;
    if (waiting.length >= WAITING || own >= WAITING_OF_A_MERCHANT)
      throw new HttpProblem('busy', { headers: { 'Retry-After': '1' } });
    return new Promise((start) => waiting.push({ merchantErpId, start }));
  };
  return {
    async run(merchantErpId, work) {
      if (mayRun(merchantErpId)) running.add(merchantErpId);
      else await waitForTurn(merchantErpId);
      try {
        return await work();
      } finally {
        running.delete(merchantErpId);
        startNext();
      }
    },
  };
}
