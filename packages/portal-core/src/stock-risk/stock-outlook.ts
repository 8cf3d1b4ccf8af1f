import { arrivalOf, type AnnouncedItem } from './announced-item.js';
import { weekdayOf } from './demand-history.js';
import { countOf, type Demand } from './demand-model.js';
import { quantile } from './negative-binomial.js';
import type { StockOutlookOfProduct } from './stock-risk.types.js';

/** The demand for a stock and its expected deliveries. */
export interface StockOutlook {
  readonly demand: Demand;
  /** ISO day, whose whole demand is still to come. */
  readonly today: string;
  readonly announced: readonly Pick<AnnouncedItem, 'delivery_day' | 'qty'>[];
}

/** Number of days predicted, and of those that a chart shows. */
const [HORIZON_DAYS, DRAWN_DAYS] = [182, 42];
/** The chance from which a stock may run out: one in three. */
export const RISKY_CHANCE = 1 / 3;
/** The least and the most of a range that four of five numbers lie in, as chances of not being exceeded. */
export const RANGE = [0.1, 0.9] as const;

/**
 * Number of days after which a stock has run out with this chance, announced deliveries counted from their day. 0 when nothing is available
 * now; null when it lasts longer than half a year.
 */
export function daysUntilEmpty(
  available: number,
  outlook: StockOutlook,
  chance = RISKY_CHANCE,
): number | null {
  if (available <= 0) return 0;
  let day = 0;
  for (const { sold, arrived } of daysAhead(outlook, HORIZON_DAYS)) {
    if (quantile(1 - chance, sold) > available + arrived) return day;
    day += 1;
  }
  return null;
}

/** The smallest stock that does not run out within one day, two and so on, but with a risky chance; never decreases. */
export function stockNeededByDay(days: number, outlook: StockOutlook): readonly number[] {
  let most = 0;
  return Array.from(daysAhead(outlook, days), ({ sold, arrived }) => {
    most = Math.max(most, quantile(1 - RISKY_CHANCE, sold) - arrived);
    return most;
  });
}

/** The mean stock at the end of today and of the days after it, for a chart; never below 0. */
export function stockCourse(available: number, outlook: StockOutlook, days: number): readonly number[] {
  let short = 0;
  return Array.from(daysAhead(outlook, days), ({ sold, arrived }) => {
    // What cannot be sold is not sold later.
    short = Math.max(short, sold.mean - arrived - available);
    return available + arrived + short - sold.mean;
  });
}

/** The least and the most units sold in a week, as numbers not exceeded with the chances of `RANGE`. */
export function weekRange(demand: Demand): StockOutlookOfProduct['week'] {
  const sold = countOf(
    demand.weekdays.reduce((sum, units) => sum + units, 0),
    demand,
  );
  return { low: quantile(RANGE[0], sold), high: quantile(RANGE[1], sold) };
}

/** How a stock fares, as it is answered. */
export function fareOf(
  available: number,
  outlook: StockOutlook,
): Pick<StockOutlookOfProduct, 'week' | 'days_left' | 'empty_in' | 'course'> {
  return {
    week: weekRange(outlook.demand),
    days_left: daysUntilEmpty(available, outlook),
    empty_in: {
      low: daysUntilEmpty(available, outlook, RANGE[0]),
      high: daysUntilEmpty(available, outlook, RANGE[1]),
    },
    course: stockCourse(available, outlook, DRAWN_DAYS).map((units) => Math.round(units)),
  };
}

/** The units sold from today up to each day, and those that have arrived by then. */
function* daysAhead({ demand, announced, today }: StockOutlook, days: number) {
  const arrivals = new Map<number, number>();
  for (const item of announced) {
    const day = arrivalOf(item, today);
    if (day !== null) arrivals.set(day, (arrivals.get(day) ?? 0) + item.qty);
  }
  const first = weekdayOf(today);
  let mean = 0;
  let arrived = 0;
  for (let day = 0; day < days; day += 1) {
    mean += demand.weekdays[(first + day) % 7]!;
    arrived += arrivals.get(day) ?? 0;
    yield { sold: countOf(mean, demand), arrived };
  }
}
