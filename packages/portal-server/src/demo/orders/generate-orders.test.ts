import { trackingLink, validateOrder } from '@kontor/portal-core/orders';
import { describe, expect, it } from 'vitest';
import { planDays, spanOf } from '../calendar.js';
import { DEMO_MERCHANTS } from '../merchants.js';
import { generateOrders } from './generate-orders.js';

const TODAY = '2026-11-21';
const orders = [...generateOrders(TODAY, 4000)];

describe('the orders of the demo data', () => {
  it('are as many as asked for', () => {
    expect(orders).toHaveLength(4000);
    expect([...generateOrders(TODAY, 0)]).toEqual([]);
  });

  it('are the same for the same day', () => {
    expect([...generateOrders(TODAY, 300)]).toEqual([...generateOrders(TODAY, 300)]);
  });

  it('break no rule', () => {
    const own = (erpId: number) => DEMO_MERCHANTS.find((merchant) => merchant.erpId === erpId)!.products;
    for (const { payload, merchant } of orders)
      expect({
        order: payload,
        issues: validateOrder(payload, {
          isKnownProduct: (id) => own(merchant.erpId).some((product) => product.number === id),
        }),
      }).toEqual({ order: payload, issues: [] });
  });

  it('never share an order number within a merchant', () => {
    const numbers = orders.map(({ merchant, payload }) => `${merchant.erpId}/${payload.external_order_id}`);
    expect(new Set(numbers).size).toBe(4000);
  });

  it('come oldest first, most from 75 days up to today, a few that went wrong from a year', () => {
    const dates = orders.map(({ payload }) => payload.date);
    expect(dates).toEqual([...dates].sort());
    const earlier = orders.filter(({ payload }) => payload.date < '2026-09-08');
    expect(earlier.length / orders.length).toBeCloseTo(0.04, 2);
    expect(earlier.every(({ errorCount }) => errorCount > 0)).toBe(true);
    expect(dates[0]! < '2025-12-31').toBe(true);
    expect(dates.at(-1)).toBe(TODAY);
  });

  it('are mostly billed when old and mostly open when new', () => {
    const share = (status: string, date: (day: string) => boolean) => {
      const some = orders.filter(({ payload }) => date(payload.date));
      return some.filter((order) => order.status === status).length / some.length;
    };
    expect(share('verrechnet', (day) => day < '2026-11-01')).toBeGreaterThan(0.9);
    expect(share('offen', (day) => day === TODAY)).toBeGreaterThan(0.7);
  });

  it('have tracking numbers once they left, and only then', () => {
    for (const { status, trackingNumbers } of orders)
      expect(trackingNumbers.length > 0).toBe(status === 'geliefert' || status === 'verrechnet');
  });

  it('go by carriers most of which can be tracked', () => {
    const sent = orders.filter(({ trackingNumbers }) => trackingNumbers.length > 0);
    const tracked = sent.filter(
      ({ carrier, trackingNumbers }) => trackingLink(carrier, trackingNumbers[0]!) !== null,
    );
    expect(tracked.length / sent.length).toBeGreaterThan(0.9);
  });

  it('go to Packstations too', () => {
    expect(orders.filter(({ payload }) => payload.pack_station).length).toBeGreaterThan(50);
  });
});

describe('the calendar', () => {
  it('hands out exactly the orders asked for', () => {
    for (const count of [0, 1, 75, 4000, 100_003])
      expect(planDays(TODAY, count).reduce((sum, day) => sum + day.orders, 0)).toBe(count);
  });

  it('keeps the daily load by reaching further back, up to two years', () => {
    expect([spanOf(10), spanOf(4000), spanOf(8000), spanOf(1_000_000)]).toEqual([75, 75, 150, 730]);
  });

  it('brings more orders on Mondays than on Saturdays', () => {
    const days = planDays(TODAY, 4000);
    const on = (weekday: number) =>
      days
        .filter(({ date }) => new Date(date).getUTCDay() === weekday)
        .reduce((sum, day) => sum + day.orders, 0);
    expect(on(1)).toBeGreaterThan(1.7 * on(6));
  });
});
