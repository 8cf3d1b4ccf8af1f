import { issue, type Issue } from '../validation/index.js';
import type { ErpMark, OrderReport } from './erp-link.types.js';

type Source = Pick<OrderReport, 'source_version' | 'source_time'>;
type Marked = Pick<ErpMark, 'source_version' | 'source_time'>;

/** Date and time to the second or finer, and the zone, without which the hour of October that exists twice is two times. */
const INSTANT = /^(20\d{2}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/i;
const DAY_MS = 86_400_000;

/** The instant in milliseconds since 1970; null when it is none, or has no zone. */
function instantOf(text: string): number | null {
  const [, day] = INSTANT.exec(text.trim()) ?? [];
  if (day === undefined) return null;
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // `Date.parse` takes a 30th of February for a day of March.
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== day) return null;
  const at = Date.parse(text.trim());
  return Number.isNaN(at) ? null : at;
}

/**
 * The broken rules of a report's version or time. A clock that runs ahead would make every later report an old one, so a time may be a day
 * ahead at most.
 * @param now milliseconds since 1970.
 */
export function checkSource({ source_time }: Source, now: number): Issue[] {
  if (source_time == null) return [];
  const at = instantOf(source_time);
  if (at === null) return [issue('source_time', 'instantWithZone')];
  return at > now + DAY_MS ? [issue('source_time', 'instantAhead')] : [];
}

/** Whether a report is older than the last one about its record. Numbers are compared with numbers, times with times. */
export function isOlder({ source_version, source_time }: Source, mark: Marked): boolean {
  if (source_version != null && mark.source_version !== null) return source_version < mark.source_version;
  const at = source_time == null ? null : instantOf(source_time);
  return at !== null && mark.source_time !== null && at < Date.parse(mark.source_time);
}

/** Whether two marks say the same. */
export const isSameSource = (one: Marked, other: Marked): boolean =>
  one.source_version === other.source_version && one.source_time === other.source_time;

/** The mark after a report that is not older. */
export function markedBy({ source_version, source_time }: Source, mark: Marked): Marked {
  const at = source_time == null ? null : instantOf(source_time);
  const isLater = at !== null && (mark.source_time === null || at > Date.parse(mark.source_time));
  return {
    source_version: source_version ?? mark.source_version,
    source_time: isLater ? new Date(at).toISOString() : mark.source_time,
  };
}
