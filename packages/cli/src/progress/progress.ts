import type { SingleBar } from 'cli-progress';
import cliProgress from 'cli-progress';
import { type Io, say } from '../terminal/index.js';
import { shownCount } from './shown-count.js';

/** Progress bar of a long task. If no bar is shown, only the lines are. */
export interface Progress {
  /** Sets or changes the total. */
  start(total: number): void;
  update(done: number): void;
  /** Writes a line above the bar. */
  tell(line: string): void;
  /** Removes the bar; may be called more than once. */
  stop(): void;
}

export interface ProgressOptions {
  readonly label: string;
  readonly shown: boolean;
  /** Whether counts are bytes, which are shown as kilobytes or, of a larger whole, megabytes. */
  readonly inBytes?: boolean;
}

/** Creates a bar with speed and remaining time on `stderr`; shows nothing unless that is a terminal. */
export function createProgress(
  io: Pick<Io, 'stderr' | 'isTty' | 't' | 'language'>,
  options: ProgressOptions,
): Progress {
  if (!options.shown || !io.isTty.stderr)
    return { start: () => {}, update: () => {}, tell: (line) => say(io, line), stop: () => {} };
  let all = 0;
  const { inBytes } = options;
  const shown = (count: number): string => shownCount(count, all, { language: io.language, inBytes });
  const bar: SingleBar = new cliProgress.SingleBar({
    stream: io.stderr as NodeJS.WritableStream,
    format: `{label} {bar} {percentage} % · {done}/{all} · {rate}/s · ${io.t('cli.timeLeft')} {eta_formatted}`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 24,
    hideCursor: true,
    clearOnComplete: true,
    fps: 8,
    etaBuffer: 50,
  });
  const began = Date.now();
  let soFar = 0;
  let running = false;
  const payload = (done: number) => {
    const seconds = Math.max(0.001, (Date.now() - began) / 1000);
    return { label: options.label, done: shown(done), all: shown(all), rate: shown(done / seconds) };
  };
  return {
    start: (total) => {
      all = total;
      if (running) bar.setTotal(total);
      else bar.start(total, 0, payload(0));
      running = true;
    },
    update: (done) => {
      soFar = done;
      bar.update(done, payload(done));
    },
    tell: (line) => {
      if (running) bar.stop();
      say(io, line);
      if (running) bar.start(all, soFar, payload(soFar));
    },
    stop: () => {
      if (running) bar.stop();
      running = false;
    },
  };
}
