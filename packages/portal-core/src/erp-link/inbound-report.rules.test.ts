import { describe, expect, it } from 'vitest';
import { judgeInboundReport, type ReportedDelivery } from './inbound-report.rules.js';
import type { InboundReport } from './inbound-report.types.js';
import { NOTHING_SAID } from './said-mark.types.js';

const aDelivery = (different: Partial<ReportedDelivery> = {}): ReportedDelivery => ({
  status: 'OPEN',
  lines: [
    { position: 1, product_number: 'TEE', ordered: 10, booked: 0 },
    { position: 2, product_number: 'TASSE', ordered: 4, booked: 0 },
    { position: 3, product_number: 'TASSE', ordered: 1, booked: 0 },
  ],
  mark: NOTHING_SAID,
  ...different,
});
const judged = (delivery: ReportedDelivery, report: Partial<InboundReport>) => {
  const { result, steps, bookings, kept, issues } = judgeInboundReport(delivery, report);
  return [result, steps.join(' '), bookings.length, kept.length, ...issues.map(({ code }) => code)];
};

describe('a report of a delivery', () => {
  it.each<[ReportedDelivery['status'], string, unknown[]]>([
    ['OPEN', 'done', ['applied', 'UNDER_REVIEW ACCEPTED DONE', 0, 0]],
    ['ACCEPTED', 'angekündigt', ['unchanged', '', 0, 0]],
    ['ACCEPTED', 'offen', ['stale', '', 0, 0]],
    ['OPEN', 'storniert', ['applied', 'OBSOLETE', 0, 0]],
    ['UNDER_REVIEW', 'storniert', ['conflict', '', 0, 0, 'statusTransition']],
    ['DECLINED', 'booked', ['conflict', '', 0, 0, 'deliveryClosed']],
    ['DECLINED', 'open', ['stale', '', 0, 0]],
  ])('of a delivery in %s that is %s there: %j', (status, word, expected) => {
    expect(judged(aDelivery({ status }), { status: word })).toEqual(expected);
  });

  it('names a product that stands there several times by its position', () => {
    const lines = [{ product_number: 'TASSE', received: 1 }];
    expect(judged(aDelivery(), { lines })).toEqual(['invalid', '', 0, 0, 'severalPositions']);
    expect(judged(aDelivery(), { lines: [{ position: 3, received: 1 }] })).toEqual([
      'applied',
      'UNDER_REVIEW ACCEPTED',
      1,
      0,
    ]);
    expect(judged(aDelivery(), { lines: [{ position: 1, product_number: 'TASSE', received: 1 }] })).toEqual([
      'invalid',
      '',
      0,
      0,
      'notInDelivery',
    ]);
  });

  it('books nothing on a delivery that it declines', () => {
    const report = { status: 'abgelehnt', lines: [{ position: 1, received: 2 }] };
    expect(judged(aDelivery(), report)).toEqual(['conflict', '', 0, 0, 'statusTransition']);
  });

  it('is the same delivery when nothing is to be stored', () => {
    const { delivery } = judgeInboundReport(aDelivery({ status: 'ACCEPTED' }), {
      lines: [{ position: 1, received: 4 }],
    });
    const again = judgeInboundReport(delivery, { lines: [{ position: 1, received: 4 }] });
    expect(again.delivery).toBe(delivery);
  });
});
