import * as z from 'zod/mini';
import { daysBetween } from '../dates/index.js';
import type { Wire } from '../validation/index.js';

/** A quantity of a product in an announced delivery. */
export const announcedItemShape = z.strictObject({
  delivery_id: z.int(),
  /** ISO day in the portal's time zone. */
  delivery_day: z.string(),
  qty: z.number(),
});
export type AnnouncedItem = Wire<typeof announcedItemShape>;

/** Number of days for which a late delivery is expected the next day; after that it is ignored. */
export const LATE_DAYS = 7;

/** The day (today is 0) from which an announced quantity is counted, or null when it no longer is. */
export function arrivalOf(
  { delivery_day }: Pick<AnnouncedItem, 'delivery_day'>,
  today: string,
): number | null {
  const days = daysBetween(today, delivery_day);
  if (days >= 0) return days;
  return days >= -LATE_DAYS ? 1 : null;
}
