import type { ImportRun } from '../state/import-state.js';

/** Speed of an import. */
export interface ImportPace {
  /** Number of processed orders, including those found stored. */
  readonly done: number;
  /** Number of those orders that an earlier attempt had stored. */
  readonly skipped: number;
  /** Orders per second; null until it can be measured. */
  readonly rate: number | null;
  readonly secondsLeft: number | null;
  /** Seconds until the next attempt; null while the server answers. */
  readonly secondsToRetry: number | null;
}

/** Calculates the speed of a run with the given number of orders. `now` is the time in ms, by the clock of the run. */
export function importPace(run: ImportRun, orders: number, now: number): ImportPace {
  const done = run.progress?.orders ?? 0;
  const skipped = run.progress?.skipped ?? 0;
  const sent = done - skipped;
  const seconds = (run.now - run.startedAt) / 1000;
  const rate = run.isRunning && sent > 0 && seconds > 0 ? sent / seconds : null;
  const left = rate === null || done >= orders ? null : Math.max(1, Math.round((orders - done) / rate));
  const waiting = run.isRunning && run.retryAt !== null;
  return {
    done,
    skipped,
    rate: rate === null ? null : Math.round(rate),
    secondsLeft: waiting ? null : left,
    secondsToRetry: waiting ? Math.max(0, Math.ceil(((run.retryAt ?? 0) - now) / 1000)) : null,
  };
}
