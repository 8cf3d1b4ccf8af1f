// Exponential smoothing as a forecast to be compared with: its weight and its spread are fitted as those of the model, by the likelihood of the last four weeks.
import { climb } from '../src/stock-risk/climb.js';
import { countOf, type Demand } from '../src/stock-risk/demand-model.js';
import { HISTORY_DAYS, unitsSold, type ProductHistory } from '../src/stock-risk/demand-history.js';
import { logLikelihood } from '../src/stock-risk/negative-binomial.js';

/** Days after which a day counts half. */
const HALF_LIVES = [3, 5, 8, 13, 20, 34, 60];
const WEEKS = [1, 2, 3, 4];
/** As the model's: a week counts up to this multiple of what the mean and one order say. */
const MOST = 2.5;

interface Smoothed {
  readonly daily: number;
  /** Units of an order, and the units of a day of the two months. */
  readonly size: number;
  readonly mean: number;
}

/** Foretells each product: a function of the history. */
export function smoothing(
  products: readonly ProductHistory[],
  end: number,
): (history: ProductHistory) => Demand {
  let best = { score: -Infinity, halfLife: 0, byChance: 1, byLevel: 1 };
  for (const halfLife of HALF_LIVES) {
    const weeks = products.flatMap((history) =>
      WEEKS.flatMap((back) => {
        const begin = end - 7 * back;
        const seen = smooth(history, end - HISTORY_DAYS, begin, halfLife);
        if (Number.isNaN(seen.size)) return [];
        return {
          ...seen,
          sold: Math.round(Math.min(unitsSold(history, begin, 7), MOST * (7 * seen.mean + seen.size))),
        };
      }),
    );
    const scoreOf = function* ({ byChance, byLevel }: { byChance: number; byLevel: number }) {
      yield;
      return weeks.reduce(
        (sum, { daily, size, sold }) =>
          sum +
          logLikelihood(sold, countOf(Math.max(1e-3, 7 * daily), { byChance: byChance * size, byLevel })),
        0,
      );
    };
    const { at, score } = ended(climb({ byChance: 1, byLevel: 0.4 }, scoreOf));
    if (score > best.score) best = { ...at, score, halfLife };
  }
  return (history) => {
    const { daily, size } = smooth(history, end - HISTORY_DAYS, end, best.halfLife);
    const weekdays = Array.from({ length: 7 }, () => Math.max(1e-3, daily));
    return { weekdays, byChance: best.byChance * size, byLevel: best.byLevel };
  };
}

function smooth(
  { units, orders, first }: ProductHistory,
  from: number,
  end: number,
  halfLife: number,
): Smoothed {
  const sums = { units: 0, orders: 0, recent: 0, weight: 0 };
  const begin = Math.max(first, from);
  for (let day = begin; day < end; day += 1) {
    const weight = 0.5 ** ((end - 1 - day) / halfLife);
    sums.units += units[day]!;
    sums.orders += orders[day]!;
    sums.recent += weight * units[day]!;
    sums.weight += weight;
  }
  return {
    daily: sums.recent / sums.weight,
    size: sums.units / sums.orders,
    mean: sums.units / Math.max(1, end - begin),
  };
}

/** The result of a work, all steps taken. */
export function ended<T>(work: Generator<undefined, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
