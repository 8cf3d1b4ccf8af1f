/** How much a new sale moves the usual size of a sale. */
const SIZE_WEIGHT = 0.1;
/** How much a new sale moves the usual days between sales. */
const INTERVAL_WEIGHT = 0.1;
/** How much every day moves the chance of a sale. */
const CHANCE_WEIGHT = 0.05;

/**
 * Croston's method for demand with days of none between: sizes of sales and days between them are smoothed apart, only when something
 * is sold. In the form of Syntetos (2001), which takes Croston's bias away: (1 - α/2) · size / (interval - α/2).
 * Answers units a day; 0 when nothing was sold.
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
 * The method of Teunter, Syntetos and Babai (2011): the chance of a sale is smoothed every day, also on days of none, so that the
 * forecast of a product nobody asks for any more goes down. Answers units a day; 0 when nothing was sold.
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
  /** Days since the sale before; of the first, since the history began. */
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
