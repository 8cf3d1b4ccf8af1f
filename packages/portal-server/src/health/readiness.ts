import type { Clock } from '../config/clock.js';
import type { ReadDatabase } from '../db/database.js';
import { queryRows } from '../db/json-query.js';

/** Whether the server takes work. */
export interface Readiness {
  /** False while draining or when the database does not answer; the database is asked at most once a second. */
  isReady(): Promise<boolean>;
  /** From now on not ready, for good. */
  drain(): void;
  readonly draining: boolean;
}

const KEPT_MS = 1000;
const ANSWER_WITHIN_MS = 2000;

/** Watches one database. */
export function createReadiness(database: ReadDatabase, clock: Clock): Readiness {
  let draining = false;
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
      if (!last || Math.abs(now - last.at) >= KEPT_MS) last = { at: now, answer: databaseAnswers(database) };
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
