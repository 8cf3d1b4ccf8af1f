/** Number of days whose orders a model is learned from: the past two months (specification 1 section 9). */
export const HISTORY_DAYS = 60;
/** Least number of days with a sale in the past two months; with fewer, a product is not supported, since low sales show nothing. */
export const LEAST_SALE_DAYS = 8;
/** Least number of days since a product's first sale; with fewer, it is not supported. */
const LEAST_DAYS_ON_SALE = 21;

/** The orders of a product by day, oldest day first, without gaps, from a Monday on that all products have in common. */
export interface ProductHistory {
  /** Ordered units. */
  readonly units: ArrayLike<number>;
  /** Number of orders that hold the product. */
  readonly orders: ArrayLike<number>;
  /** Place of the day on which the product was first ordered; 0 when that was before. */
  readonly first: number;
}

const DAY_MS = 86_400_000;
/** Weekday of 1 January 1970. */
const THURSDAY = 3;

/** The weekday of an ISO day: 0 is Monday. Uses plain arithmetic, since it is called for every product. */
export function weekdayOf(day: string): number {
  const days = Date.parse(day) / DAY_MS;
  return (((days + THURSDAY) % 7) + 7) % 7;
}

/** Whether enough of a product was sold before a day to say more. */
export function isSupported({ units, first }: ProductHistory, end: number): boolean {
  let saleDays = 0;
  for (let day = Math.max(first, end - HISTORY_DAYS); day < end; day += 1) if (units[day]! > 0) saleDays += 1;
  return saleDays >= LEAST_SALE_DAYS && end - first >= LEAST_DAYS_ON_SALE;
}

/** The units sold on `days` days from a day on. */
export function unitsSold({ units }: ProductHistory, from: number, days: number): number {
  let sold = 0;
  for (let day = from; day < from + days; day += 1) sold += units[day] ?? 0;
  return sold;
}
