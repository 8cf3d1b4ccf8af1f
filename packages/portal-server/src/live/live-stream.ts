import type { LiveChanges } from '@kontor/portal-core/live';
import { Readable } from 'node:stream';
import { cursorOf } from '../changes/index.js';
import type { Batch, Listener } from './hub.js';
import { seenChanges, type Reader } from './seen-changes.js';

/** Milliseconds after which a line says that the stream is alive: proxies cut what is silent for a minute. */
const ALIVE_EVERY_MS = 15_000;
/** Milliseconds between two looks at whether the reader may still listen. */
const ASK_EVERY_MS = 10_000;
/** Bytes that a reader who reads slowly leaves with us; then it is cut off, and asks again from its cursor. */
const MOST_UNREAD = 64 * 1024;

export interface LiveStreamOptions {
  readonly reader: Reader;
  /** Whether the reader's session goes on, with the rights it had. */
  readonly mayStill: () => Promise<boolean>;
  readonly now: () => number;
}

/** An answer that goes on: server-sent events of what was changed, until the reader leaves or may no longer listen. */
export class LiveStream implements Listener {
  readonly body = new Readable({ read() {} });
  #aliveAt: number;
  #askedAt: number;
  #isAsking = false;

  constructor(private readonly options: LiveStreamOptions) {
    this.#aliveAt = this.#askedAt = options.now();
  }

  /** Sends an answer as an event, with the cursor as its id. */
  send(answer: LiveChanges): void {
    this.#write(`id: ${answer.cursor}\ndata: ${JSON.stringify(answer)}\n\n`);
  }

  tell({ position, changes, isBroken }: Batch): void {
    const seen = seenChanges(this.options.reader, changes);
    if (seen.length === 0 && !isBroken) return;
    this.send({ cursor: cursorOf(position, this.options.now()), reset: isBroken, changes: seen });
  }

  tick(): void {
    const now = this.options.now();
    if (now - this.#aliveAt >= ALIVE_EVERY_MS) this.#write(': alive\n\n');
    if (now - this.#askedAt >= ASK_EVERY_MS && !this.#isAsking) void this.#ask(now);
  }

  end(): void {
    if (!this.body.destroyed) this.body.push(null);
  }

  /** Ends when the reader may no longer listen. A database that does not answer ends nothing: nothing can be read of it either. */
  async #ask(now: number): Promise<void> {
    this.#isAsking = true;
    this.#askedAt = now;
    const mayStill = await this.options.mayStill().catch(() => true);
    this.#isAsking = false;
    if (!mayStill) this.end();
  }

  #write(text: string): void {
    if (this.body.destroyed || this.body.readableEnded) return;
    this.#aliveAt = this.options.now();
    this.body.push(text);
    if (this.body.readableLength > MOST_UNREAD) this.body.destroy();
  }
}
