import type { TextKey } from '../i18n/index.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A waiting time: in words for `translate`, 'seit 3 Stunden', or where there is little room as a number of a unit. */
export interface WaitingTime {
  readonly key: TextKey;
  readonly count: number;
  readonly unit: 'day' | 'hour' | 'minute';
}

/** How long somebody waits, in whole days, hours or minutes; both instants in milliseconds since 1970. */
export function waitingTime(since: number, now: number): WaitingTime {
  const waited = Math.max(0, now - since);
  const of = (length: number) => Math.max(1, Math.floor(waited / length));
  if (waited >= DAY) return { key: 'investigations.sinceDays', count: of(DAY), unit: 'day' };
  if (waited >= HOUR) return { key: 'investigations.sinceHours', count: of(HOUR), unit: 'hour' };
  return { key: 'investigations.sinceMinutes', count: of(MINUTE), unit: 'minute' };
}
