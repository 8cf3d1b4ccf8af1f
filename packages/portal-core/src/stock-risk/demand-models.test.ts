import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DemandHistory } from './demand-history.js';
import { DEMAND_MODEL_NAMES } from './demand-model-names.js';
import { DEMAND_MODELS } from './demand-models.js';

const firstWeekday = fc.integer({ min: 0, max: 6 });
const units = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5000 })), {
  minLength: 14,
  maxLength: 60,
});
const histories = fc.record({ firstWeekday, units });
const scaled = (history: DemandHistory, by: number): DemandHistory => ({
  ...history,
  units: history.units.map((sold) => sold * by),
});

describe.each(DEMAND_MODEL_NAMES)('the model %s', (name) => {
  const forecast = DEMAND_MODELS[name];

  it('forecasts a finite number of units, never below none, for each weekday', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const week = forecast(history);
        expect(week).toHaveLength(7);
        for (const day of week) {
          expect(Number.isFinite(day)).toBe(true);
          expect(day).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('forecasts constant demand exactly', () => {
    fc.assert(
      fc.property(
        firstWeekday,
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 14, max: 60 }),
        (first, sold, days) => {
          const week = forecast({ firstWeekday: first, units: Array.from({ length: days }, () => sold) });
          for (const day of week) expect(day / sold).toBeCloseTo(1, 9);
        },
      ),
    );
  });

  it('forecasts nothing where nothing was sold', () => {
    expect(forecast({ firstWeekday: 3, units: Array.from({ length: 60 }, () => 0) })).toEqual([
      0, 0, 0, 0, 0, 0, 0,
    ]);
    expect(forecast({ firstWeekday: 3, units: [] })).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it('forecasts the same whatever the units are counted in', () => {
    // Powers of two scale floating-point numbers without rounding.
    const factors = fc.constantFrom(2, 4, 64, 0.5);
    fc.assert(
      fc.property(histories, factors, (history, factor) => {
        expect(forecast(scaled(history, factor))).toEqual(forecast(history).map((day) => day * factor));
      }),
    );
  });
});

describe('the models', () => {
  const weeks = (...shape: number[]) => Array.from({ length: 56 }, (_, day) => shape[day % 7]!);

  it('see the week: weekday models know the Sunday without sales', () => {
    const history = { firstWeekday: 0, units: weeks(10, 10, 10, 10, 10, 10, 0) };
    for (const name of ['weekdayMean', 'weekdaySmoothing'] as const) {
      const week = DEMAND_MODELS[name](history);
      expect(week[6]).toBeLessThan(4);
      expect(week[0]).toBeGreaterThan(9);
    }
    const shifted = DEMAND_MODELS.weekdayMean({ ...history, firstWeekday: 2 });
    expect(shifted.indexOf(Math.min(...shifted))).toBe(1);
  });

  it('follow a level that has changed', () => {
    const units = Array.from({ length: 60 }, (_, day) => (day < 40 ? 10 : 30));
    expect(DEMAND_MODELS.smoothing({ firstWeekday: 0, units })[0]).toBeGreaterThan(27);
    expect(DEMAND_MODELS.mean({ firstWeekday: 0, units })[0]).toBeLessThan(17);
  });

  it('tell rare demand: three units every sixth day are half a unit a day', () => {
    const units = Array.from({ length: 60 }, (_, day) => (day % 6 === 5 ? 3 : 0));
    expect(DEMAND_MODELS.croston({ firstWeekday: 0, units })[0]).toBeCloseTo(0.5, 1);
    expect(DEMAND_MODELS.tsb({ firstWeekday: 0, units })[0]).toBeCloseTo(0.5, 0);
  });

  it('let demand die that has stopped: TSB does, Croston waits for the next sale', () => {
    const units = Array.from({ length: 60 }, (_, day) => (day < 30 && day % 3 === 0 ? 6 : 0));
    const [croston, tsb] = [DEMAND_MODELS.croston, DEMAND_MODELS.tsb].map(
      (model) => model({ firstWeekday: 0, units })[0]!,
    );
    expect(tsb).toBeLessThan(0.5);
    expect(croston).toBeGreaterThan(1);
  });
});
