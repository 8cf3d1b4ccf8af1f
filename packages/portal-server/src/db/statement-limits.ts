import type { Call } from '@kontor/portal-core/wire';
import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The connections that statements use: `vital` ones for signing in, the user's rights and readiness, `heavy` ones for searches, exports and
 * work on many records, `ordinary` ones for the rest, among them `bulk`, whose writes come last. None can take those of another lane.
 */
export type Lane = Call['weight'];

/**
 * Why a statement was ended before it had finished: it ran into its deadline, or nobody waits for the answer any more. One that is known to be
 * `costly` is not begun.
 */
export type Ending = keyof typeof MESSAGES;

const MESSAGES = {
  deadline: 'a statement took too long',
  gone: 'nobody waits for the answer',
  costly: 'a statement would take too long',
} as const;

/** Thrown for a statement that was ended or not begun, and for those that would follow it. */
export class StatementEnded extends Error {
  override readonly name = 'StatementEnded';
  readonly by: Ending;
  constructor(by: Ending, cause?: unknown) {
    super(MESSAGES[by], { cause });
    this.by = by;
  }
}

/** The limits of one call's reading statements, and which of them run. */
export class StatementLimits {
  readonly lane: Lane;
  /** Milliseconds after which a statement is ended. */
  readonly deadlineMs: number;
  /** Whose statements they are: a user, the pages of a merchant, or a network; empty for the portal's own. */
  readonly asker: string;
  #signal: AbortSignal | undefined;
  /** Why a statement of the call was ended; null as long as none was. */
  endedBy: Ending | null = null;
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(
    lane: Lane,
    options: { readonly deadlineMs: number; readonly asker?: string; readonly signal?: AbortSignal },
  ) {
    this.lane = lane;
    this.deadlineMs = options.deadlineMs;
    this.asker = options.asker ?? '';
    this.#signal = options.signal;
  }

  /** Runs work whose statements have these limits. */
  run<T>(work: () => T): T {
    return current.run(this, work);
  }

  /** Aborted when nobody waits for the answer any more, which ends what is read; undefined for work that is finished all the same. */
  get signal(): AbortSignal | undefined {
    return this.#signal;
  }

  /** Has the call finished though nobody may wait for it any more: it has begun to write. */
  finishAnyway(): void {
    this.#signal = undefined;
  }

  begin(): void {
    this.#running += 1;
  }

  finish(): void {
    this.#running -= 1;
    if (this.#running === 0) for (const resolve of this.#waiting.splice(0)) resolve();
  }

  /** Resolves when no statement runs: a count may go on after the answer was sent. */
  idle(): Promise<void> {
    return this.#running === 0 ? Promise.resolve() : new Promise((resolve) => this.#waiting.push(resolve));
  }
}

const current = new AsyncLocalStorage<StatementLimits>();

/** The limits of the call that is running here; undefined outside calls. */
export const statementLimits = (): StatementLimits | undefined => current.getStore();

/** Milliseconds that statements of the vital lane may take: each looks up a row. */
const VITAL_MS = 2000;

/** Runs work that waits behind no other but the asker's own: signing in, the user's rights, readiness. */
export function runVital<T>(asker: string, work: () => T): T {
  return new StatementLimits('vital', { deadlineMs: VITAL_MS, asker }).run(work);
}
