import { dateLocaleOf, type Language } from '@kontor/portal-core';
import { readDate, type DateOrder } from '@kontor/portal-core/order-import';

/** Dates that say by themselves what they mean: the year of four digits first, a month by its name, or as a German writes them. */
const ISO = /^\d{4}[-./]\d{1,2}[-./]\d{1,2}(?!\d)/;
const NAMED = /\p{L}{3}.*\d{4}|\d{4}.*\p{L}{3}/u;
const GERMAN = /^\d{1,2}\.\d{1,2}\.\d{4}(?!\d)/;

/** The ISO day a text is read as where the text alone does not tell it; null where it does, or is no date. */
export function dayToTell(text: string, order: DateOrder | null): string | null {
  const trimmed = text.trim();
  const isPlain = ISO.test(trimmed) || NAMED.test(trimmed) || (order === 'dmy' && GERMAN.test(trimmed));
  return isPlain || order === null ? null : readDate(trimmed, order);
}

/** An ISO day with the month as a word, so that nobody takes it for the day. */
export function dayInWords(day: string, language: Language, month: 'long' | 'short' = 'long'): string {
  const parts = { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(dateLocaleOf(language), parts).format(new Date(`${day}T00:00:00Z`));
}

/** An order of day and month with a date of the file and the ISO day it would be then. */
export interface DateReading {
  readonly order: DateOrder;
  readonly text: string;
  readonly day: string;
}

/** How the dates of a file would be read: the orders that fit any of them, those that fit most first, told by a date they differ in. */
export function dateReadings(texts: readonly string[], orders: readonly DateOrder[]): readonly DateReading[] {
  const different = [...new Set(texts.map((text) => text.trim()))];
  const open = different.filter((text) => new Set(orders.map((order) => readDate(text, order))).size > 1);
  const daysOf = (text: string) => orders.filter((order) => readDate(text, order) !== null).length;
  const telling = open.toSorted((a, b) => daysOf(b) - daysOf(a));
  const fitting = (order: DateOrder) => open.filter((text) => readDate(text, order) !== null);
  return orders
    .toSorted((a, b) => fitting(b).length - fitting(a).length)
    .flatMap((order) => {
      const text = telling.find((one) => readDate(one, order) !== null);
      const day = text === undefined ? null : readDate(text, order);
      return text === undefined || day === null ? [] : [{ order, text, day }];
    });
}
