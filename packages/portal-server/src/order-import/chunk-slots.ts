import { HttpProblem } from '../wire/index.js';

/** Chunks one server stores at the same time (security.md 4.2): more would only wait for the one writer. */
const RUNNING = 2;
/** Chunks that may wait for their turn: two clients of a merchant with two requests each go on without a refusal. */
const WAITING_OF_A_MERCHANT = 3;
/** A waiting chunk holds its orders in memory. */
const WAITING = 6;

/** Lets one chunk of a merchant run at a time, and two of all merchants. */
export interface ChunkSlots {
  /** Runs the work when its turn has come. Throws 429 `busy` when too many wait already. */
  run<T>(merchantErpId: number, work: () => Promise<T>): Promise<T>;
}

interface Waiting {
  readonly merchantErpId: number;
  readonly start: () => void;
}

/** Slots of one server process. They spare its memory and its other users; what must not happen twice is the database's to prevent. */
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
