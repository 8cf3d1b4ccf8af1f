import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '../i18n/index.js';
import { DELIVERY_EVENTS, deliveryEvent, deliveryMachine, isExpected } from './delivery.machine.js';
import { DELIVERY_EVENT_TEXTS } from './delivery-texts.js';
import { DELIVERY_STATUSES, type DeliveryStatus } from './delivery.fields.js';

const { can, events, next } = deliveryMachine;

describe('the delivery status', () => {
  it.each<[DeliveryStatus, readonly DeliveryStatus[]]>([
    ['OPEN', ['UNDER_REVIEW', 'OBSOLETE', 'DECLINED']],
    ['UNDER_REVIEW', ['ACCEPTED', 'DECLINED']],
    ['ACCEPTED', ['DONE']],
    ['DECLINED', []],
    ['OBSOLETE', []],
    ['DONE', []],
  ])('goes from %s to exactly %j', (from, to) => {
    expect(events(from).map((event) => next(from, event))).toEqual(to);
    for (const status of DELIVERY_STATUSES)
      expect(deliveryEvent(from, status) !== null).toBe(to.includes(status));
  });

  it('stays where an event is not listed, and every wanted status has the event that reaches it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...DELIVERY_STATUSES),
        fc.array(fc.constantFrom(...DELIVERY_EVENTS)),
        (start, sent) => {
          let current = start;
          for (const event of sent) {
            const after = next(current, event);
            expect(deliveryEvent(current, after)).toBe(can(current, event) ? event : null);
            current = after;
          }
        },
      ),
    );
  });

  it('has actions in the words of the specification', () => {
    const t = createTranslator('en');
    expect(DELIVERY_EVENTS.map((event) => t(DELIVERY_EVENT_TEXTS[event]))).toEqual([
      'Start Review',
      'Accept Delivery',
      'Decline',
      'Mark as Obsolete',
      'Mark as Done',
    ]);
  });

  it('expects goods until a delivery is declined, obsolete or done', () => {
    expect(DELIVERY_STATUSES.filter(isExpected)).toEqual(['OPEN', 'UNDER_REVIEW', 'ACCEPTED']);
  });
});
