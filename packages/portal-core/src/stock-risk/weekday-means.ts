import { everyDay, meanOf, type DemandHistory, type WeekdayDemand } from './demand-history.js';

/** How many days of the overall mean each weekday's own days are mixed with: two months hold only eight or nine of each. */
const SHRINKAGE = 4;

/** The seasonal mean: the mean of each weekday, drawn towards the mean of all days. */
export function weekdayMeans({ firstWeekday, units }: DemandHistory): WeekdayDemand {
  const mean = meanOf(units);
  const sums = [...everyDay(SHRINKAGE * mean)];
  const counts = [...everyDay(SHRINKAGE)];
  for (let day = 0; day < units.length; day += 1) {
    const weekday = (firstWeekday + day) % 7;
    sums[weekday]! += units[day]!;
    counts[weekday]! += 1;
  }
  return sums.map((sum, weekday) => sum / counts[weekday]!);
}
