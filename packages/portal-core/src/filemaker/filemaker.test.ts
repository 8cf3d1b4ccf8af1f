import { describe, expect, it } from 'vitest';
import { chooseDelivery } from './choose-delivery.js';
import { chooseRecord, type FoundRecord } from './choose-record.js';
import { exactly } from './find-text.js';
import { judgeCode } from './judge-code.js';
import { ALL_MAPPED, DEFAULT_MAPPING } from './default-mapping.js';
import { fieldOf, readMapping } from './mapping.js';
import { reportOf } from './read-report.js';
import { readStamp, stampBefore, writeStamp } from './stamp.js';
import { recordChange } from './write-order.js';
import { anOrder } from '../testing/order-builders.js';
import { orderToErp } from '../erp/index.js';

const record = (fieldData: FoundRecord['fieldData'], recordId = '1'): FoundRecord => ({
  recordId,
  modId: '0',
  fieldData,
});

describe('a criterion of a find', () => {
  it('takes every operator as a letter', () => {
    expect(exactly('hutch@x.de')).toBe('==hutch\\@x.de');
    expect(exactly('a..b//c "1" <2>')).toBe('==a\\.\\.b\\/\\/c \\"1\\" \\<2\\>');
    expect(() => exactly('')).toThrow(RangeError);
  });
});

describe('a timestamp of FileMaker', () => {
  it('is read in US order, written so, and sorts as time does', () => {
    expect(readStamp('11/05/2026 04:05:06')).toBe('2026-11-05T04:05:06');
    expect(readStamp('1/5/2026 4:05:06')).toBe('2026-01-05T04:05:06');
    expect(writeStamp('2026-11-05T04:05:06')).toBe('11/05/2026 04:05:06');
    expect(stampBefore('2026-03-01T00:01:00', 120)).toBe('2026-02-28T23:59:00');
  });

  it.each(['', '05.11.2026 04:05:06', '13/05/2026 04:05:06', '02/30/2026 04:05:06', '11/05/2026'])(
    '%j is none',
    (text) => {
      expect(readStamp(text)).toBe('');
    },
  );
});

describe('a mapping', () => {
  it('says only what differs, and null for what has no place', () => {
    const read = readMapping({ layout: 'Kontor', fields: { status: 'Zustand', comment: null }, email: null });
    expect(read).toEqual({
      ok: true,
      value: {
        ...DEFAULT_MAPPING,
        layout: 'Kontor',
        email: null,
        fields: { ...DEFAULT_MAPPING.fields, status: 'Zustand', comment: null },
      },
    });
  });

  it('with an unknown name, or without what is needed, is refused with the place', () => {
    const read = readMapping({ fields: { statuss: 'Status', kontorNumber: null } });
    expect(read.ok ? [] : read.issues.map(({ path }) => path).sort()).toEqual([
      'fields.kontorNumber',
      'fields.statuss',
    ]);
    expect(readMapping([]).ok).toBe(false);
  });

  it('is told of products and deliveries where it names them, and says only what differs there', () => {
    expect(DEFAULT_MAPPING).toMatchObject({ products: null, deliveries: null });
    const read = readMapping({ products: {}, deliveries: { fields: { warehouse: null } } });
    const { products, deliveries } = read.ok ? read.value : DEFAULT_MAPPING;
    expect(products?.layout).toBe('api_ARTIKE');
    expect(deliveries?.fields).toMatchObject({ warehouse: null, kontorNumber: 'ZZN_Kontor_ID' });
    expect(readMapping({ products: { fields: { prise: 'VK' } } }).ok).toBe(false);
    expect(readMapping({ products: true }).ok).toBe(false);
  });

  it('finds a field with its table or without', () => {
    expect(fieldOf({ 'AUFTRA::Status': ' offen ' }, 'AUFTRA::Status')).toBe('offen');
    expect(fieldOf({ Status: 'offen' }, 'AUFTRA::Status')).toBe('offen');
    expect(fieldOf({ Menge: 3 }, 'Menge')).toBe('3');
    expect(fieldOf({}, 'Menge')).toBe('');
  });
});

describe('an error of FileMaker', () => {
  it.each([
    [null, 'away', false],
    [802, 'away', false],
    [212, 'access', false],
    [102, 'access', false],
    [812, 'busy', false],
    [956, 'busy', false],
    [301, 'away', true],
    [306, 'away', true],
    [504, 'refused', true],
    [509, 'refused', true],
    [1234, 'away', true],
  ])('%s is %s, about one record alone: %s', (code, answered, alone) => {
    expect(judgeCode(code, 'order')).toEqual({ answered, alone });
  });

  it('of the layout of products or deliveries is about their records, so that orders go on', () => {
    expect(judgeCode(105, 'product')).toEqual({ answered: 'refused', alone: true });
    expect(judgeCode(102, 'delivery')).toEqual({ answered: 'refused', alone: true });
    expect(judgeCode(212, 'product')).toEqual({ answered: 'access', alone: false });
  });
});

