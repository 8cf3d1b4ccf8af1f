import type { DateOrder } from '../../order-import.types.js';
import { readDay } from './unordered-date.js';

const ZONE = /(?<![a-z])(?:utc|gmt)(?![a-z])(?:\s?([+-])\s?(\d{1,2})(?::?(\d{2}))?(?!\d))?/i;
const TIME = /\d:\d{2}/;

/** How dates are read below a header that may name the zone of their times: `Created (UTC)`, `date_created_gmt`, `Zeit (UTC+1)`. */
export function dayReader(header: string): (text: string, order: DateOrder | null) => string | null {
  const zone = zoneOf(header);
  if (zone === '') return readDay;
  const moment = (text: string, order: DateOrder | null) =>
    TIME.test(text) ? readDay(`${text} ${zone}`, order) : null;
  return (text, order) => moment(text, order) ?? readDay(text, order);
}

/** The zone that a header names, as one is written behind a time; empty without one. */
function zoneOf(header: string): string {
  const found = ZONE.exec(header);
  if (found === null) return '';
  const [, sign, hours = '', minutes = '00'] = found;
  return sign === undefined ? 'UTC' : `UTC${sign}${hours.padStart(2, '0')}:${minutes}`;
}
