import type { Language } from '../i18n/index.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Each unit with its length and the least distance at which it is used, longest first; months and years by their mean length. */
const UNITS = [
  ['year', 365.25 * DAY],
  ['month', 30.44 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/**
 * The distance of an instant from now as text, both in milliseconds since 1970: 'vor 3 Stunden', 'gestern', 'in 2 days'. Less than a minute
 * is 'now'.
 */
export function relativeTime(epochMs: number, nowMs: number, language: Language): string {
  const difference = epochMs - nowMs;
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, length] of UNITS)
    if (Math.abs(difference) >= length) return format.format(Math.trunc(difference / length), unit);
  return format.format(0, 'second');
}
