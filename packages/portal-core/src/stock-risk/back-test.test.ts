import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backTest, bestModel } from './back-test.js';
import { forecastDemand, LEAST_SALE_DAYS } from './demand-forecast.js';
import { DEMAND_MODEL_NAMES } from './demand-model-names.js';

const history = (units: readonly number[]) => ({ firstWeekday: 0, units });
const repeat = (days: number, of: (day: number) => number) =>
  Array.from({ length: days }, (_, day) => of(day));

describe('the back-test', () => {
  it('holds weeks back: a model that knows only the days before cannot know a jump', () => {
    const jump = backTest('mean', history(repeat(60, (day) => (day < 53 ? 10 : 20))));
    expect(jump?.dailyError).toBeGreaterThan(3);
    expect(jump?.weeklyError).toBeGreaterThan(0.1);
  });

  it('finds no error in constant demand, and chooses the simplest model then', () => {
    const { best, plain } = bestModel(history(repeat(60, () => 4)))!;
    expect(best).toEqual({ model: 'mean', dailyError: 0, weeklyError: 0 });
    expect(plain).toEqual(best);
  });

  it('has no weekly error where nothing was sold in the weeks held back', () => {
    expect(backTest('tsb', history(repeat(60, (day) => (day < 10 ? 1 : 0))))?.weeklyError).toBeNull();
  });

  it('needs three weeks: two to learn from, one to hold back', () => {
    expect(bestModel(history(repeat(20, () => 1)))).toBeNull();
    expect(bestModel(history(repeat(21, () => 1)))?.best.model).toBe('mean');
  });

  it('chooses the model with the lowest error of all', () => {
    const units = fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 21, maxLength: 60 });
    fc.assert(
      fc.property(units, (sold) => {
        const chosen = bestModel(history(sold))!.best;
        const errors = DEMAND_MODEL_NAMES.map((name) => backTest(name, history(sold))!.dailyError);
        expect(chosen.dailyError).toBe(Math.min(...errors));
      }),
    );
  });
});

describe('the forecast of a product', () => {
  it('is refused for low sales: fewer than eight days with a sale in two months', () => {
    const sales = (days: number) => history(repeat(60, (day) => (day % 6 === 0 && day / 6 < days ? 5 : 0)));
    expect(forecastDemand(sales(LEAST_SALE_DAYS - 1))).toBeNull();
    expect(forecastDemand(sales(LEAST_SALE_DAYS))).not.toBeNull();
  });

  it('is refused for a product that is on sale for less than three weeks', () => {
    expect(forecastDemand(history(repeat(20, () => 9)))).toBeNull();
  });

  it('tells its model, its week and its errors', () => {
    const forecast = forecastDemand(history(repeat(56, (day) => (day % 7 === 6 ? 0 : 14))))!;
    expect(forecast.model).toMatch(/^weekday/);
    expect(forecast.dailyDemand).toBeCloseTo(12, 0);
    expect(forecast.backTestError).toBeLessThanOrEqual(0.01);
  });
});
