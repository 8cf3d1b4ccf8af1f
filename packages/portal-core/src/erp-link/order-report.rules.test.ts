import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from '../orders/index.js';
import { carrierName } from './carrier-name.js';
import { NO_MARK, type OrderReport } from './erp-link.types.js';
import { ERP_STATUS_WORDS, erpStatus, stepTo } from './erp-status.js';
import { judgeOrderReport, validateOrderReport, type ReportedOrder } from './order-report.rules.js';

const anOrder = (different: Partial<ReportedOrder> = {}): ReportedOrder => ({
  status: 'offen',
  tracking_numbers: [],
  carrier: '',
  mark: NO_MARK,
  ...different,
});
const apply = (order: ReportedOrder, reports: readonly OrderReport[]): ReportedOrder =>
  reports.reduce((now, report) => judgeOrderReport(now, report).order, order);

/** How far an order has come; a cancelled one is at its end. */
const RANK: Readonly<Record<OrderStatus, number>> = {
  offen: 0,
  'on hold': 0,
  geliefert: 1,
  verrechnet: 2,
  storniert: 3,
  '': 3,
};
const words = Object.values(ERP_STATUS_WORDS).flat();
const aReport = fc.record(
  {
    status: fc.constantFrom(...words),
    tracking_numbers: fc.array(fc.constantFrom('A', 'B', 'C'), { maxLength: 3 }),
    carrier: fc.constantFrom('', 'DHL', 'GLS'),
    source_version: fc.nat(5),
  },
  { requiredKeys: [] },
);
const aStatus = fc.constantFrom(...ORDER_STATUSES);

describe('what the ERP reports of an order', () => {
  it('never takes back what has happened: no status before, no tracking number less', () => {
    fc.assert(
      fc.property(aStatus, fc.array(aReport), (status, reports) => {
        let before = anOrder({ status });
        for (const report of reports) {
          const after = judgeOrderReport(before, report).order;
          expect(RANK[after.status]).toBeGreaterThanOrEqual(RANK[before.status]);
          expect(after.tracking_numbers).toEqual(expect.arrayContaining([...before.tracking_numbers]));
          before = after;
        }
      }),
    );
  });

  it('changes nothing when it is sent again, alone or with all before it', () => {
    fc.assert(
      fc.property(aStatus, aReport, (status, report) => {
        const once = apply(anOrder({ status }), [report]);
        const again = judgeOrderReport(once, report);
        expect(again.order).toBe(once);
        expect(again.result).not.toBe('applied');
      }),
    );
  });

  it('ends at the newest version, in whatever order the versions come', () => {
    const versions: OrderReport[] = [
      { source_version: 1, status: 'offen', carrier: 'UPS' },
      { source_version: 2, status: 'versendet', carrier: 'DHL' },
      { source_version: 3, status: 'fakturiert', carrier: 'GLS' },
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(versions, { minLength: 3 }), (reports) => {
        const { status, carrier } = apply(anOrder(), reports);
        expect([status, carrier]).toEqual(['verrechnet', 'GLS']);
      }),
    );
  });

  it.each<[OrderStatus, OrderStatus, OrderStatus | null, string]>([
    ['offen', 'geliefert', null, 'move'],
    ['on hold', 'geliefert', null, 'move'],
    ['offen', 'verrechnet', null, 'move'],
    ['geliefert', 'offen', null, 'behind'],
    ['geliefert', 'on hold', null, 'behind'],
    ['verrechnet', 'storniert', null, 'move'],
    ['on hold', 'storniert', null, 'behind'],
    ['on hold', 'offen', null, 'held'],
    ['on hold', 'offen', 'on hold', 'move'],
    ['storniert', 'geliefert', null, 'cancelled'],
    ['storniert', 'offen', null, 'cancelled'],
    ['', 'geliefert', null, 'cancelled'],
    ['storniert', 'storniert', null, 'stay'],
  ])('from "%s" to "%s" after "%s" is to %s', (from, to, reported, step) => {
    expect(stepTo(from, to, reported)).toBe(step);
  });

  it('knows the words of others for a status, in any case', () => {
    expect(['Versendet', ' SHIPPED ', 'Storno', 'zugestellt', 'weg damit'].map(erpStatus)).toEqual([
      'geliefert',
      'geliefert',
      'storniert',
      'geliefert',
      null,
    ]);
  });

  it('knows a carrier by the beginning of its name, and takes another word as it is', () => {
    const names = ['DHL Paket', 'dhl', 'GLS-Express', 'Österreichische Post', 'UPStart Kurier', ' Bote Ott '];
    expect(names.map(carrierName)).toEqual(['DHL', 'DHL', 'GLS', 'PostAT', 'UPStart Kurier', 'Bote Ott']);
  });

  it('says everything that is wrong about a report', () => {
    const report: OrderReport = {
      external_order_id: ' ',
      status: 'vielleicht',
      tracking_numbers: ['1,23E+13', ' ', 'x'.repeat(101)],
      carrier: 'x'.repeat(101),
      source_time: '2026-02-30',
    };
    expect(validateOrderReport(report).map(({ path, code }) => `${path} ${code}`)).toEqual([
      'external_order_id required',
      'status unknownErpStatus',
      'tracking_numbers.0 scientificNumber',
      'tracking_numbers.1 required',
      'tracking_numbers.2 maxLength',
      'carrier maxLength',
      'source_time instantWithZone',
    ]);
  });
});
