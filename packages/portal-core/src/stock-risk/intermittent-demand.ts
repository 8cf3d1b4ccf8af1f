/** Weight of a new sale in the usual size of a sale. */
const SIZE_WEIGHT = 0.1;
/** Weight of a new sale in the usual number of days between sales. */
const INTERVAL_WEIGHT = 0.1;
/** Weight of each day in the probability of a sale. */
const CHANCE_WEIGHT = 0.05;

/**
 * Croston's method for demand with days without sales: sizes of sales and days between them are smoothed separately, only on days with a
 * sale. In the form of Syntetos (2001), which removes Croston's bias: (1 - α/2) · size / (interval - α/2). Returns units per day; 0 when
 * nothing was sold.
 */
export function croston(units: readonly number[]): number {
  const sales = salesOf(units);
  const [first] = sales;
  if (first === undefined) return 0;
  let size = first.size;
  let interval = units.length / sales.length;
  for (const sale of sales.slice(1)) {
    size += SIZE_WEIGHT * (sale.size - size);
    interval += INTERVAL_WEIGHT * (sale.daysSince - interval);
  }
  return ((1 - INTERVAL_WEIGHT / 2) * size) / (interval - INTERVAL_WEIGHT / 2);
}

/**
 * The method of Teunter, Syntetos and Babai (2011): the probability of a sale is smoothed every day, also on days without sales, so that
 * the prediction of a product that no longer sells decreases. Returns units per day; 0 when nothing was sold.
 */
export function decayingDemand(units: readonly number[]): number {
  const sales = salesOf(units);
  const [first] = sales;
  if (first === undefined) return 0;
  let size = first.size;
  let chance = sales.length / units.length;
  for (const sold of units) {
    chance += CHANCE_WEIGHT * ((sold > 0 ? 1 : 0) - chance);
    if (sold > 0) size += SIZE_WEIGHT * (sold - size);
  }
  return chance * size;
}

interface Sale {
  readonly size: number;
  /** Days since the previous sale; for the first sale, since the beginning of the history. */
  readonly daysSince: number;
}

function salesOf(units: readonly number[]): readonly Sale[] {
  const sales: Sale[] = [];
  let before = -1;
  units.forEach((size, day) => {
    if (size <= 0) return;
    sales.push({ size, daysSince: day - before });
    before = day;
  });
  return sales;
}
