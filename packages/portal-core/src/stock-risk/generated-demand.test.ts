import { describe, expect, it } from 'vitest';
import { forecastDemand } from './demand-forecast.js';
import { HISTORY_DAYS, meanOf } from './demand-history.js';

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

/** Demand whose expectation is known on every day, the days to foretell included. */
type Truth = (day: number, scale: number) => number;
const WEEK = [1.7, 1.4, 1.2, 1, 0.9, 0.5, 0.3];
const DAYS_AHEAD = Array.from({ length: 14 }, (_, index) => HISTORY_DAYS + index);
const FIRST_WEEKDAY = 2;
const weekdayShare = (day: number) => WEEK[(FIRST_WEEKDAY + day) % 7]!;

const TRUTHS: Record<string, Truth> = {
  steady: (_day, scale) => scale,
  weekly: (day, scale) => scale * weekdayShare(day),
  'suddenly more': (day, scale) => (day < 30 ? 0.4 : 1.6) * scale,
  'suddenly less, weekly': (day, scale) => (day < 35 ? 1.6 : 0.5) * scale * weekdayShare(day),
  growing: (day, scale) => scale * (0.3 + (1.4 * day) / HISTORY_DAYS),
  dying: (day, scale) => (day < 38 ? 0.8 * scale : 0.02),
  rare: () => 0.3,
};

interface Judged {
  /** Squared distance of the forecasts from the expectation on days to come, and of the plain means. */
  readonly learned: number;
  readonly plain: number;
  /** How far the forecast of two weeks is off, on average: 0.1 is 10 %. */
  readonly off: number;
  readonly models: ReadonlySet<string>;
}

/** Forecasts many products of one kind and compares them, and the plain mean, with what was to be expected. */
function judge(truth: Truth): Judged {
  const random = randomOf(20_261_121);
  const models = new Set<string>();
  const offs: number[] = [];
  let learned = 0;
  let plain = 0;
  for (let product = 0; product < 150; product += 1) {
    const scale = 1 + 9 * random();
    const units = Array.from({ length: HISTORY_DAYS }, (_, day) => poisson(truth(day, scale), random));
    const forecast = forecastDemand({ firstWeekday: FIRST_WEEKDAY, units });
    if (forecast === null) continue;
    const expected = DAYS_AHEAD.map((day) => truth(day, scale));
    const foretold = DAYS_AHEAD.map((day) => forecast.weekdayDemand[(FIRST_WEEKDAY + day) % 7]!);
    const mean = meanOf(units);
    models.add(forecast.model);
    learned += meanOf(expected.map((value, at) => ((foretold[at]! - value) / scale) ** 2));
    plain += meanOf(expected.map((value) => ((mean - value) / scale) ** 2));
    offs.push(Math.abs(meanOf(foretold) / meanOf(expected) - 1));
  }
  return { learned, plain, off: meanOf(offs), models };
}

const JUDGED = new Map(Object.entries(TRUTHS).map(([kind, truth]) => [kind, judge(truth)]));
const ALL = [...JUDGED.values()];

describe('the chosen model against the plain mean, on demand with known expectation', () => {
  it.each([
    ['weekly', 0.35],
    ['suddenly more', 0.35],
    ['suddenly less, weekly', 0.15],
    ['growing', 0.35],
    ['dying', 0.05],
  ])('is much closer to %s demand', (kind, most) => {
    const { learned, plain } = JUDGED.get(kind)!;
    expect(learned / plain).toBeLessThan(most);
  });

  it('stays within a tenth of steady demand, where nothing is better than the mean', () => {
    expect(JUDGED.get('steady')!.off).toBeLessThan(0.1);
  });

  it('is far closer over all kinds of demand together', () => {
    const ratio = meanOf(ALL.map(({ learned }) => learned)) / meanOf(ALL.map(({ plain }) => plain));
    expect(ratio).toBeLessThan(0.25);
  });

  it('is not always the same model', () => {
    const models = ALL.flatMap((judged) => [...judged.models]);
    expect(new Set(models).size).toBe(6);
  });
});
