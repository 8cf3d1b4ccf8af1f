import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, SALUTATIONS } from '../orders/index.js';
import { INVESTIGATION_SIDES, INVESTIGATION_STATUSES } from '../investigations/index.js';
import { addressBlock, addressFromErp, addressToErp } from './address.translate.js';
import { erpDateFromIso, isoFromErpDate } from './date.js';
import type { ErpAddress, ErpOrder } from '../erp-records/index.js';
import { orderFromErp, orderToErp } from './order.translate.js';

const word = fc.stringMatching(/^[\wäöüß€-]{0,12}$/);
const filledWord = fc.stringMatching(/^[\wäöüß€-]{1,12}$/);
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('an ERP date', () => {
  it('is the same day both ways', () => {
    fc.assert(
      fc.property(day, (iso) => {
        expect(isoFromErpDate(erpDateFromIso(iso))).toBe(iso);
      }),
    );
    expect(erpDateFromIso('2026-11-03')).toBe('11/03/2026');
    expect(isoFromErpDate('1/2/2026 10:30:00')).toBe('2026-01-02');
  });

  it('is empty when it is not a real day', () => {
    expect(['', '02/30/2026', '21.11.2026', '13/01/2026'].map(isoFromErpDate)).toEqual(['', '', '', '']);
    expect(['', '2026-02-30', '11/03/2026'].map(erpDateFromIso)).toEqual(['', '', '']);
  });
});

describe('an ERP order', () => {
  const order = fc.record({
    id: fc.nat(),
    recordId: filledWord,
    modId: filledWord,
    externalOrderId: word,
    customerReference: word,
    date: fc.oneof(day, fc.constant('')),
    status: fc.constantFrom(...ORDER_STATUSES),
    trackingNumbers: fc.array(filledWord),
    carrier: word,
    addressId: fc.nat(),
    recipient: word,
    merchantErpId: fc.nat(),
    merchantName: word,
    comment: word,
    customerId: word,
    shippingMethod: word,
    items: fc.array(fc.record({ id: word, name: word, qty: fc.nat() })),
    investigationStatus: fc.constantFrom(null, ...INVESTIGATION_STATUSES),
    investigationOpenedAt: fc.constantFrom(null, '2026-11-20T08:00:00.000Z'),
    investigationTurn: fc.constantFrom(null, ...INVESTIGATION_SIDES),
    investigationTurnSince: fc.constantFrom(null, '2026-11-20T08:00:00.000Z'),
    errorCount: fc.nat(),
  });

  it('is the same order there and back', () => {
    fc.assert(
      fc.property(order, (value) => {
        expect(orderFromErp(orderToErp(value))).toEqual(value);
      }),
    );
  });

  it('may name its rows with their table, give numbers as text and a status in capitals', () => {
    const record = {
      recordId: '12',
      modId: '3',
      fieldData: {
        _ID_AUFTRA: '12',
        'AUFTRA::Datum': '11/21/2026',
        Status: 'On Hold',
        Trackingnummer: '00340\r\r 00341\n00342',
        Adressblock: 'Nordwind GmbH\rHafenstraße 12',
      },
      portalData: {
        AUFTRAPOS_AUFTRA_SL: [
          { 'AUFTRAPOS_AUFTRA_SL::Nr_Artikel': 'A', 'AUFTRAPOS_AUFTRA_SL::Menge': '2,5' },
          { Nr_Artikel: 7, Artikelname: 'Kaffee', Menge: 1 },
        ],
      },
      investigation_status: null,
      investigation_opened_at: null,
      error_count: 0,
    } as unknown as ErpOrder;
    expect(orderFromErp(record)).toMatchObject({
      id: 12,
      date: '2026-11-21',
      status: 'on hold',
      trackingNumbers: ['00340', '00341', '00342'],
      recipient: 'Nordwind GmbH',
      externalOrderId: '',
      items: [
        { id: 'A', name: '', qty: 2.5 },
        { id: '7', name: 'Kaffee', qty: 1 },
      ],
    });
  });
});

describe('an ERP address', () => {
  const address = fc.record({
    salutation: fc.constantFrom('' as const, ...SALUTATIONS),
    company: word,
    name: word,
    second_name: word,
    street: word,
    address_second_line: word,
    postal_code: word,
    city: word,
    country_code: fc.constantFrom('DE', 'AT', 'CH', ''),
    email: word,
  });

  it('is the same address there and back', () => {
    const record = { recordId: '1', modId: '0' };
    fc.assert(
      fc.property(address, (value) => {
        expect(addressFromErp(addressToErp(value, record))).toEqual(value);
      }),
    );
  });

  it('prefers the delivery address and falls back to the address lines for the name', () => {
    const rows = [
      { Zuordnung: 'Rechnungsadresse', Ort: 'Bremen' },
      { Zuordnung: 'Standardadresse', Ort: 'Jever' },
      { 'ADRBLO_ADRESS_SL::Zuordnung': 'Lieferadresse', Ort: 'Oldenburg' },
    ];
    const record = (count: number) =>
      ({
        recordId: '1',
        modId: '0',
        fieldData: { Anrede: 'Frau', Adresszeile_1: 'Ada Jansen', Adresszeile_2: 'c/o Nordwind' },
        portalData: { ADRBLO_ADRESS_SL: rows.slice(0, count), INTNET_ADRESS_SL: [] },
      }) as unknown as ErpAddress;
    expect(addressFromErp(record(3))).toMatchObject({
      salutation: 'frau',
      name: 'Ada Jansen',
      second_name: 'c/o Nordwind',
      city: 'Oldenburg',
    });
    expect(addressFromErp(record(2)).city).toBe('Jever');
    expect(addressFromErp(record(1)).city).toBe('');
  });

  it('is printed with the recipient first and without empty lines', () => {
    const printed = addressBlock({
      salutation: 'firma',
      company: 'Nordwind GmbH',
      name: '',
      second_name: '',
      street: 'Hafenstraße 12',
      address_second_line: '',
      postal_code: '26121',
      city: 'Oldenburg',
      country_code: 'DE',
      email: '',
    });
    expect(printed).toBe('Nordwind GmbH\rHafenstraße 12\r26121 Oldenburg\rDE');
  });
});
