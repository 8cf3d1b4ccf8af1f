import { Temporal } from 'temporal-polyfill';

/** A day of business: its date and how many orders came in. */
export interface BusinessDay {
  /** ISO day. */
  readonly date: string;
  /** Days before today: 0 is today. */
  readonly age: number;
  readonly orders: number;
  /** Before the days of business proper: of that time only orders that went wrong are kept. */
  readonly isEarlier: boolean;
}

/** How much of an average day's orders each weekday brings, Monday first. */
const WEEKDAY_SHARE = [1.32, 1.16, 1.08, 1.0, 0.88, 0.58, 0.78];
/** How much more business the last day does than the first. */
const GROWTH = 0.22;
const SHORTEST_SPAN = 75;
const LONGEST_SPAN = 730;
/** Days back to the first order that went wrong, when business proper is younger. */
const EARLIEST = 365;
/** How much of an average day's orders a day before business proper brings: some four of a hundred orders are that old. */
const EARLIER_SHARE = 0.0115;
const ORDERS_A_DAY = 4000 / SHORTEST_SPAN;

/** Days a number of orders is spread over: 75, and for more than 4,000 orders as many as keep the daily load, up to two years. */
export function spanOf(orders: number): number {
  return Math.min(LONGEST_SPAN, Math.max(SHORTEST_SPAN, Math.round(orders / ORDERS_A_DAY)));
}

/**
 * The days up to today, oldest first, with exactly `orders` orders among them in a weekly rhythm with some growth; at least a year, whose
 * earlier days bring next to nothing.
 */
export function planDays(today: string, orders: number): readonly BusinessDay[] {
  const span = spanOf(orders);
  const length = Math.max(span, EARLIEST);
  const last = Temporal.PlainDate.from(today);
  const dates = Array.from({ length }, (_, index) => last.subtract({ days: length - 1 - index }));
  const weights = dates.map((date, place) => {
    const index = place - (length - span);
    if (index < 0) return EARLIER_SHARE * (1 + 0.55 * Math.sin(place / 19));
    return WEEKDAY_SHARE[date.dayOfWeek - 1]! * (1 + (GROWTH * index) / span) * ripple(index);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let reached = 0;
  let given = 0;
  return dates.map((date, index) => {
    reached += weights[index]!;
    const due = Math.round((reached / total) * orders) - given;
    given += due;
    const age = length - 1 - index;
    return { date: date.toString(), age, orders: due, isEarlier: age >= span };
  });
}

/** Good and bad days that no calendar explains: between 0.88 and 1.12, the same for the same index. */
function ripple(index: number): number {
  return 1 + 0.12 * Math.sin(index * 12.9898 + Math.cos(index * 4.1414) * 7);
}
