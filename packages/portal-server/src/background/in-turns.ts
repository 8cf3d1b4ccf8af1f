import { setTimeout } from 'node:timers/promises';

/** Milliseconds of work before others get their turn. */
const TURN_MS = 1;
/** Others have so many times as long as a turn took; on a machine with much else to do it takes longer by the clock. */
const REST = 2;

/**
 * Takes all steps of a work and returns its result. Requests are served between them and rarely meet one: a request that writes comes back to
 * the event loop some twenty times, and would wait for a step each time.
 */
export async function inTurns<T>(work: Generator<undefined, T>): Promise<T> {
  for (;;) {
    const begun = performance.now();
    let step = work.next();
    while (step.done !== true && performance.now() - begun < TURN_MS) step = work.next();
    if (step.done === true) return step.value;
    await setTimeout(REST * (performance.now() - begun));
  }
}
