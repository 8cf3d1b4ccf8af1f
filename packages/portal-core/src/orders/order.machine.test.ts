import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canEdit, ORDER_EVENTS, orderMachine, statusEvent, WAREHOUSE_EVENTS } from './order.machine.js';
import { ORDER_STATUSES } from './order.types.js';

const { can, next } = orderMachine;

describe('the order status', () => {
  it('toggles between open and on hold', () => {
    expect(next('offen', 'hold')).toBe('on hold');
    expect(next('on hold', 'release')).toBe('offen');
  });

  it('can be cancelled unless it is cancelled or on hold', () => {
    const cancellable = ORDER_STATUSES.filter((status) => can(status, 'cancel'));
    expect(cancellable).toEqual(['offen', 'geliefert', 'verrechnet', '']);
    for (const status of cancellable) expect(next(status, 'cancel')).toBe('storniert');
  });

  it('is emptied from cancelled only by asking for the empty status', () => {
    expect(can('storniert', 'cancel')).toBe(false);
    expect(statusEvent('storniert', '')).toBe('clear');
  });

  it('goes from open over delivered to invoiced by the warehouse', () => {
    expect(statusEvent('offen', 'geliefert')).toBe('deliver');
    expect(statusEvent('geliefert', 'verrechnet')).toBe('invoice');
    expect(WAREHOUSE_EVENTS).toEqual(['deliver', 'invoice']);
    expect(statusEvent('offen', 'verrechnet')).toBeNull();
  });

  it('allows editing only while open', () => {
    expect(ORDER_STATUSES.filter(canEdit)).toEqual(['offen']);
  });

  it('never leaves its states, and every wanted status has the event that reaches it', () => {
    const status = fc.constantFrom(...ORDER_STATUSES);
    fc.assert(
      fc.property(status, fc.array(fc.constantFrom(...ORDER_EVENTS)), (start, events) => {
        let current = start;
        for (const event of events) {
          const after = next(current, event);
          expect(ORDER_STATUSES).toContain(after);
          expect(statusEvent(current, after)).toBe(can(current, event) ? event : null);
          current = after;
        }
      }),
    );
  });
});
