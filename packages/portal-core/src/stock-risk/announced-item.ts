import * as z from 'zod/mini';
import { daysBetween } from '../dates/index.js';
import type { Wire } from '../validation/index.js';

/** A quantity of a product that is announced to come. */
export const announcedItemShape = z.strictObject({
  delivery_id: z.int(),
  /** ISO day in the portal's time zone. */
  delivery_day: z.string(),
  qty: z.number(),
});
export type AnnouncedItem = Wire<typeof announcedItemShape>;

/** For so many days a late delivery is expected the next day; after that nobody counts on it. */
export const LATE_DAYS = 7;

/** The day after today (0) an announced quantity is counted on from, or null when it is not any more. */
export function arrivalOf(
  { delivery_day }: Pick<AnnouncedItem, 'delivery_day'>,
  today: string,
): number | null {
  const days = daysBetween(today, delivery_day);
  if (days >= 0) return days;
  return days >= -LATE_DAYS ? 1 : null;
}
