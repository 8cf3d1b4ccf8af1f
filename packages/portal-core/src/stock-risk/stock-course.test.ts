import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../dates/index.js';
import { everyDay, weekdayOf } from './demand-history.js';
import {
  daysUntilEmpty,
  HORIZON_DAYS,
  stockCourse,
  stockNeededByDay,
  type StockOutlook,
} from './stock-course.js';
import { AT_RISK_WEEKS, stockLasts, stockLimits, stockRiskOf } from './stock-risk.js';

/** A Saturday. */
const TODAY = '2026-11-21';
const outlook = (different: Partial<StockOutlook> = {}): StockOutlook => ({
  weekdayDemand: everyDay(2),
  today: TODAY,
  announced: [],
  ...different,
});
const coming = (...items: readonly (readonly [inDays: number, qty: number])[]) =>
  outlook({ announced: items.map(([inDays, qty]) => ({ delivery_day: addDays(TODAY, inDays), qty })) });

describe('a stock', () => {
  it('lasts as long as its demand is met', () => {
    expect(daysUntilEmpty(10, outlook())).toBe(5);
    expect(daysUntilEmpty(11, outlook())).toBe(5);
    expect(daysUntilEmpty(1, outlook({ weekdayDemand: everyDay(0.3) }))).toBe(3);
    expect(daysUntilEmpty(3, outlook({ weekdayDemand: everyDay(0.1) }))).toBe(30);
  });

  it('that is gone lasts no day, whatever is coming', () => {
    expect(daysUntilEmpty(0, coming([0, 100]))).toBe(0);
    expect(daysUntilEmpty(-4, outlook())).toBe(0);
  });

  it('lasts longer than anyone looks where nothing is asked for', () => {
    expect(daysUntilEmpty(1, outlook({ weekdayDemand: everyDay(0) }))).toBeNull();
    expect(daysUntilEmpty(2 * HORIZON_DAYS, outlook())).toBeNull();
    expect(daysUntilEmpty(2 * HORIZON_DAYS - 1, outlook())).toBe(HORIZON_DAYS - 1);
  });

  it('follows the week, which begins with today', () => {
    expect(weekdayOf(TODAY)).toBe(5);
    const onlyMondays = outlook({ weekdayDemand: [7, 0, 0, 0, 0, 0, 0] });
    expect(daysUntilEmpty(6, onlyMondays)).toBe(2);
    expect(daysUntilEmpty(7, onlyMondays)).toBe(9);
  });

  it('is helped by a delivery from its day on, not before', () => {
    expect(daysUntilEmpty(10, coming([5, 4]))).toBe(7);
    expect(daysUntilEmpty(10, coming([6, 4]))).toBe(5);
    expect(daysUntilEmpty(10, coming([1, 4], [1, 2], [200, 50]))).toBe(8);
  });

  it('counts on a late delivery tomorrow, for a week', () => {
    expect(daysUntilEmpty(2, coming([-7, 4]))).toBe(3);
    expect(daysUntilEmpty(1, coming([-1, 4]))).toBe(0);
    expect(daysUntilEmpty(2, coming([-8, 4]))).toBe(1);
  });

  it('runs its course day by day and never below nothing', () => {
    expect(stockCourse(5, coming([3, 10]), 5)).toEqual([3, 1, 0, 8, 6]);
  });
});

describe('the stock that is needed', () => {
  const arrivals = fc.array(fc.tuple(fc.integer({ min: -10, max: 40 }), fc.integer({ min: 1, max: 300 })), {
    maxLength: 5,
  });
  const week = fc.array(fc.double({ min: 0, max: 50, noNaN: true }), { minLength: 7, maxLength: 7 });
  const outlooks = fc
    .tuple(week, arrivals)
    .map(([weekdayDemand, items]) => ({ ...coming(...items), weekdayDemand }));

  it('lasts exactly as long as it was asked to: one unit less does not', () => {
    fc.assert(
      fc.property(outlooks, fc.integer({ min: 1, max: 60 }), (ahead, days) => {
        const lasts = (stock: number) => daysUntilEmpty(stock, ahead) ?? HORIZON_DAYS;
        const needed = stockNeededByDay(days, ahead).at(-1)!;
        if (needed > 0) expect(lasts(needed)).toBeGreaterThanOrEqual(days);
        if (needed > 1) expect(lasts(needed - 1)).toBeLessThan(days);
      }),
    );
  });

  it('without risk is what a product that is not at risk has', () => {
    fc.assert(
      fc.property(outlooks, fc.integer({ min: -3, max: 3 }), (ahead, around) => {
        const needed = stockLimits(ahead).withoutRisk;
        expect(stockLasts(needed + around, ahead).at_risk).toBe(around < 0);
      }),
    );
  });

  it('day by day tells how long any stock lasts', () => {
    fc.assert(
      fc.property(outlooks, fc.integer({ min: 1, max: 2000 }), (ahead, stock) => {
        const { byDay } = stockLimits(ahead);
        const reached = byDay.filter((needed) => needed <= stock).length;
        expect(reached).toBe(Math.min(daysUntilEmpty(stock, ahead) ?? HORIZON_DAYS, byDay.length));
      }),
    );
  });

  it('never makes a stock last shorter by more stock or by another delivery', () => {
    const lasts = (stock: number, ahead: StockOutlook) => daysUntilEmpty(stock, ahead) ?? Infinity;
    fc.assert(
      fc.property(
        outlooks,
        fc.integer({ min: 1, max: 2000 }),
        fc.integer({ min: 0, max: 90 }),
        (ahead, stock, day) => {
          expect(lasts(stock + 1, ahead)).toBeGreaterThanOrEqual(lasts(stock, ahead));
          const more = [...ahead.announced, { delivery_day: addDays(TODAY, day), qty: 10 }];
          expect(lasts(stock, { ...ahead, announced: more })).toBeGreaterThanOrEqual(lasts(stock, ahead));
        },
      ),
    );
  });
});

describe('the risk shown', () => {
  const shown = (available: number, weeks: number | null) =>
    stockRiskOf({ stock: { available } }, { weeks_left_stock: weeks });

  it('is one of the five of the specification', () => {
    expect(stockRiskOf({ stock: { available: 5 } }, null)).toEqual({ kind: 'notSupported' });
    expect(shown(0, 9)).toEqual({ kind: 'outOfStock' });
    expect(shown(5, 0)).toEqual({ kind: 'mayRunOutThisWeek' });
    expect(shown(5, 1)).toEqual({ kind: 'daysLeft', days: 7 });
    expect(shown(5, 3)).toEqual({ kind: 'daysLeft', days: 21 });
    expect(shown(5, AT_RISK_WEEKS)).toEqual({ kind: 'noRisk' });
    expect(shown(5, null)).toEqual({ kind: 'noRisk' });
  });

  it('agrees with the filter: at risk is whatever is not "no risk"', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -5, max: 200 }),
        fc.double({ min: 0, max: 9, noNaN: true }),
        (available, daily) => {
          const lasts = stockLasts(available, outlook({ weekdayDemand: everyDay(daily) }));
          expect(stockRiskOf({ stock: { available } }, lasts).kind !== 'noRisk').toBe(lasts.at_risk);
        },
      ),
    );
  });
});
