import { setTimeout } from 'node:timers/promises';
import { CliError } from './cli-error.js';
import { EXIT } from './exit-code.js';
import type { Io } from './io.js';

/** Ctrl-C handling of one command: the first press asks it to stop at a safe point, the second exits at once. */
export interface Interruption {
  /** Aborted by the first press. */
  readonly signal: AbortSignal;
  /** Waits for `ms` milliseconds. Rejects as interrupted at the first press. */
  sleep(ms: number): Promise<void>;
  /** Restores the usual meaning of Ctrl-C. */
  release(): void;
}

/** Takes over Ctrl-C. `onFirst` is called at the first press. */
export function takeInterruption(io: Pick<Io, 'onInterrupt' | 'exit'>, onFirst: () => void): Interruption {
  const controller = new AbortController();
  const release = io.onInterrupt(() => {
    if (controller.signal.aborted) io.exit(EXIT.interrupted);
    else onFirst();
    controller.abort(interrupted());
  });
  return {
    signal: controller.signal,
    release,
    async sleep(ms) {
      await setTimeout(ms, undefined, { signal: controller.signal }).catch(() => {
        throw interrupted();
      });
    },
  };
}

/** Error of an interrupted command. */
function interrupted(): CliError {
  return new CliError('interrupted', EXIT.interrupted, { key: 'cli.interrupted' });
}
