/** The models compared for each product, simplest first: of equally good ones the first is chosen. */
export const DEMAND_MODEL_NAMES = [
  'mean',
  'weekdayMean',
  'smoothing',
  'weekdaySmoothing',
  'croston',
  'tsb',
] as const;
export type DemandModelName = (typeof DEMAND_MODEL_NAMES)[number];
