import { describe, expect, it } from 'vitest';
import { LEAST_SALE_DAYS, isSupported, unitsSold, weekdayOf, type ProductHistory } from './demand-history.js';
import { countOf, type Demand } from './demand-model.js';
import { fitDemand, type Forecaster } from './fit-demand.js';
import { quantile } from './negative-binomial.js';

/** mulberry32 (Tommy Ettinger, public domain). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Knuth's way to a Poisson number. */
function poisson(mean: number, random: () => number): number {
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > limit; product *= random()) count += 1;
  return count;
}

const END = 63;
const WEEK = [1.7, 1.4, 1.2, 1, 0.9, 0.5, 0.3];

/** Products of one to six orders a day, two units each, whose rate is known on every day; two weeks to foretell come after day `END`. */
function sold(rateOf: (day: number) => number, products = 200): readonly ProductHistory[] {
  const random = randomOf(20_261_121);
  return Array.from({ length: products }, () => {
    const scale = 1 + 5 * random();
    const orders = Array.from({ length: END + 14 }, (_, day) => poisson(scale * rateOf(day), random));
    return { orders, units: orders.map((count) => 2 * count), first: 0 };
  });
}

function fitted(histories: readonly ProductHistory[]): Forecaster {
  const work = fitDemand(histories, END);
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

const weekOf = ({ weekdays }: Demand): number => weekdays.reduce((sum, units) => sum + units, 0);

/** Mean distance of the foretold from the real fortnight, and of twice the mean of the past two months from it. */
function judge(histories: readonly ProductHistory[]) {
  const model = fitted(histories);
  let learned = 0;
  let plain = 0;
  let within = 0;
  for (const history of histories) {
    const real = unitsSold(history, END, 14);
    const demand = model.foretell(history)!;
    const count = countOf(2 * weekOf(demand), demand);
    learned += Math.abs(count.mean - real);
    plain += Math.abs((unitsSold(history, END - 60, 60) * 14) / 60 - real);
    if (quantile(0.1, count) <= real && real <= quantile(0.9, count)) within += 1;
  }
  return { model, ratio: learned / plain, within: within / histories.length };
}

describe('the model of a merchant', () => {
  it('says nothing more than a mean where demand is steady', () => {
    const { model, ratio } = judge(sold(() => 1));
    expect(model.model).toBe('mean');
    expect(ratio).toBeCloseTo(1, 1);
    expect(new Set(model.foretell(sold(() => 1)[0]!)!.weekdays).size).toBe(1);
  });

  it.each<[string, (day: number) => number, number]>([
    ['suddenly more', (day) => (day < 35 ? 0.4 : 1.6), 0.6],
    ['suddenly less', (day) => (day < 40 ? 1.6 : 0.4), 0.6],
    ['growing', (day) => 0.3 + (1.4 * day) / 60, 0.9],
  ])('follows demand that is %s', (_kind, rateOf, most) => {
    const { model, ratio } = judge(sold(rateOf));
    expect(model.model).toBe('learned');
    expect(ratio).toBeLessThan(most);
  });

  it('has four of five fortnights in its range', () => {
    const { within } = judge(sold(() => 1));
    expect(within).toBeGreaterThan(0.7);
    expect(within).toBeLessThan(0.93);
  });

  it('is not sure of a lone product whose weeks happened to be alike', () => {
    const orders = Array.from({ length: END }, () => 1);
    const alike: ProductHistory = { orders, units: orders.map(() => 2), first: 0 };
    const demand = fitted([alike]).foretell(alike)!;
    const [low, high] = [0.1, 0.9].map((chance) => quantile(chance, countOf(weekOf(demand), demand)));
    expect(low).toBeLessThan(8);
    expect(high).toBeGreaterThan(20);
  });

  it('knows the days of the week from all products together', () => {
    const model = fitted(sold((day) => WEEK[day % 7]! * (day < 35 ? 0.5 : 1.5)));
    const total = WEEK.reduce((sum, share) => sum + share, 0) / 7;
    const { weekdays } = model.foretell(sold(() => 1)[0]!)!;
    const mean = weekdays.reduce((sum, units) => sum + units, 0) / 7;
    weekdays.forEach((units, weekday) => expect(units / mean).toBeCloseTo(WEEK[weekday]! / total, 0.5));
  });

  it('does not take one bulk order for more demand', () => {
    const histories = sold((day) => (day < 35 ? 0.6 : 1.4));
    const model = fitted(histories);
    const usual = histories[0]!;
    const bulk = { ...usual, units: Array.from(usual.units, (units, day) => (day === 55 ? 2000 : units)) };
    expect(weekOf(model.foretell(bulk)!)).toBeLessThan(10 * weekOf(model.foretell(usual)!));
    expect(unitsSold(bulk, END - 60, 60)).toBeGreaterThan(10 * weekOf(model.foretell(usual)!));
  });

  it('has an answer where nothing is known', () => {
    expect(fitted([]).model).toBe('mean');
  });

  it('looks at nothing from the day on that it foretells', () => {
    const histories = sold((day) => (day < 35 ? 0.6 : 1.4), 40);
    const later = (history: ProductHistory) => ({
      ...history,
      units: Array.from(history.units, (units, day) => (day < END ? units : 999)),
      orders: Array.from(history.orders, (orders, day) => (day < END ? orders : 99)),
    });
    const [one] = histories;
    expect(fitted(histories.map(later)).foretell(later(one!))).toEqual(fitted(histories).foretell(one!));
  });
});

describe('a product', () => {
  const sales = (days: number, first = 0): ProductHistory => {
    const orders = Array.from({ length: 60 }, (_, day) =>
      day >= first && (day - first) % 5 === 0 && (day - first) / 5 < days ? 1 : 0,
    );
    return { orders, units: orders, first };
  };

  it('is not supported with fewer than eight days with a sale in two months', () => {
    expect(isSupported(sales(LEAST_SALE_DAYS - 1), 60)).toBe(false);
    expect(isSupported(sales(LEAST_SALE_DAYS), 60)).toBe(true);
  });

  it('is not supported before it is on sale for three weeks', () => {
    const ones = Array.from({ length: 60 }, () => 1);
    const daily = { orders: ones, units: ones };
    expect(isSupported({ ...daily, first: 40 }, 60)).toBe(false);
    expect(isSupported({ ...daily, first: 39 }, 60)).toBe(true);
  });
});

it('knows the weekday the calendar knows, Monday first', () => {
  expect(weekdayOf('2026-11-23')).toBe(0);
  expect(weekdayOf('1969-12-28')).toBe(6);
  expect(weekdayOf('2024-02-29')).toBe(3);
});
