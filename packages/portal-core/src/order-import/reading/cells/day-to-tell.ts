import type { DateOrder } from '../../order-import.types.js';
import { readDate } from './order-date.js';

/** Unambiguous dates: a year of four digits first, a month by its name, or the German notation. */
const ISO = /^\d{4}[-./]\d{1,2}[-./]\d{1,2}(?!\d)/;
const NAMED = /\p{L}{3}.*\d{4}|\d{4}.*\p{L}{3}/u;
const GERMAN = /^\d{1,2}\.\d{1,2}\.\d{4}(?!\d)/;

/** The ISO day an ambiguous date is read as; null if the text is unambiguous or no date. */
export function dayToTell(text: string, order: DateOrder | null): string | null {
  const trimmed = text.trim();
  const isPlain = ISO.test(trimmed) || NAMED.test(trimmed) || (order === 'dmy' && GERMAN.test(trimmed));
  return isPlain || order === null ? null : readDate(trimmed, order);
}
