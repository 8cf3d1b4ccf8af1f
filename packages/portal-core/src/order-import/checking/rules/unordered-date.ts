import { fittingDateOrders, readDate } from '../../reading/cells/order-date.js';
import type { DateOrder } from '../../order-import.types.js';

/** The day of a date; where the file's order of day and month is not known, null unless every order that fits gives the same one. */
export function readDay(text: string, dateOrder: DateOrder | null): string | null {
  if (dateOrder !== null) return readDate(text, dateOrder);
  const days = new Set(fittingDateOrders([text]).map((order) => readDate(text, order)));
  const [day = null] = days;
  return days.size === 1 ? day : null;
}
