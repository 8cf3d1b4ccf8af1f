import fc from 'fast-check';
import { createTranslator } from '../i18n/index.js';
import { describe, expect, it } from 'vitest';
import { addDays } from '../dates/index.js';
import {
  daysUntilEmpty,
  RANGE,
  stockCourse,
  stockNeededByDay,
  weekRange,
  type StockOutlook,
} from './stock-outlook.js';
import { reasonOf } from './stock-risk-texts.js';
import { AT_RISK_WEEKS, isDeliveryOffered, stockLimits, stockRiskOf } from './stock-risk.js';

/** A Saturday. */
const TODAY = '2026-11-21';
const everyDay = (units: number) => Array.from({ length: 7 }, () => units);
/** Two units a day, hardly more or less. */
const STEADY = { weekdays: everyDay(2), byChance: 0.01, byLevel: 0.001 };
const outlook = (different: Partial<StockOutlook> = {}): StockOutlook => ({
  demand: STEADY,
  today: TODAY,
  announced: [],
  ...different,
});
const announced = (...items: readonly (readonly [inDays: number, qty: number])[]) =>
  items.map(([inDays, qty]) => ({ delivery_day: addDays(TODAY, inDays), qty }));

const arrivals = fc
  .array(fc.tuple(fc.integer({ min: -10, max: 40 }), fc.integer({ min: 1, max: 300 })), { maxLength: 5 })
  .map((items) => announced(...items));
const demands = fc.record({
  weekdays: fc.array(fc.double({ min: 0, max: 50, noNaN: true }), { minLength: 7, maxLength: 7 }),
  byChance: fc.double({ min: 0.01, max: 20, noNaN: true }),
  byLevel: fc.double({ min: 0.01, max: 1, noNaN: true }),
});
const outlooks = fc
  .record({ demand: demands, announced: arrivals })
  .map((parts): StockOutlook => ({ ...parts, today: TODAY }));

describe('a stock', () => {
  it('that is gone lasts no day, whatever is coming', () => {
    expect(daysUntilEmpty(0, outlook({ announced: announced([0, 100]) }))).toBe(0);
    expect(daysUntilEmpty(-4, outlook())).toBe(0);
  });

  it('lasts longer than anyone looks where nothing is asked for', () => {
    expect(daysUntilEmpty(1, outlook({ demand: { ...STEADY, weekdays: everyDay(0) } }))).toBeNull();
    expect(daysUntilEmpty(2000, outlook())).toBeNull();
  });

  it('runs out about when the mean demand has used it up, between an early and a late day', () => {
    const [early, late] = RANGE.map((chance) => daysUntilEmpty(40, outlook(), chance)!) as [number, number];
    expect(early).toBeLessThan(20);
    expect(late).toBeGreaterThan(20);
    expect(daysUntilEmpty(40, outlook())).toBeGreaterThanOrEqual(early);
    expect(daysUntilEmpty(40, outlook())).toBeLessThanOrEqual(late);
  });

  it('is helped by a delivery from its day on, not before', () => {
    const without = daysUntilEmpty(20, outlook())!;
    expect(daysUntilEmpty(20, outlook({ announced: announced([without, 100]) }))).toBeGreaterThan(30);
    expect(daysUntilEmpty(20, outlook({ announced: announced([without + 1, 100]) }))).toBe(without);
  });

  it('counts on a late delivery tomorrow, for a week', () => {
    expect(daysUntilEmpty(9, outlook({ announced: announced([-7, 100]) }))).toBeGreaterThan(30);
    expect(daysUntilEmpty(9, outlook({ announced: announced([-8, 100]) }))).toBeLessThan(5);
  });

  it('runs its course day by day and never below nothing; what it lacks is not sold later', () => {
    expect(stockCourse(5, outlook({ announced: announced([3, 10]) }), 5)).toEqual([3, 1, 0, 8, 6]);
  });

  it('never lasts shorter by more stock, by another delivery, or where less is risked', () => {
    const lasts = (stock: number, ahead: StockOutlook, chance?: number) =>
      daysUntilEmpty(stock, ahead, chance) ?? Infinity;
    fc.assert(
      fc.property(outlooks, fc.integer({ min: 1, max: 2000 }), (ahead, stock) => {
        expect(lasts(stock + 1, ahead)).toBeGreaterThanOrEqual(lasts(stock, ahead));
        const more = { ...ahead, announced: [...ahead.announced, ...announced([2, 10])] };
        expect(lasts(stock, more)).toBeGreaterThanOrEqual(lasts(stock, ahead));
        expect(lasts(stock, ahead, 0.1)).toBeLessThanOrEqual(lasts(stock, ahead, 0.9));
      }),
    );
  });
});

