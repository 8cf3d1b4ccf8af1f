import type { DataScope } from '@kontor/portal-core/access';
import type { Logger } from 'pino';
import { pause } from '../background/index.js';
import { changesSince, currentPosition, type Position, type StoredChange } from '../changes/index.js';
import type { ReadDatabase } from '../db/index.js';

/** What one look at the changes has found. */
export interface Batch {
  readonly position: Position;
  readonly changes: readonly StoredChange[];
  /** True when changes are no longer told one by one. */
  readonly isBroken: boolean;
}

/** Somebody who is told of changes. */
export interface Listener {
  /** Takes what was found; it keeps of it what the reader may see. */
  tell(batch: Batch): void;
  /** Called after each look, some times a second: for what has to be done from time to time. */
  tick(): void;
  /** Called when no more will be told. */
  end(): void;
}

/** Milliseconds between two looks while somebody listens. */
const LOOK_EVERY_MS = 500;
/** Milliseconds after a look that failed. */
const AFTER_FAILURE_MS = 3000;
/** The one look of a process is for all its readers, each of whom is told of its own scope alone. */
const EVERY_CHANGE: DataScope = { kind: 'all' };

/** Looks for changes while anybody listens, once for all of them, and tells them. */
export class LiveHub {
  readonly #listeners = new Set<Listener>();
  #position: Position | null = null;
  #isRunning = false;
  #wake: () => void = () => {};
  #settled = createGate();

  constructor(
    private readonly database: ReadDatabase,
    private readonly log: Pick<Logger, 'error'>,
  ) {}

  /** Whether there is anybody to tell of changes. */
  get isRunning(): boolean {
    return this.#isRunning;
  }

  get count(): number {
    return this.#listeners.size;
  }

  /** Adds a listener. Resolves when nothing that is committed from now on will be missed. */
  async join(listener: Listener): Promise<void> {
    this.#listeners.add(listener);
    this.#wake();
    await this.#settled.opened;
  }

  leave(listener: Listener): void {
    this.#listeners.delete(listener);
  }

  /** Looks until the signal is aborted, then ends all listeners. */
  async run(signal: AbortSignal): Promise<void> {
    this.#isRunning = true;
    while (!signal.aborted) {
      if (this.#listeners.size === 0) await this.#idle(signal);
      else await pause(await this.#look(), signal);
    }
    this.#isRunning = false;
    this.#settled.open();
    for (const listener of this.#listeners) listener.end();
    this.#listeners.clear();
  }

  /** Waits for a listener. What happens meanwhile is nobody's news. */
  async #idle(signal: AbortSignal): Promise<void> {
    this.#position = null;
    this.#settled = createGate();
    await new Promise<void>((resolve) => {
      const wake = () => {
        signal.removeEventListener('abort', wake);
        resolve();
      };
      this.#wake = wake;
      signal.addEventListener('abort', wake, { once: true });
      if (signal.aborted || this.#listeners.size > 0) wake();
    });
  }

  /** Looks once; returns the milliseconds to the next look. */
  async #look(): Promise<number> {
    try {
      if (this.#position === null) {
        this.#position = await currentPosition(this.database);
        this.#settled.open();
      }
      const found = await changesSince(this.database, EVERY_CHANGE, this.#position);
      this.#position = found.position;
      if (found.changes.length > 0 || found.isBroken)
        for (const listener of this.#listeners) listener.tell(found);
      for (const listener of this.#listeners) listener.tick();
      return LOOK_EVERY_MS;
    } catch (error) {
      this.log.error({ err: error }, 'changes could not be read');
      return AFTER_FAILURE_MS;
    }
  }
}

interface Gate {
  readonly opened: Promise<void>;
  open(): void;
}

function createGate(): Gate {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}
