import { dateLocaleOf } from '@kontor/portal-core/dates';
import type { Language } from '@kontor/portal-core/i18n';
import { readDate, type DateOrder } from '@kontor/portal-core/order-import';

/** An ISO day with its month in words, so that it cannot be confused with the day. */
export function dayInWords(day: string, language: Language, month: 'long' | 'short' = 'long'): string {
  const parts = { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(dateLocaleOf(language), parts).format(new Date(`${day}T00:00:00Z`));
}

/** An order of day and month, with a date of the file and the ISO day it would be read as. */
export interface DateReading {
  readonly order: DateOrder;
  readonly text: string;
  readonly day: string;
}

/** The possible readings of a file's dates: the orders that fit any of them, best fit first, each with a date in which they differ. */
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
