import { Temporal } from 'temporal-polyfill';

/** A day of business: its date and its number of orders. */
export interface BusinessDay {
  /** ISO day. */
  readonly date: string;
  /** Days before today: 0 is today. */
  readonly age: number;
  readonly orders: number;
  /** True for a day before the generated business begins: of that time only orders with errors are kept. */
  readonly isEarlier: boolean;
}

/** Each weekday's orders as a share of an average day's, Monday first. */
const WEEKDAY_SHARE = [1.32, 1.16, 1.08, 1.0, 0.88, 0.58, 0.78];
/** Growth of business from the first day to the last. */
const GROWTH = 0.22;
const SHORTEST_SPAN = 75;
const LONGEST_SPAN = 730;
/** Days back to the first order with an error, when business itself is younger. */
const EARLIEST = 365;
/** Orders of a day before the business begins, as a share of an average day's: some four of a hundred orders are that old. */
const EARLIER_SHARE = 0.0115;
const ORDERS_A_DAY = 4000 / SHORTEST_SPAN;

/** Number of days over which orders are spread: 75, and for more than 4,000 orders as many as keep the daily load, up to two years. */
export function spanOf(orders: number): number {
  return Math.min(LONGEST_SPAN, Math.max(SHORTEST_SPAN, Math.round(orders / ORDERS_A_DAY)));
}

/**
 * Plans the days up to today, oldest first, with exactly `orders` orders in a weekly rhythm with some growth. It covers at least a year,
 * whose earlier days have next to no orders.
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

/** Random variation of a day: between 0.88 and 1.12, the same for the same index. */
function ripple(index: number): number {
  return 1 + 0.12 * Math.sin(index * 12.9898 + Math.cos(index * 4.1414) * 7);
}