describe('the record of a delivery', () => {
  const mapping = ALL_MAPPED.deliveries!;
  const keys = { kontorNumber: 12, inboundNumber: 900, merchant: 2 };
  const own = record({ ZZN_Kontor_ID: '12' });
  const typed = record({ ZZN_Kontor_ID: '', ID_Intendo: 900, ID_MANDAN: 2 });
  const ofAnother = record({ ZZN_Kontor_ID: '13', ID_Intendo: 900, ID_MANDAN: 2 });
  const ofAMerchant = record({ ID_Intendo: 900, ID_MANDAN: 1 });

  it('is its own before one that the ERP has made itself, never another delivery’s or merchant’s', () => {
    const kinds = [
      [own, typed],
      [typed, ofAnother, ofAMerchant],
      [ofAnother, ofAMerchant],
      [own, own],
      [typed, typed],
    ].map((records) => chooseDelivery(mapping, records, keys).kind);
    expect(kinds).toEqual(['own', 'unclaimed', 'none', 'several', 'several']);
    const unnamed = { ...mapping, fields: { ...mapping.fields, inboundNumber: null } };
    expect(chooseDelivery(unnamed, [typed], keys)).toEqual({ kind: 'none' });
  });
});

describe('the record of an order', () => {
  const own = record({ ZZN_Kontor_ID: '12', Status: 'offen' }, '1');
  const other = record({ ZZN_Kontor_ID: '11', Status: 'offen' }, '2');
  const typed = record({ Status: 'offen' }, '3');
  const cancelled = record({ Status: 'storniert' }, '4');

  it('is its own before one that somebody typed, never another order’s or a cancelled one', () => {
    const kinds = [
      [own, other, typed],
      [other, typed, cancelled],
      [other, cancelled],
      [own, own],
      [typed, typed],
    ].map((records) => chooseRecord(DEFAULT_MAPPING, records, 12).kind);
    expect(kinds).toEqual(['own', 'unclaimed', 'none', 'several', 'several']);
  });

  it.each([
    ['offen', 'on hold', 'on hold'],
    ['offen', 'storniert', 'storniert'],
    ['kommissioniert', 'storniert', 'storniert'],
    ['kommissioniert', 'offen', null],
    ['geliefert', 'on hold', null],
    ['Irgendwas', 'offen', null],
    ['storniert', 'offen', null],
  ])('that says %s and shall say %s is written %s', (there, Status, written) => {
    const change = recordChange(
      DEFAULT_MAPPING,
      { Status: there },
      { order: erpOrder(Status), changed: { to: Status } },
    );
    expect(change).toEqual(
      written === null ? { kind: 'none' } : { kind: 'write', fieldData: { Status: written } },
    );
  });

  it('that has left is not cancelled unless Kontor knew that it had', () => {
    const there = { Status: 'versendet' };
    const order = erpOrder('storniert');
    const change = (from: string) =>
      recordChange(DEFAULT_MAPPING, there, { order, changed: { from, to: 'storniert' } }).kind;
    expect([change('offen'), change('geliefert')]).toEqual(['gone', 'write']);
  });

  it('keeps the tracking numbers that it has', () => {
    const order = erpOrder('offen', ['T2', 'T3']);
    const change = recordChange(
      DEFAULT_MAPPING,
      { Trackingnummer: 'T1\rT2' },
      { order, changed: { tracking_number: '' } },
    );
    expect(change).toEqual({ kind: 'write', fieldData: { Trackingnummer: 'T1\rT2\rT3' } });
  });

  it('is no report where it bears no number of Kontor', () => {
    expect(reportOf(DEFAULT_MAPPING, typed)).toBeNull();
    expect(reportOf(DEFAULT_MAPPING, record({ ZZN_Kontor_ID: '1e3' }))).toBeNull();
    expect(reportOf(DEFAULT_MAPPING, own)?.report).toMatchObject({ order_id: 12, status: 'offen' });
  });
});

function erpOrder(status: string, trackingNumbers: string[] = []) {
  const change = {
    id: 12,
    recordId: '12',
    date: '2026-11-28',
    addressId: 12,
    recipient: '',
    merchantName: '',
  };
  const written = orderToErp(anOrder({ ...change, trackingNumbers }));
  return { ...written, fieldData: { ...written.fieldData, Status: status } };
}
