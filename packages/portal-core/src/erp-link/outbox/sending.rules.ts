/**
 * What the answer to a news means. `taken`: the ERP has it; `refused`: not this one, a person has to look at it; `access`: none of them, the
 * connection stops; `away`: it is not there, or fails on it, and is tried again later; `busy`: it asks for a pause.
 */
export type Answered = 'taken' | 'refused' | 'access' | 'away' | 'busy';

/** @param status of the HTTP answer; null when there was none. */
export function judgeAnswer(status: number | null): Answered {
  if (status === null) return 'away';
  if (status >= 200 && status < 300) return 'taken';
  if ([401, 403, 407, 410].includes(status)) return 'access';
  if (status === 429) return 'busy';
  if ([404, 405, 408, 425].includes(status) || status >= 500 || status < 400) return 'away';
  return 'refused';
}

const SECOND = 1000;
/** News in a row that found the ERP away, after which one alone is tried. */
export const TRIES_AT_ONCE = 5;

/**
 * Milliseconds until the ERP is tried again after it was away `failures` times in a row: 1 s to 5 min, with the upper half by chance, so that
 * several servers do not come at once. A longer pause that it asks for is kept, up to an hour.
 * @param chance a number from 0 to 1.
 */
export function pauseAfter(failures: number, chance: number, askedSeconds = 0): number {
  const most = Math.min(300, 2 ** Math.min(failures, 10)) * SECOND;
  return Math.max(most / 2 + (most / 2) * chance, Math.min(askedSeconds, 3600) * SECOND);
}
