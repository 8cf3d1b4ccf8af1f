import { isIsoDay } from './day.js';

const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}([.,]\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/i;
/** An HTTP date, as RFC 9110 section 5.6.7 defines it and `Date.prototype.toUTCString` writes it: `Sat, 21 Nov 2026 21:19:20 GMT`. */
const HTTP_DATE = /^[A-Z][a-z]{2}, (\d{2}) ([A-Z][a-z]{2}) (\d{4}) (\d{2}:\d{2}:\d{2}) (GMT|UTC)$/;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Milliseconds since 1970 of an instant given as ISO text (in UTC unless it names an offset) or as an HTTP date; null when the text is
 * neither or the time does not exist.
 */
export function parseInstant(text: string): number | null {
  const trimmed = text.trim();
  if (ISO_INSTANT.test(trimmed)) return fromIso(trimmed);
  const [, day, month = '', year, time] = HTTP_DATE.exec(trimmed) ?? [];
  const index = MONTHS.indexOf(month);
  if (index < 0) return null;
  return fromIso(`${year}-${String(index + 1).padStart(2, '0')}-${day}T${time}Z`);
}

function fromIso(text: string): number | null {
  const [, date = '', time = '', zone = 'Z'] = /^(.{10}).(.*?)(Z|[+-]\d{2}:?\d{2})?$/i.exec(text) ?? [];
  if (!isIsoDay(date)) return null;
  const offset = zone.toUpperCase() === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}`;
  const ms = Date.parse(`${date}T${time.replace(',', '.')}${offset}`);
  return Number.isNaN(ms) ? null : ms;
}
