import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from '../orders/index.js';
import { carrierName } from './carrier-name.js';
import { NO_MARK, type OrderReport } from './erp-link.types.js';
import { ERP_STATUS_WORDS, erpStatus, stepTo, type SaidBefore } from './erp-status.js';
import { judgeOrderReport, validateOrderReport, type ReportedOrder } from './order-report.rules.js';

const anOrder = (different: Partial<ReportedOrder> = {}): ReportedOrder => ({
  status: 'offen',
  tracking_numbers: [],
  carrier: '',
  address: null,
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
const words = ERP_STATUS_WORDS;
const aReport = fc.record(
  {
    status: fc.constantFrom(...words),
    tracking_numbers: fc.array(fc.constantFrom('A1', 'a 1', 'B2'), { maxLength: 3 }),
    carrier: fc.constantFrom('', 'DHL', 'GLS'),
    source_version: fc.nat(5),
  },
  { requiredKeys: [] },
);
const NOW = Date.parse('2026-11-27T08:00:00Z');
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

  const NOTHING = { status: null, holds: false };
  const HOLDS = { status: 'on hold', holds: true } as const;
  const SAID_HOLD = { status: 'on hold', holds: false } as const;
  it.each<[OrderStatus, OrderStatus, SaidBefore, string]>([
    ['offen', 'geliefert', NOTHING, 'move'],
    ['on hold', 'geliefert', NOTHING, 'move'],
    ['offen', 'verrechnet', NOTHING, 'move'],
    ['geliefert', 'offen', NOTHING, 'behind'],
    ['geliefert', 'on hold', NOTHING, 'behind'],
    ['verrechnet', 'storniert', NOTHING, 'move'],
    ['on hold', 'storniert', NOTHING, 'held'],
    ['on hold', 'storniert', HOLDS, 'move'],
    ['on hold', 'offen', NOTHING, 'held'],
    ['on hold', 'offen', SAID_HOLD, 'held'],
    ['on hold', 'offen', HOLDS, 'move'],
    ['offen', 'on hold', NOTHING, 'move'],
    ['offen', 'on hold', SAID_HOLD, 'stay'],
    ['storniert', 'geliefert', NOTHING, 'cancelled'],
    ['storniert', 'offen', NOTHING, 'cancelled'],
    ['', 'geliefert', NOTHING, 'cancelled'],
    ['storniert', 'storniert', NOTHING, 'stay'],
  ])('from "%s" to "%s" after %o is to %s', (from, to, said, step) => {
    expect(stepTo(from, to, said)).toBe(step);
  });

  it('is no shipment of a cancelled order, with a status or without', () => {
    const gone = anOrder({ status: 'storniert' });
    for (const report of [
      { tracking_numbers: ['G1'] },
      { carrier: 'DHL' },
      { status: 'printed', carrier: 'DHL' },
    ])
      expect(judgeOrderReport(gone, report)).toEqual({
        result: 'conflict',
        issues: [{ path: 'status', code: 'orderCancelled' }],
        order: gone,
      });
    expect(judgeOrderReport(gone, { erp_number: '7' }).result).toBe('applied');
  });

  it('keeps the label of a held order, and one number however it is written', () => {
    const held = anOrder({ status: 'on hold' });
    const { order } = judgeOrderReport(held, { status: 'label_created', tracking_numbers: ['JJD 01'] });
    expect(order).toMatchObject({ status: 'on hold', tracking_numbers: ['JJD 01'] });
    expect(judgeOrderReport(order, { tracking_numbers: ['jjd01'] }).result).toBe('unchanged');
  });

  it('is refused when an order would have more numbers than a person can edit', () => {
    const numbers = Array.from({ length: 50 }, (_, at) => `N${at + 1}`);
    const full = judgeOrderReport(anOrder(), { tracking_numbers: numbers }).order;
    expect(full.tracking_numbers).toHaveLength(50);
    expect(judgeOrderReport(full, { tracking_numbers: ['N51'] }).result).toBe('conflict');
    const long = Array.from({ length: 11 }, (_, at) => `${at + 10}`.padEnd(99, '1'));
    expect(judgeOrderReport(anOrder(), { tracking_numbers: long }).result).toBe('conflict');
  });

  it('knows the words of others for a status, in any case', () => {
    expect(
      ['Versendet', ' SHIPPED ', 'on-hold', 'Die Sendung wurde zugestellt.', 'picked', 'weg damit'].map(
        erpStatus,
      ),
    ).toEqual(['geliefert', 'geliefert', 'on hold', 'geliefert', 'none', null]);
  });

  it('knows a carrier by the beginning of its name, and takes another word as it is', () => {
    const names = ['DHL Paket', 'dhl', 'GLS-Express', 'Österreichische Post', 'UPStart Kurier', ' Bote Ott '];
    expect(names.map(carrierName)).toEqual(['DHL', 'DHL', 'GLS', 'PostAT', 'UPStart Kurier', 'Bote Ott']);
  });

  it('says everything that is wrong about a report', () => {
    const report: OrderReport = {
      external_order_id: ' ',
      status: 'vielleicht',
      tracking_numbers: [
        '1,23E+13',
        '3.4E17',
        ' ',
        '1'.repeat(101),
        '-',
        '#NV',
        '="1"',
        'keine',
        '0',
        '1\ud800',
      ],
      carrier: 'x'.repeat(101),
      source_time: '2026-02-30T10:00:00Z',
    };
    expect(validateOrderReport(report, NOW).map(({ path, code }) => `${path} ${code}`)).toEqual([
      'external_order_id required',
      'status unknownErpStatus',
      'tracking_numbers.0 scientificNumber',
      'tracking_numbers.1 scientificNumber',
      'tracking_numbers.2 required',
      'tracking_numbers.3 maxLength',
      'tracking_numbers.4 noTrackingNumber',
      'tracking_numbers.5 noTrackingNumber',
      'tracking_numbers.6 noTrackingNumber',
      'tracking_numbers.7 noTrackingNumber',
      'tracking_numbers.8 noTrackingNumber',
      'tracking_numbers.9 noTrackingNumber',
      'carrier maxLength',
      'tracking_numbers damagedCharacter',
      'source_time instantWithZone',
    ]);
  });

  it.each([
    ['2026-11-27T08:15:00+01:00', []],
    ['2026-11-27T08:15:00.123Z', []],
    ['2026-11-27 08:15', ['instantWithZone']],
    ['2026-11-29T08:15:00Z', ['instantAhead']],
    ['9999-12-31T23:59:59-01:00', ['instantWithZone']],
  ])('takes %s as a time with %o', (source_time, codes) => {
    const issues = validateOrderReport({ order_id: 1, source_time }, NOW);
    expect(issues.map(({ code }) => code)).toEqual(codes);
  });
});
