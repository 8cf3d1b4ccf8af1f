import { climb } from './climb.js';
import { HISTORY_DAYS, isSupported, unitsSold, type ProductHistory } from './demand-history.js';
import {
  countOf,
  levelOf,
  see,
  type DemandModel,
  type Demand,
  type Fitted,
  type Seen,
} from './demand-model.js';
import { logLikelihood } from './negative-binomial.js';

/** Number of past weeks that a model is fitted to, each foretold from the days before it. */
const WEEKS = 4;
/** Number of products from which a model is fitted at the most, taken evenly from all. */
const PRODUCTS = 1000;
/** A week counts up to this multiple of what the mean and one order say: nobody foretells a bulk order. */
const MOST = 2.5;
/** Orders that each day of the week has before any are counted, in one more day: a shop of few orders has no shape of the week. */
const EVEN = 10;
/** Products, or weeks of them, that are looked at in one step: a fraction of a millisecond. */
const AT_ONCE = 20;
/** What a logarithm of the likelihood has to gain for two more numbers to be worth their while (Akaike). */
const WORTH = 2;
/** What the numbers usually are: where a climb starts, and what they are drawn to where few products tell. */
const USUAL: Fitted = { months: 7, usual: 2.5, byChance: 1, byLevel: 0.4 };
const STEADY: readonly number[] = [1, 1, 1, 1, 1, 1, 1];

/** A past week of a product: what was seen before it, and the units sold in it. */
interface Week {
  readonly seen: Seen;
  readonly sold: number;
}

/** The learned model and the plain mean as they would be before a day, each at its best, and how likely they make the past weeks. */
export interface Fit {
  readonly model: DemandModel;
  readonly score: number;
}

/** A fitted model, ready to foretell a merchant's products from a day on. */
export interface Forecaster {
  readonly model: DemandModel['name'];
  /** The demand for a product; null when too little of it was sold to say more. */
  readonly foretell: (history: ProductHistory) => Demand | null;
}

/**
 * Fits a model to the two months before day `end` of a merchant's supported products: the plain mean, unless what is learned makes the
 * last four weeks more likely. Yields between steps of a fraction of a millisecond.
 */
export function* fitDemand(
  histories: readonly ProductHistory[],
  end: number,
): Generator<undefined, Forecaster> {
  const products = histories.filter((history) => isSupported(history, end));
  const learned = yield* fitOne('learned', products, end);
  const mean = yield* fitOne('mean', products, end);
  const { model } = learned.score > mean.score + WORTH ? learned : mean;
  return {
    model: model.name,
    foretell: (history) => (isSupported(history, end) ? demandOf(history, end, model) : null),
  };
}

/** Fits the model of this name; the plain mean knows no days of the week. */
export function* fitOne(
  name: DemandModel['name'],
  products: readonly ProductHistory[],
  end: number,
): Generator<undefined, Fit> {
  const weekdays = name === 'mean' ? STEADY : weekdaysOf(products, end);
  const every = Math.ceil(products.length / PRODUCTS);
  const sample = products.filter((_, at) => at % every === 0);
  const sizes: number[] = [];
  const weeks: Week[] = [];
  for (const [at, history] of sample.entries()) {
    sizes.push(see(history, [end - HISTORY_DAYS, end], weekdays).size);
    weeks.push(...weeksOf(history, end, weekdays));
    if (at % AT_ONCE === 0) yield;
  }
  const model = { name, weekdays, usualSize: geometricMean(sizes) };
  const { at, score } = yield* climb(USUAL, (fitted) => scoreOf(weeks, { ...model, fitted }));
  return { model: { ...model, fitted: at }, score };
}

/** The demand for a supported product before day `end`. */
export function demandOf(history: ProductHistory, end: number, model: DemandModel): Demand {
  const { daily, spread } = levelOf(see(history, [end - HISTORY_DAYS, end], model.weekdays), model);
  return {
    weekdays: model.weekdays.map((share) => share * daily),
    byChance: model.fitted.byChance * spread,
    byLevel: model.fitted.byLevel,
  };
}

/** How likely a model makes the weeks, less how unusual its numbers are. */
function* scoreOf(
  weeks: readonly Week[],
  model: Omit<DemandModel, 'weekdays'>,
): Generator<undefined, number> {
  const { byChance, byLevel } = model.fitted;
  let sum = -unusual(model.fitted);
  for (const [at, { seen, sold }] of weeks.entries()) {
    const { daily, spread } = levelOf(seen, model);
    sum += logLikelihood(sold, countOf(7 * daily, { byChance: byChance * spread, byLevel }));
    if (at % AT_ONCE === 0) yield;
  }
  return sum;
}

/** How far the numbers are from what they usually are: the sum of the squares of their logarithms. */
function unusual({ months, usual, byChance, byLevel }: Fitted): number {
  const ratios = [
    months / USUAL.months,
    usual / USUAL.usual,
    byChance / USUAL.byChance,
    byLevel / USUAL.byLevel,
  ];
  return ratios.reduce((sum, ratio) => sum + Math.log(ratio) ** 2, 0);
}

/** The last weeks before day `end`, as far as the product was sold before them. */
function weeksOf(history: ProductHistory, end: number, weekdays: readonly number[]): readonly Week[] {
  const begins = Array.from({ length: WEEKS }, (_, week) => end - 7 * (week + 1));
  return begins.flatMap((begin) => {
    const seen = see(history, [end - HISTORY_DAYS, begin], weekdays);
    if (seen.orders === 0) return [];
    const most = MOST * ((7 * seen.units) / seen.days + seen.units / seen.orders);
    return { seen, sold: Math.round(Math.min(unitsSold(history, begin, 7), most)) };
  });
}

/** The orders of each weekday as a multiple of the mean day, over all products. */
function weekdaysOf(products: readonly ProductHistory[], end: number): readonly number[] {
  const orders = STEADY.map(() => EVEN);
  const days = STEADY.map(() => 1);
  for (let day = end - HISTORY_DAYS; day < end; day += 1) {
    days[day % 7]! += 1;
    for (const product of products) orders[day % 7]! += product.orders[day]!;
  }
  const rates = orders.map((sum, weekday) => sum / days[weekday]!);
  const mean = rates.reduce((sum, rate) => sum + rate, 0) / 7;
  return rates.map((rate) => rate / mean);
}

function geometricMean(numbers: readonly number[]): number {
  return Math.exp(numbers.reduce((sum, number) => sum + Math.log(number), 0) / Math.max(1, numbers.length));
}
