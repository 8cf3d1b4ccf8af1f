// Keeps the cores busy while tests run: what only passes on a quiet machine fails here.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Starts one busy loop for each core; answers what ends them. */
export function keepBusy() {
  const loops = Array.from(
    { length: availableParallelism() },
    () => new Worker('for (;;) Math.random();', { eval: true }),
  );
  return () => Promise.all(loops.map((loop) => loop.terminate()));
}
