import { everyDay, meanOf, type DemandHistory, type WeekdayDemand } from './demand-history.js';
import type { DemandModelName } from './demand-model-names.js';
import { croston, decayingDemand } from './intermittent-demand.js';
import { smoothedDemand } from './smoothed-demand.js';
import { weekdayMeans } from './weekday-means.js';

/** How each model foretells the demand of a week. */
export const DEMAND_MODELS = {
  /** The plain mean: what every other model has to beat. */
  mean: ({ units }) => everyDay(meanOf(units)),
  weekdayMean: weekdayMeans,
  smoothing: (history) => smoothedDemand(history, everyDay(1)),
  weekdaySmoothing: (history) => smoothedDemand(history, weekdayMeans(history)),
  croston: ({ units }) => everyDay(croston(units)),
  tsb: ({ units }) => everyDay(decayingDemand(units)),
} as const satisfies Readonly<Record<DemandModelName, (history: DemandHistory) => WeekdayDemand>>;
