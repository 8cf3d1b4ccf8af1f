import type { ImportRun } from '../state/import-state.js';

/** How fast an import goes. */
export interface ImportPace {
  /** Orders dealt with, those found stored included. */
  readonly done: number;
  /** Orders of those that had been stored by an earlier try. */
  readonly skipped: number;
  /** Orders a second; null until there is something to tell it from. */
  readonly rate: number | null;
  readonly secondsLeft: number | null;
  /** Until the server is tried again; null while it answers. */
  readonly secondsToRetry: number | null;
}

/** The pace of a run of so many orders. `now` is of the clock of the run, in ms. */
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
