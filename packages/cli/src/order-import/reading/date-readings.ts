import { dateLocaleOf } from '@kontor/portal-core/dates';
import {
  columnsOfSource,
  DATE_ORDERS,
  fittingDateOrders,
  readDate,
  type DateOrder,
  type ImportMapping,
  type Inspection,
} from '@kontor/portal-core/order-import';
import { type Io, printable } from '../../terminal/index.js';

/** An order of day and month that a file's dates allow, with one of them as it would be read. */
export interface DateReading {
  readonly order: DateOrder;
  /** `04/03/2026 = 3. April 2026`; empty if no date of the file tells the orders apart. */
  readonly example: string;
}

/** The orders of day and month that fit a file's dates, each with a date in which they differ; all orders if none fits. */
export function dateReadings(
  { samples }: Pick<Inspection, 'samples'>,
  { columns }: Pick<ImportMapping, 'columns'>,
  { language, t }: Pick<Io, 'language' | 't'>,
): readonly DateReading[] {
  const [column] = columnsOfSource(columns.date);
  const texts = column === undefined ? [] : samples.map((cells) => (cells[column] ?? '').trim());
  const fitting = fittingDateOrders(texts);
  const orders = fitting.length > 1 ? fitting : DATE_ORDERS;
  const format = new Intl.DateTimeFormat(dateLocaleOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  const differs = (text: string) => new Set(orders.map((order) => readDate(text, order))).size > 1;
  const telling = texts.filter(differs);
  return orders.map((order) => {
    const text = telling.find((one) => readDate(one, order) !== null);
    const day = text === undefined ? null : readDate(text, order);
    if (text === undefined || day === null) return { order, example: '' };
    return {
      order,
      example: printable(t('orderImport.dateReads', { text, day: format.format(new Date(day)) })),
    };
  });
}

/** One line for each reading: `  dmy  Tag zuerst: 04/03/2026 = 4. März 2026`. */
export function readingLines(readings: readonly DateReading[], { t }: Pick<Io, 't'>): string[] {
  return readings.map(({ order, example }) => {
    const name = t(`orderImport.dateOrderName_${order}`);
    return `  ${order}  ${example === '' ? name : `${name}: ${example}`}`;
  });
}
