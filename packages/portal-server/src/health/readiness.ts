import type { Logger } from 'pino';
import type { Clock } from '../dates/index.js';
import type { ReadDatabase } from '../db/index.js';
import { readAnything } from './health.store.js';

/** Whether the server takes work. */
export interface Readiness {
  /** False while draining, when the database does not answer, or has no room to write; looked at once a second at most. */
  isReady(): Promise<boolean>;
  /** From now on not ready, for good. */
  drain(): void;
  readonly draining: boolean;
}

const KEPT_MS = 1000;
const ANSWER_WITHIN_MS = 2000;
/** As long as PostgreSQL lets a statement run: what takes longer waits on a connection that is lost. */
const LOOK_LOST_MS = 15_000;
/** What SQLite needs to store a chunk of an import. */
const ROOM_BYTES = 16 * 1024 * 1024;

export interface ReadinessOptions {
  readonly database: ReadDatabase;
  readonly clock: Clock;
  /** Is told of every change, and why. */
  readonly log: Pick<Logger, 'info' | 'warn'>;
  /** Bytes left on the disk SQLite writes to; PostgreSQL looks after its own. */
  readonly freeBytes: () => Promise<number>;
}

/** Why the server takes no work; null when it does. */
type Hindrance = { readonly reason: string; readonly err?: unknown } | null;
const TOO_LATE: Hindrance = { reason: `nothing was answered within ${ANSWER_WITHIN_MS} ms` };
const NO_ROOM: Hindrance = { reason: 'the disk is full' };

/** Watches one database. */
export function createReadiness(options: ReadinessOptions): Readiness {
  const { clock } = options;
  let draining = false;
  const look = oneAtATime(clock, () => lookAt(options));
  const tell = tellChanges(options.log);
  const takesWork = async () => tell(await inTime(look())) === null;
  let last: { readonly at: number; readonly answer: Promise<boolean> } | null = null;
  return {
    get draining() {
      return draining;
    },
    drain() {
      draining = true;
    },
    async isReady() {
      if (draining) return false;
      const now = clock();
      if (!last || Math.abs(now - last.at) >= KEPT_MS) last = { at: now, answer: takesWork() };
      return (await last.answer) && !draining;
    },
  };
}

async function lookAt({ database, freeBytes }: ReadinessOptions): Promise<Hindrance> {
  try {
    await readAnything(database.read);
  } catch (err) {
    return { reason: 'the database does not answer', err };
  }
  return database.engine === 'postgres' || (await freeBytes()) >= ROOM_BYTES ? null : NO_ROOM;
}

/** While a look is under way nobody begins another one, unless it is lost: each holds a connection, or a thread on a disk that hangs. */
function oneAtATime(clock: Clock, look: () => Promise<Hindrance>): () => Promise<Hindrance> {
  let underWay: { readonly at: number; readonly answer: Promise<Hindrance> } | null = null;
  return () => {
    const now = clock();
    if (underWay && Math.abs(now - underWay.at) < LOOK_LOST_MS) return underWay.answer;
    const mine = { at: now, answer: look() };
    underWay = mine;
    return mine.answer.finally(() => {
      if (underWay === mine) underWay = null;
    });
  };
}

async function inTime(look: Promise<Hindrance>): Promise<Hindrance> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<Hindrance>((resolve) => {
    timer = setTimeout(() => resolve(TOO_LATE), ANSWER_WITHIN_MS);
  });
  const hindrance = await Promise.race([look, tooLate]);
  clearTimeout(timer);
  return hindrance;
}

/** Logs when it ends to be ready, and when it is again: once each, however long it lasts. */
function tellChanges(log: ReadinessOptions['log']): (hindrance: Hindrance) => Hindrance {
  let wasReady = true;
  return (hindrance) => {
    const isReady = hindrance === null;
    if (isReady && !wasReady) log.info('ready again');
    if (!isReady && wasReady) log.warn(hindrance, 'not ready');
    wasReady = isReady;
    return hindrance;
  };
}
