import { issue, type Issue } from '../validation/index.js';
import type { ErpMark, OrderReport } from './erp-link.types.js';

type Source = Pick<OrderReport, 'source_version' | 'source_time'>;
type Marked = Pick<ErpMark, 'source_version' | 'source_time'>;

/** Date and time to the second or finer, and the zone, without which the hour of October that exists twice is two times. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/i;

/** The instant in UTC; null when it is none, or has no zone. */
function instantOf(text: string): string | null {
  if (!INSTANT.test(text.trim())) return null;
  const at = Date.parse(text.trim());
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

/** The broken rules of a report's version or time. */
export function checkSource({ source_time }: Source): Issue[] {
  return source_time === undefined || instantOf(source_time) !== null
    ? []
    : [issue('source_time', 'instantWithZone')];
}

/** Whether a report is older than the last one about its record. Numbers are compared with numbers, times with times. */
export function isOlder({ source_version, source_time }: Source, mark: Marked): boolean {
  if (source_version !== undefined && mark.source_version !== null)
    return source_version < mark.source_version;
  const at = source_time === undefined ? null : instantOf(source_time);
  return at !== null && mark.source_time !== null && at < mark.source_time;
}

/** Whether two marks say the same. */
export const isSameSource = (one: Marked, other: Marked): boolean =>
  one.source_version === other.source_version && one.source_time === other.source_time;

/** The mark after a report that is not older. */
export function markedBy({ source_version, source_time }: Source, mark: Marked): Marked {
  const at = source_time === undefined ? null : instantOf(source_time);
  return {
    source_version: source_version ?? mark.source_version,
    source_time: at !== null && at > (mark.source_time ?? '') ? at : mark.source_time,
  };
}
