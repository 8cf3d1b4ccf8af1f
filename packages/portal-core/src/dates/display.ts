import type { Language } from '../i18n/index.js';
import { isIsoDay, isoDayOf } from './day.js';

const GERMAN_DAY = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/;

/** An ISO day as `dd.mm.yyyy` (specification 1 section 9); empty when the day does not exist. */
export function formatDay(day: string): string {
  return isIsoDay(day) ? `${day.slice(8)}.${day.slice(5, 7)}.${day.slice(0, 4)}` : '';
}

/** The ISO day of a text typed as `dd.mm.yyyy` (single digits are accepted) or `YYYY-MM-DD`, or null. */
export function parseDay(text: string): string | null {
  const trimmed = text.trim();
  if (isIsoDay(trimmed)) return trimmed;
  const [, day, month, year] = GERMAN_DAY.exec(trimmed) ?? [];
  return isoDayOf(Number(year), Number(month), Number(day));
}

/** An instant (milliseconds since 1970) as `dd.mm.yyyy hh:mm` in a time zone. Throws RangeError for an unknown zone. */
export function formatInstant(epochMs: number, timeZone: string): string {
  let format = formats.get(timeZone);
  if (format === undefined)
    formats.set(timeZone, (format = new Intl.DateTimeFormat('de-DE', { ...DAY_AND_TIME, timeZone })));
  return format.format(epochMs).replace(',', '');
}

/** One formatter per time zone, with the browser's own Intl: Temporal would load its polyfill wherever a time is shown. */
const formats = new Map<string, Intl.DateTimeFormat>();
const DAY_AND_TIME = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/**
 * The locale of date controls in a language. Days are `dd.mm.yyyy` in both languages (specification 1 section 9), as `formatDay` writes
 * them, with 24 hours. Among the English locales, the Swiss one has this format.
 */
export function dateLocaleOf(language: Language): string {
  return DATE_LOCALES[language];
}

const DATE_LOCALES: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-CH' };
