import type { DemandHistory, WeekdayDemand } from './demand-history.js';

/** Weights of the newest day that are tried; the one that would have predicted the history best is used. */
const WEIGHTS = [0.02, 0.05, 0.1, 0.2, 0.3];
/** Number of days before predictions are evaluated. */
const WARM_UP = 14;

/**
 * Exponential smoothing of the level around a weekly shape: units of a day are the level times the shape of its weekday, and older days
 * count less and less. A flat shape is plain exponential smoothing. The shape's own height does not matter.
 */
export function smoothedDemand(history: DemandHistory, shape: WeekdayDemand): WeekdayDemand {
  let best = { error: Number.POSITIVE_INFINITY, level: 0 };
  for (const weight of WEIGHTS) {
    const smoothed = smooth(history, shape, weight);
    if (smoothed.error < best.error) best = smoothed;
  }
  return shape.map((part) => part * best.level);
}

/** Level after the last day, and the squared error of predicting each day from those before. */
function smooth(
  { firstWeekday, units }: DemandHistory,
  shape: WeekdayDemand,
  weight: number,
): { readonly error: number; readonly level: number } {
  const keep = 1 - weight;
  let seen = 0;
  let expected = 0;
  let error = 0;
  for (let day = 0; day < units.length; day += 1) {
    const part = shape[(firstWeekday + day) % 7]!;
    if (day >= WARM_UP && expected > 0) error += (units[day]! - (seen / expected) * part) ** 2;
    seen = keep * seen + units[day]!;
    expected = keep * expected + part;
  }
  return { error, level: expected > 0 ? seen / expected : 0 };
}
