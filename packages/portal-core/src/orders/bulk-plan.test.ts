import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BULK_ACTIONS, countOutcomes, failedEntries, planBulk, type BulkOrder } from './bulk-plan.js';
import { orderMachine } from './order.machine.js';
import { ORDER_STATUSES, type OrderStatus } from './order.types.js';

const order = (id: number, status: OrderStatus): BulkOrder => ({ id, externalOrderId: `A-${id}`, status });
const verdict = (action: (typeof BULK_ACTIONS)[number], status: OrderStatus) => {
  const [entry] = planBulk(action, [1], [order(1, status)]);
  return entry?.new_status ?? entry?.reason;
};

describe('a bulk plan', () => {
  it.each([
    ['hold', 'offen', 'on hold'],
    ['hold', 'on hold', 'alreadyThere'],
    ['hold', 'geliefert', 'statusConflict'],
    ['release', 'on hold', 'offen'],
    ['release', 'offen', 'alreadyThere'],
    ['release', 'storniert', 'statusConflict'],
    ['cancel', 'offen', 'storniert'],
    ['cancel', 'geliefert', 'storniert'],
    ['cancel', 'on hold', 'heldFirst'],
    ['cancel', 'storniert', 'alreadyThere'],
  ] as const)('to %s an order that is "%s" says %s', (action, status, expected) => {
    expect(verdict(action, status)).toBe(expected);
  });

  it('tells an id nobody found, and one named twice once', () => {
    const plan = planBulk('hold', [7, 1, 7], [order(1, 'offen')]);
    expect(plan.map(({ order_id, reason }) => [order_id, reason])).toEqual([
      [7, 'notFound'],
      [1, null],
    ]);
    expect(countOutcomes(plan)).toEqual({ changed: 1, unchanged: 0, refused: 1, failed: 0 });
  });

  it('answers every id once, and changes only what the machine allows', () => {
    const orders = fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 1, max: 50 }),
        externalOrderId: fc.string(),
        status: fc.constantFrom(...ORDER_STATUSES),
      }),
      { selector: ({ id }) => id },
    );
    const ids = fc.array(fc.integer({ min: 1, max: 50 }));
    fc.assert(
      fc.property(fc.constantFrom(...BULK_ACTIONS), ids, orders, (action, wanted, found) => {
        const plan = planBulk(action, wanted, found);
        expect(plan.map(({ order_id }) => order_id)).toEqual([...new Set(wanted)]);
        for (const { outcome, status, new_status, reason } of plan) {
          const allowed = status !== null && orderMachine.can(status, action);
          expect(outcome === 'changed').toBe(allowed);
          expect(new_status).toBe(allowed ? orderMachine.next(status, action) : null);
          expect(reason === null).toBe(allowed);
        }
      }),
    );
  });

  it('that could not be stored tells so of what would have changed, and keeps the rest', () => {
    const plan = planBulk('hold', [1, 2], [order(1, 'offen'), order(2, 'geliefert')]);
    expect(failedEntries(plan).map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['failed', 'notStored'],
      ['refused', 'statusConflict'],
    ]);
  });
});
