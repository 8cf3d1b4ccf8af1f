import { setImmediate } from 'node:timers/promises';

/** Number of orders handled before other requests get their turn: some 20 ms of work, and enough for a statement to run at full speed. */
const AT_ONCE = 1000;

/** Yields the list in pieces. Between two pieces the event loop serves other requests. */
export async function* inPieces<T>(list: readonly T[], size = AT_ONCE): AsyncGenerator<readonly T[]> {
  for (let from = 0; from < list.length; from += size) {
    if (from > 0) await setImmediate();
    yield list.slice(from, from + size);
  }
}
