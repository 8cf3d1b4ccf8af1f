import type { Logger } from 'pino';
import type { Clock } from '../dates/index.js';
import { type ReadDatabase, runVital } from '../db/index.js';
import { readAnything } from './health.store.js';

/** Whether the server accepts work. */
export interface Readiness {
  /** False while draining, or when the database does not answer, is damaged or has no room to write. Checked once a second at most. */
  isReady(): Promise<boolean>;
  /** Makes the server not ready for good. */
  drain(): void;
  readonly draining: boolean;
}

const KEPT_MS = 1000;
const ANSWER_WITHIN_MS = 2000;
/** Milliseconds after which a check is taken as lost: as long as PostgreSQL lets a statement run. What takes longer waits on a lost connection. */
const LOOK_LOST_MS = 15_000;
/** Free bytes that SQLite needs to store a chunk of an import. */
const ROOM_BYTES = 16 * 1024 * 1024;

export interface ReadinessOptions {
  readonly database: ReadDatabase;
  readonly clock: Clock;
  /** Logs every change of readiness with its reason. */
  readonly log: Pick<Logger, 'info' | 'warn'>;
  /** Free bytes on the disk SQLite writes to; PostgreSQL looks after its own. */
  readonly freeBytes: () => Promise<number>;
}

/** The reason why the server accepts no work; null when it does. */
type Hindrance = { readonly reason: string; readonly err?: unknown } | null;
const TOO_LATE: Hindrance = { reason: `nothing was answered within ${ANSWER_WITHIN_MS} ms` };
const NO_ROOM: Hindrance = { reason: 'the disk is full' };

/** Creates the readiness check of a server with one database. */
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
  if (database.damage) return { reason: database.damage.message };
  try {
    await runVital('', () => readAnything(database.read));
  } catch (err) {
    return { reason: 'the database does not answer', err };
  }
  return database.engine === 'postgres' || (await freeBytes()) >= ROOM_BYTES ? null : NO_ROOM;
}

/**
 * Runs one check at a time: while one is under way no other begins, unless it is lost. Each holds a connection, or a thread on a disk that
 * hangs.
 */
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
    // An answer that came while the process was busy is taken before it is called late.
    timer = setTimeout(() => setImmediate(() => resolve(TOO_LATE)), ANSWER_WITHIN_MS);
  });
  const hindrance = await Promise.race([look, tooLate]);
  clearTimeout(timer);
  return hindrance;
}

/** Logs when the server stops being ready and when it is ready again: once each, however long it lasts. */
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
