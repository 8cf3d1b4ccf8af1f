import { everyDay, meanOf, type DemandHistory, type WeekdayDemand } from './demand-history.js';
import { croston, decayingDemand } from './intermittent-demand.js';
import { smoothedDemand } from './smoothed-demand.js';
import { weekdayMeans } from './weekday-means.js';

/** The models that compete for each product, the simplest first: of equally good ones the first is chosen. */
export const DEMAND_MODELS = {
  /** The plain mean: what every other model has to beat. */
  mean: ({ units }) => everyDay(meanOf(units)),
  weekdayMean: weekdayMeans,
  smoothing: (history) => smoothedDemand(history, everyDay(1)),
  weekdaySmoothing: (history) => smoothedDemand(history, weekdayMeans(history)),
  croston: ({ units }) => everyDay(croston(units)),
  tsb: ({ units }) => everyDay(decayingDemand(units)),
} as const satisfies Readonly<Record<string, (history: DemandHistory) => WeekdayDemand>>;

export type DemandModelName = keyof typeof DEMAND_MODELS;
export const DEMAND_MODEL_NAMES = Object.keys(DEMAND_MODELS) as readonly DemandModelName[];
