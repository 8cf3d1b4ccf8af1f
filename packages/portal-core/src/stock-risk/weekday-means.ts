import { everyDay, meanOf, type DemandHistory, type WeekdayDemand } from './demand-history.js';

/** Weight of the overall mean in each weekday's mean, as a number of days: two months have only eight or nine of each weekday. */
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
