import { setImmediate } from 'node:timers/promises';

/** Takes all steps of a work and returns its result. Between two steps the event loop serves other requests. */
export async function inTurns<T>(work: Generator<undefined, T>): Promise<T> {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    await setImmediate();
  }
}
