import { HttpProblem } from '../wire/index.js';

/** Runs a limited number of jobs at once; the others wait in a queue. */
export interface Slots {
  /** Runs the work when its turn comes. Throws 503 when the queue is full. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

export function createSlots(atOnce: number, maxWaiting: number): Slots {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    async run(work) {
      if (running < atOnce) running += 1;
      else if (waiting.length >= maxWaiting)
        throw new HttpProblem('unavailable', { headers: { 'Retry-After': '5' } });
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
