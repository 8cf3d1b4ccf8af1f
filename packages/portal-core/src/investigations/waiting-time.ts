import type { TextKey } from '../i18n/index.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The text of a waiting time, for `translate`: 'seit 3 Stunden'. */
export interface WaitingTime {
  readonly key: TextKey;
  readonly count: number;
}

/** How long somebody waits, in whole days, hours or minutes; both instants in milliseconds since 1970. */
export function waitingTime(since: number, now: number): WaitingTime {
  const waited = Math.max(0, now - since);
  if (waited >= DAY) return { key: 'investigations.sinceDays', count: Math.floor(waited / DAY) };
  if (waited >= HOUR) return { key: 'investigations.sinceHours', count: Math.floor(waited / HOUR) };
  return { key: 'investigations.sinceMinutes', count: Math.max(1, Math.floor(waited / MINUTE)) };
}
