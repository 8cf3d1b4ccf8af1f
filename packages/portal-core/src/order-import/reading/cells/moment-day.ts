import { DEFAULT_TIME_ZONE } from '../../../dates/index.js';

/** Time zones by the letters that shops and payment services write behind a time, in hours from UTC. */
const NAMED_ZONES: Readonly<Record<string, number>> = {
  z: 0,
  utc: 0,
  gmt: 0,
  wet: 0,
  bst: 1,
  west: 1,
  cet: 1,
  mez: 1,
  cest: 2,
  mesz: 2,
  eet: 2,
  eest: 3,
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
};
const NAMES = Object.keys(NAMED_ZONES).join('|');
/**
 * A time of day and its zone at the end of a text. An offset with a colon counts only behind a `T`, seconds or a space, or it would be the end
 * of a span of hours: `08:00-10:00`.
 */
const MOMENT = new RegExp(
  String.raw`(?<before>[T\s,])(?<hour>\d{1,2})[:.](?<minute>\d{2})(?::?(?<second>\d{2})(?:[.,]\d+)?)?\s*(?<half>[ap]\.?m\.?)?(?<gap>\s*)(?:(?<zone>${NAMES})?(?<offset>[+-]\d{2}(?::?(?:00|15|30|45))?)|(?<name>${NAMES}))(?:\s*\([^)]*\))?$`,
  'i',
);
const COMPACT_MOMENT =
  /^\d{8}T?(?<hour>\d{2})(?<minute>\d{2})(?:\d{2})?(?:(?<offset>[+-]\d{4})|(?<name>Z))$/i;
const MINUTE_MS = 60_000;
/** Farthest zone from UTC. */
const MOST_MINUTES = 14 * 60;

/**
 * The day that a moment written with its zone has in the time zone of the portal: `2026-03-01T23:30:00Z` is in Germany the 2nd. A day with
 * no time, no zone or exactly at midnight is a day and stays as it is written.
 */
export function dayOfWrittenMoment(text: string, written: string): string {
  if (!/[+-]\d|[a-z]\)?\s*$/i.test(text.slice(10))) return written;
  const parts = (MOMENT.exec(text) ?? COMPACT_MOMENT.exec(text))?.groups;
  if (parts === undefined) return written;
  const [minutes, offset] = [minutesOfDay(parts), offsetOf(parts)];
  if (minutes === 0 || offset === null) return written;
  return dayInPortal(Date.parse(written) + (minutes - offset) * MINUTE_MS);
}

type Parts = Readonly<Record<string, string | undefined>>;

function minutesOfDay({ hour, minute, half }: Parts): number {
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0);
  return hours * 60 + Number(minute);
}

/** Minutes from UTC; null for what is no zone. */
function offsetOf({ before, second, gap, zone, offset, name }: Parts): number | null {
  if (offset === undefined) return (NAMED_ZONES[(name ?? '').toLowerCase()] ?? 0) * 60;
  const isSpan = offset.includes(':') && before?.toLowerCase() !== 't' && second === undefined && gap === '';
  if (isSpan && zone === undefined) return null;
  const [hours, minutes] = [Number(offset.slice(1, 3)), offset.length > 3 ? Number(offset.slice(-2)) : 0];
  const size = hours * 60 + minutes;
  if (size > MOST_MINUTES) return null;
  return offset.startsWith('-') ? -size : size;
}

/** Writes a day as ISO 8601 does, as this language does. */
const FORMAT = new Intl.DateTimeFormat('sv-SE', { timeZone: DEFAULT_TIME_ZONE });

/** The ISO day of an instant (milliseconds since 1970) in the time zone of the portal. */
export const dayInPortal = (ms: number): string => FORMAT.format(ms);
