import { everyDay, meanOf, type DemandHistory, type WeekdayDemand } from './demand-history.js';
import type { DemandModelName } from './demand-model-names.js';
import { croston, decayingDemand } from './intermittent-demand.js';
import { smoothedDemand } from './smoothed-demand.js';
import { weekdayMeans } from './weekday-means.js';

/** The models that predict the demand of a week, by name. */
export const DEMAND_MODELS = {
  /** The plain mean, which every other model must beat. */
  mean: ({ units }) => everyDay(meanOf(units)),
  weekdayMean: weekdayMeans,
  smoothing: (history) => smoothedDemand(history, everyDay(1)),
  weekdaySmoothing: (history) => smoothedDemand(history, weekdayMeans(history)),
  croston: ({ units }) => everyDay(croston(units)),
  tsb: ({ units }) => everyDay(decayingDemand(units)),
} as const satisfies Readonly<Record<DemandModelName, (history: DemandHistory) => WeekdayDemand>>;
