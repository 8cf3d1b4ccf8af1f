import { isIsoDay, isoDayOf } from '@kontor/portal-core/dates';
import { usageError } from '../terminal/index.js';

/** Parses `2026-12-31` or `31.12.2026` to an ISO day. Throws a usage error naming the flag for anything else. */
export function readDay(text: string, flag: string): string {
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  const day = german ? isoDayOf(Number(german[3]), Number(german[2]), Number(german[1])) : text;
  if (day !== null && isIsoDay(day)) return day;
  throw usageError('day_invalid', { key: 'cli.dayInvalid', params: { value: text, flag } });
}
