import { arrivalOf, type AnnouncedItem } from './announced-item.js';
import { weekdayOf, type WeekdayDemand } from './demand-history.js';

/** The expected demand for a stock and its expected deliveries. */
export interface StockOutlook {
  readonly weekdayDemand: WeekdayDemand;
  /** ISO day, whose whole demand is still to come. */
  readonly today: string;
  readonly announced: readonly Pick<AnnouncedItem, 'delivery_day' | 'qty'>[];
}

/** Number of days predicted. */
export const HORIZON_DAYS = 182;
/** Tolerance for sums of fractions. */
const TINY = 1e-9;

/**
 * Number of days a stock lasts: the days until the first on which demand exceeds what is left, announced deliveries counted from their day.
 * 0 when nothing is available now; null when it lasts longer than the predicted days.
 */
export function daysUntilEmpty(available: number, outlook: StockOutlook): number | null {
  if (available <= 0) return 0;
  let day = 0;
  for (const needed of demandAfterArrivals(outlook, HORIZON_DAYS)) {
    if (needed > available + TINY) return day;
    day += 1;
  }
  return null;
}

/**
 * The smallest stock that lasts for one day, for two and so on up to `days`; never decreases. `daysUntilEmpty` of a stock above 0 is the
 * count of the numbers it reaches, as far as they go.
 */
export function stockNeededByDay(days: number, outlook: StockOutlook): readonly number[] {
  let most = 0;
  return Array.from(demandAfterArrivals(outlook, days), (needed) => {
    most = Math.max(most, needed);
    return Math.ceil(most - TINY);
  });
}

/** The stock at the end of today and of the days after it, for a chart; never below 0. */
export function stockCourse(available: number, outlook: StockOutlook, days: number): readonly number[] {
  const arrivals = arrivalsByDay(outlook);
  const first = weekdayOf(outlook.today);
  let left = available;
  return Array.from({ length: days }, (_, day) => {
    left = Math.max(0, left + (arrivals.get(day) ?? 0) - outlook.weekdayDemand[(first + day) % 7]!);
    return left;
  });
}

/** Total demand up to each day, less all units that have arrived by then. */
function* demandAfterArrivals(outlook: StockOutlook, days: number): Generator<number> {
  const arrivals = arrivalsByDay(outlook);
  const first = weekdayOf(outlook.today);
  let sum = 0;
  for (let day = 0; day < days; day += 1) {
    sum += outlook.weekdayDemand[(first + day) % 7]! - (arrivals.get(day) ?? 0);
    yield sum;
  }
}

/** Announced units by the day from which they are counted. */
function arrivalsByDay({ announced, today }: StockOutlook): ReadonlyMap<number, number> {
  const arrivals = new Map<number, number>();
  for (const item of announced) {
    const day = arrivalOf(item, today);
    if (day !== null) arrivals.set(day, (arrivals.get(day) ?? 0) + item.qty);
  }
  return arrivals;
}
