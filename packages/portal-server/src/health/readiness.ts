import type { Clock } from '../config/clock.js';
import type { ReadDatabase } from '../db/database.js';
import { queryRows } from '../db/json-query.js';

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
/** What SQLite needs to store a chunk of an import. */
const ROOM_BYTES = 16 * 1024 * 1024;

export interface ReadinessOptions {
  readonly database: ReadDatabase;
  readonly clock: Clock;
  /** Bytes left on the disk SQLite writes to; PostgreSQL looks after its own. */
  readonly freeBytes: () => Promise<number>;
}

/** Watches one database. */
export function createReadiness({ database, clock, freeBytes }: ReadinessOptions): Readiness {
  let draining = false;
  const hasRoom = async () => database.engine === 'postgres' || (await freeBytes()) >= ROOM_BYTES;
  const takesWork = async () => (await databaseAnswers(database)) && (await hasRoom());
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

async function databaseAnswers(database: ReadDatabase): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ANSWER_WITHIN_MS);
  });
  const answered = queryRows(database.read, 'select 1 from roles limit 1').then(
    () => true,
    () => false,
  );
  const answer = await Promise.race([answered, tooLate]);
  clearTimeout(timer);
  return answer;
}
