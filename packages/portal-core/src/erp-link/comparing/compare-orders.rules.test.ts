import { describe, expect, it } from 'vitest';
import { compareOrders } from './compare-orders.rules.js';
import type { OrderHere, OrderThere } from './comparison.types.js';

const anOrder = (order_id: number, fields: Partial<OrderHere> = {}): OrderHere => ({
  order_id,
  external_order_id: `A-${order_id}`,
  merchant_erp_id: 2,
  status: 'offen',
  day: '2026-11-20',
  pieces: 3,
  reported: null,
  isKnown: true,
  isUnderWay: false,
  ...fields,
});
const there = (order_id: number, fields: Partial<OrderThere> = {}): OrderThere => ({
  order_id,
  status: 'offen',
  pieces: 3,
  ...fields,
});
const kinds = (here: readonly OrderHere[], records: readonly OrderThere[]) =>
  compareOrders({ here, there: records }).differences.map(({ kind, order_id }) => [kind, order_id]);

describe('both sides compared', () => {
  it('are equal where status and pieces are, whatever the words', () => {
    const here = [anOrder(1, { status: 'geliefert' }), anOrder(2)];
    const found = compareOrders({ here, there: [there(1, { status: 'versendet' }), there(2)] });
    expect(found).toMatchObject({ difference_count: 0, days: [], looks_restored: false, orders_here: 2 });
  });

  it('name what is missing on either side, and what is there twice', () => {
    expect(kinds([anOrder(1), anOrder(2)], [there(2), there(2), there(9)])).toEqual([
      ['missing_there', 1],
      ['double', 2],
      ['missing_here', 9],
    ]);
  });

  it('say which side is behind', () => {
    const here = [anOrder(1), anOrder(2, { status: 'geliefert' }), anOrder(3, { status: 'on hold' })];
    expect(kinds(here, [there(1, { status: 'geliefert' }), there(2), there(3)])).toEqual([
      ['behind_here', 1],
      ['behind_there', 2],
      ['behind_there', 3],
    ]);
  });

  it('notice that the ERP has less than it has said: it was restored', () => {
    const shipped = anOrder(1, { status: 'geliefert', reported: 'geliefert' });
    const found = compareOrders({ here: [shipped], there: [there(1)] });
    expect(found).toMatchObject({ looks_restored: true, differences: [{ kind: 'went_back' }] });
    expect(found.days).toEqual([
      {
        day: '2026-11-20',
        status: 'geliefert',
        orders_here: 1,
        orders_there: 0,
        pieces_here: 3,
        pieces_there: 0,
      },
      {
        day: '2026-11-20',
        status: 'offen',
        orders_here: 0,
        orders_there: 1,
        pieces_here: 0,
        pieces_there: 3,
      },
    ]);
  });

  it('leave out what is under way, what was never told, and what is cancelled on one side alone', () => {
    const here = [
      anOrder(1, { isUnderWay: true }),
      anOrder(2, { isKnown: false }),
      anOrder(3, { status: 'storniert' }),
    ];
    expect(compareOrders({ here, there: [] })).toMatchObject({
      difference_count: 0,
      under_way: 1,
      untold: 1,
    });
  });

  it('find an order by its external number, a live one before a cancelled one', () => {
    const here = [anOrder(1), anOrder(2, { external_order_id: 'A-1', status: 'storniert' })];
    const record = { external_order_id: 'a-1', merchant_erp_id: 2, status: 'offen', pieces: 4 };
    expect(kinds(here, [record])).toEqual([['pieces', 1]]);
  });
});