describe('the stock that is needed', () => {
  it('day by day tells how long any stock lasts', () => {
    fc.assert(
      fc.property(outlooks, fc.integer({ min: 1, max: 2000 }), (ahead, stock) => {
        const { byDay } = stockLimits(ahead);
        const reached = byDay.filter((needed) => needed <= stock).length;
        expect(reached).toBe(Math.min(daysUntilEmpty(stock, ahead) ?? 999, byDay.length));
      }),
    );
  });

  it('without risk is the least that lasts four weeks', () => {
    fc.assert(
      fc.property(outlooks, (ahead) => {
        const { withoutRisk } = stockLimits(ahead);
        const lasts = (stock: number) => daysUntilEmpty(stock, ahead) ?? 999;
        expect(lasts(withoutRisk)).toBeGreaterThanOrEqual(AT_RISK_WEEKS * 7);
        if (withoutRisk > 1) expect(lasts(withoutRisk - 1)).toBeLessThan(AT_RISK_WEEKS * 7);
      }),
    );
  });

  it('never decreases from day to day', () => {
    fc.assert(
      fc.property(outlooks, (ahead) => {
        const byDay = stockNeededByDay(40, ahead);
        expect(byDay).toEqual(byDay.toSorted((a, b) => a - b));
      }),
    );
  });
});

it('foretells a week as a range', () => {
  const { low, high } = weekRange({ weekdays: everyDay(2), byChance: 1, byLevel: 0.3 });
  expect(low).toBeLessThan(10);
  expect(high).toBeGreaterThan(18);
});

describe('the risk shown', () => {
  it('is one of the five of the specification', () => {
    const shown = (available: number, weeks_left_stock: number | null) =>
      stockRiskOf({ stock: { available } }, { weeks_left_stock });
    expect(stockRiskOf({ stock: { available: 5 } }, null)).toEqual({ kind: 'notSupported' });
    expect(shown(0, 9)).toEqual({ kind: 'outOfStock' });
    expect(shown(5, 0)).toEqual({ kind: 'mayRunOutThisWeek' });
    expect(shown(5, 1)).toEqual({ kind: 'daysLeft', days: 7 });
    expect(shown(5, 3)).toEqual({ kind: 'daysLeft', days: 21 });
    expect(shown(5, AT_RISK_WEEKS)).toEqual({ kind: 'noRisk' });
    expect(shown(5, null)).toEqual({ kind: 'noRisk' });
  });

  it('is explained in one sentence', () => {
    const reason = (available: number, missing: number, days_left: number | null, ...inDays: number[]) =>
      reasonOf(
        {
          week: { low: 56, high: 77 },
          available,
          missing,
          days_left,
          deliveries: inDays.map((day) => ({ delivery_id: 1, qty: 5, delivery_day: addDays(TODAY, day) })),
        },
        TODAY,
        { translate: createTranslator('de'), language: 'de' },
      );
    const words = (days_left: number | null, ...inDays: number[]) => reason(64, 20, days_left, ...inDays);
    expect(words(6, 8)).toBe('Verkauft 8 bis 11 am Tag, 64 da, Lieferung kommt 2 Tage zu spät.');
    expect(words(6, 3, 7)).toBe('Verkauft 8 bis 11 am Tag, 64 da, Lieferung kommt 1 Tag zu spät.');
    expect(words(9, 3)).toBe('Verkauft 8 bis 11 am Tag, 64 da, Lieferung kommt rechtzeitig.');
    expect(words(2, 1)).toBe('Verkauft 8 bis 11 am Tag, 64 da, angekündigte Lieferung reicht nicht.');
    expect(words(null, 3)).toBe('Verkauft 8 bis 11 am Tag, 64 da, Lieferung kommt rechtzeitig.');
    expect(reason(0, 0, 0, 0)).toBe('Verkauft 8 bis 11 am Tag, 0 da, Lieferung kommt rechtzeitig.');
    expect(words(6)).toBe('Verkauft 8 bis 11 am Tag, 64 da, keine Lieferung angekündigt.');
  });
});

it('offers a delivery of what is missing, but never of a product that is sold no longer', () => {
  expect(isDeliveryOffered({ status: 'aktiv' }, { missing: 1 })).toBe(true);
  expect(isDeliveryOffered({ status: 'aktiv' }, { missing: 0 })).toBe(false);
  expect(isDeliveryOffered({ status: 'inaktiv' }, { missing: 1 })).toBe(false);
});
