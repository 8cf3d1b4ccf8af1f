import { HISTORY_DAYS, type ProductHistory } from './demand-history.js';
import type { Count } from './negative-binomial.js';

/** `mean`: the plain mean of two months, where nothing more is to be had. */
export const DEMAND_MODELS = ['learned', 'mean'] as const;
export type DemandModelName = (typeof DEMAND_MODELS)[number];

/** The numbers that are fitted to a merchant's orders. */
export interface Fitted {
  /** Weight of a product's two months beside its last weeks, in days. */
  readonly months: number;
  /** Weight of the size of orders that is usual at the merchant, in orders. */
  readonly usual: number;
  /** Variance that comes from chance: a multiple of a product's spread. */
  readonly byChance: number;
  /** Variance that comes from demand itself going up and down: the square of its usual change. */
  readonly byLevel: number;
}

/** What all products of a merchant have in common. */
export interface DemandModel {
  readonly name: DemandModelName;
  readonly fitted: Fitted;
  /** Demand of each weekday as a multiple of the mean day, Monday first. */
  readonly weekdays: readonly number[];
  /** Units of an order that are usual: the geometric mean over the products. */
  readonly usualSize: number;
}

/** The demand for a product: a negative binomial number of units on any number of days. */
export interface Demand {
  /** Mean units by weekday, Monday first. */
  readonly weekdays: readonly number[];
  readonly byChance: number;
  readonly byLevel: number;
}

/** Number of days after which an order counts half. */
const HALF_LIFE = 10;
/** A day's size of orders counts up to this multiple of the product's mean size: one bulk order says little about the next. */
const LARGEST_SIZE = 4;

/** The spread that goes with a size of orders, as a multiple of it, and the number of weeks that this weighs beside a product's own. */
const [SPREAD, SPREAD_WEEKS] = [2, 8];
const LEAST_SPREAD = 0.3;

/** What a product's orders say, before a model makes something of it. */
export interface Seen {
  readonly units: number;
  readonly orders: number;
  /** Days on which it was on sale, each by the share of its weekday. */
  readonly days: number;
  /** The same, older days counting less. */
  readonly recentOrders: number;
  readonly recentDays: number;
  /** Units of an order, without the excess of the largest. */
  readonly size: number;
  /** Whole weeks, and the variance of their units as a multiple of their mean. */
  readonly weeks: number;
  readonly spread: number;
}

/** The weight of each day by its age. */
const WEIGHTS = Array.from({ length: HISTORY_DAYS }, (_, age) => 0.5 ** (age / HALF_LIFE));

/** Sums a product's orders from day `from` until the day before `end`; `weekdays` as in `DemandModel`. */
export function see(
  { units, orders, first }: ProductHistory,
  [from, end]: readonly [number, number],
  weekdays: readonly number[],
): Seen {
  const sums = { units: 0, orders: 0, days: 0, recentOrders: 0, recentDays: 0 };
  const begin = Math.max(first, from);
  for (let day = begin; day < end; day += 1) {
    const share = weekdays[day % 7]!;
    const weight = WEIGHTS[end - 1 - day]!;
    sums.units += units[day]!;
    sums.orders += orders[day]!;
    sums.days += share;
    sums.recentOrders += weight * orders[day]!;
    sums.recentDays += weight * share;
  }
  const largest = (LARGEST_SIZE * sums.units) / sums.orders;
  const kept = (day: number) => Math.min(units[day]!, largest * orders[day]!);
  let size = 0;
  for (let day = begin; day < end; day += 1) size += kept(day) / sums.orders;
  return { ...sums, size, ...spreadOf(kept, begin, end) };
}

function spreadOf(kept: (day: number) => number, begin: number, end: number): Pick<Seen, 'weeks' | 'spread'> {
  const weeks = Math.floor((end - begin) / 7);
  let sum = 0;
  let squares = 0;
  for (let week = 1; week <= weeks; week += 1) {
    let sold = 0;
    for (let day = end - 7 * week; day < end - 7 * (week - 1); day += 1) sold += kept(day);
    sum += sold;
    squares += sold * sold;
  }
  const mean = sum / Math.max(1, weeks);
  const variance = (squares - sum * mean) / Math.max(1, weeks - 1);
  return { weeks, spread: (Math.max(0, variance) + 1) / (mean + 1) };
}

/** The mean units of a day, and the spread that its variance comes from. */
export function levelOf(
  { units, orders, days, recentOrders, recentDays, size, weeks, spread }: Seen,
  { name, fitted: { months, usual }, usualSize }: Omit<DemandModel, 'weekdays'>,
): { readonly daily: number; readonly spread: number } {
  if (name === 'mean') return { daily: units / days, spread: (SPREAD * units) / orders };
  const rate = (recentOrders + (months * orders) / days) / (recentDays + months);
  const drawn = (size * orders + usual * usualSize) / (orders + usual);
  const logs = weeks * Math.log(Math.max(LEAST_SPREAD, spread)) + SPREAD_WEEKS * Math.log(SPREAD * drawn);
  return { daily: rate * drawn, spread: Math.exp(logs / (weeks + SPREAD_WEEKS)) };
}

/** A number of units with this mean. */
export const countOf = (mean: number, { byChance, byLevel }: Omit<Demand, 'weekdays'>): Count => ({
  mean,
  shape: Math.max(1e-3, mean / (byChance + byLevel * mean)),
});
