import { parseDay } from '@kontor/portal-core/dates';
import { usageError } from './cli-error.js';

/** Parses `2026-12-31` or `31.12.2026` to an ISO day. Throws a usage error naming the flag for anything else. */
export function readDay(text: string, flag: string): string {
  const day = parseDay(text);
  if (day !== null) return day;
  throw usageError('day_invalid', { key: 'cli.dayInvalid', params: { value: text, flag } });
}
