import { setMaxListeners } from 'node:events';
import type { Logger } from 'pino';
import type { Clock } from '../dates/index.js';
import { nextRun } from './next-run.js';

/** Work that no request waits for. It runs once at the start and then every night. */
export interface BackgroundTask {
  readonly name: string;
  /** Start of the nightly run in the portal's time zone, as `00:10`. */
  readonly nightlyAt: string;
  /** Does the work in small steps, and ends soon after the signal is aborted. An error is logged, and the task is tried again the next night. */
  run(signal: AbortSignal): Promise<void>;
}

/** The running background tasks of a server. */
export interface Background {
  /** Starts no more runs and waits for the running ones to end. */
  stop(): Promise<void>;
}

export interface BackgroundOptions {
  readonly tasks: readonly BackgroundTask[];
  readonly clock: Clock;
  readonly timeZone: string;
  readonly log: Logger;
  /** Told of every run that has ended. */
  readonly ran?: (run: EndedRun) => void;
}

/** A run of a task that has ended. */
export interface EndedRun {
  readonly task: string;
  readonly outcome: 'done' | 'failed';
  readonly seconds: number;
}

/** Interval in milliseconds at which timers are set anew, since a machine may have slept or its clock may have been set. */
const LOOK_AGAIN_MS = 10 * 60_000;

/** Starts the tasks independently of each other. No task runs twice at the same time. */
export function startBackground({ tasks, ...surroundings }: BackgroundOptions): Background {
  const stopping = new AbortController();
  // Each task listens, and there is no number of them that would be too many.
  setMaxListeners(0, stopping.signal);
  const all = tasks.map((task) => keepRunning(task, surroundings, stopping.signal));
  return {
    async stop() {
      stopping.abort();
      await Promise.all(all);
    },
  };
}

async function keepRunning(
  task: BackgroundTask,
  { clock, timeZone, log, ran = () => {} }: Omit<BackgroundOptions, 'tasks'>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const begun = performance.now();
    const outcome = await task.run(signal).then(
      () => 'done' as const,
      (error: unknown) => {
        log.error({ err: error, task: task.name }, 'background task failed');
        return 'failed' as const;
      },
    );
    ran({ task: task.name, outcome, seconds: (performance.now() - begun) / 1000 });
    const next = nextRun(clock(), task.nightlyAt, timeZone);
    while (!signal.aborted && clock() < next) await pause(Math.min(next - clock(), LOOK_AGAIN_MS), signal);
  }
}

/** Waits for the time given, or until the signal is aborted. Does not keep the process alive. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    timer.unref();
    signal.addEventListener('abort', done, { once: true });
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
  });
}
