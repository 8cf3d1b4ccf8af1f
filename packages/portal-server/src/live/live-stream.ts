import type { LiveChanges } from '@kontor/portal-core/live';
import { Readable } from 'node:stream';
import { cursorOf } from '../changes/index.js';
import type { Batch, Listener } from './hub.js';
import { seenChanges, touchesAccess, type Reader } from './seen-changes.js';

/** Milliseconds after which a line says that the stream is alive: proxies cut what is silent for a minute. */
const ALIVE_EVERY_MS = 15_000;
/** Milliseconds between two looks at whether the reader may still listen, for what no change tells: that a token has expired. */
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
  #hasEnded = false;
  #asked: Promise<void> = Promise.resolve();

  constructor(private readonly options: LiveStreamOptions) {
    this.#aliveAt = options.now();
    // Streams that were opened together, as after a restart, must not ask together for ever after: sign-ins would wait behind them.
    this.#askedAt = this.#aliveAt - Math.random() * ASK_EVERY_MS;
  }

  /** Sends an answer as an event, with the cursor as its id. */
  send(answer: LiveChanges): void {
    this.#write(`id: ${answer.cursor}\ndata: ${JSON.stringify(answer)}\n\n`);
  }

  /** Tells what the reader may see; when its access may have ended with these changes, only after it was asked for. */
  tell(batch: Batch): void {
    if (batch.isBroken || touchesAccess(this.options.reader, batch.changes)) this.#ask(this.options.now());
    void this.#asked.then(() => this.#pass(batch));
  }

  #pass({ position, changes, isBroken }: Batch): void {
    const seen = seenChanges(this.options.reader, changes);
    if (seen.length === 0 && !isBroken) return;
    this.send({ cursor: cursorOf(position, this.options.now()), reset: isBroken, changes: seen });
  }

  tick(): void {
    const now = this.options.now();
    if (now - this.#aliveAt >= ALIVE_EVERY_MS) this.#write(': alive\n\n');
    if (now - this.#askedAt >= ASK_EVERY_MS) this.#ask(now);
  }

  end(): void {
    if (!this.#hasEnded && !this.body.destroyed) this.body.push(null);
    this.#hasEnded = true;
  }

  /** Ends when the reader may no longer listen. A database that does not answer ends nothing: nothing can be read of it either. */
  #ask(now: number): void {
    this.#askedAt = now;
    this.#asked = this.#asked.then(async () => {
      const mayStill = await this.options.mayStill().catch(() => true);
      if (!mayStill) this.end();
    });
  }

  #write(text: string): void {
    if (this.#hasEnded || this.body.destroyed) return;
    this.#aliveAt = this.options.now();
    this.body.push(text);
    if (this.body.readableLength > MOST_UNREAD) this.body.destroy();
  }
}
