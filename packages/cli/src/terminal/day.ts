import { parseDay } from '@kontor/portal-core/dates';
import { usageError } from './cli-error.js';

/** Parses `2026-12-31` or `31.12.2026` to an ISO day. Throws a usage error naming the flag for anything else. */
function readDay(text: string, flag: string): string {
  const day = parseDay(text);
  if (day !== null) return day;
  throw usageError('day_invalid', { key: 'cli.dayInvalid', params: { value: text, flag } });
}

/** The days of `--from` and `--to` as ISO days, as far as given. Throws a usage error if one is no day, or the first is after the last. */
export function readDays(options: { readonly from?: string; readonly to?: string }): {
  from?: string;
  to?: string;
} {
  const from = options.from === undefined ? undefined : readDay(options.from, '--from');
  const to = options.to === undefined ? undefined : readDay(options.to, '--to');
  if (from !== undefined && to !== undefined && from > to)
    throw usageError('days_reversed', { key: 'cli.daysReversed', params: { from, to } });
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}
