import { describe, expect, it } from 'vitest';
import { findReportColumns, type ReportColumns } from './report-columns.js';
import { vocabularyOf } from '../words/erp-vocabulary.js';
import { readStock, readStockFile, refuseRepeated } from './stock-rows.js';
import { readShipmentFile } from './shipment-rows.js';
import { SHIPMENT_FIELDS, STOCK_FIELDS } from './report-words.js';

const shipments = (header: string, chosen: ReportColumns = {}) =>
  findReportColumns(header.split(';'), SHIPMENT_FIELDS, { needed: ['order', 'tracking'], chosen });
const stock = (header: string) =>
  findReportColumns(header.split(';'), STOCK_FIELDS, { needed: ['product', 'onHand'], chosen: {} });
const HEADER = ['Order', 'Tracking', 'Status', 'Carrier'];
const NOTHING = { report: {}, issues: [] };
const row = (cells: string, line = 2) => ({ line, cells: cells.split(';') });

describe('a file of shipments', () => {
  it.each([
    ['Bestellnummer;Sendungsnummer;Versanddienstleister', { order: 0, tracking: 1, carrier: 2 }],
    ['PARCELNO;SCAN_CODE;CUSTOMER_REFERENCE', { order: 2, tracking: 0 }],
    ['shop;carrier;trackingCode;orderNumber', { order: 3, tracking: 2, carrier: 1 }],
    ['Name;Referenz;Order-ID;DHL Sendungsnummer (Paket)', { order: 2, tracking: 3 }],
    ['Referenz 1;Referenz 2;Sendungs-Nr.;Status', { order: 0, tracking: 2, status: 3 }],
    ['Mandant;Externe_Order_ID;Trackingnummer', { order: 1, tracking: 2, merchant: 0 }],
  ])('has the columns of %s', (header, columns) => {
    expect(shipments(header)).toEqual({ columns, questions: [] });
  });

  it('is asked about where a column is not certain, and takes what the user says', () => {
    expect(shipments('Kunde;Sendungsnummer;Trackingcode').questions).toEqual([
      { field: 'order', code: 'missing', columns: [] },
      { field: 'tracking', code: 'several', columns: [1, 2] },
    ]);
    const { columns, questions } = shipments('Kunde;Sendungsnummer;Trackingcode', { order: 0, tracking: 2 });
    expect([columns, questions]).toEqual([{ order: 0, tracking: 2 }, []]);
  });

  it('loses no parcel of a second column, and takes no row number for a place', () => {
    expect(shipments('Bestellnummer;Tracking 1;Tracking 2').questions).toEqual([
      { field: 'tracking', code: 'several', columns: [1] },
    ]);
    expect(stock('SKU;Bestand 1;Bestand 2').questions).toEqual([
      { field: 'onHand', code: 'several', columns: [1] },
    ]);
    expect(stock('Position;Artikelnummer;Bestand').columns).toEqual({ product: 1, onHand: 2 });
  });

  it('is what the flags say, whatever a column says', () => {
    const rows = [row('1001;A1;;UPS')];
    const [read] = readShipmentFile(
      { header: HEADER, names: [], headings: [], rows },
      { columns, carrier: 'UPS' },
    );
    expect([read?.report, read?.issues]).toMatchObject([{ carrier: 'UPS' }, []]);
  });

  it('is read in the words of the ERP, before the usual ones', () => {
    const word = { id: 1, kind: 'status', place: '', isWritten: false } as const;
    const words = vocabularyOf([
      { ...word, word: 'Ausgelagert', meaning: 'geliefert' },
      { ...word, word: 'Versendet', meaning: 'none' },
      { ...word, kind: 'carrier', word: '07', meaning: 'GLS' },
    ]);
    const rows = [row('1001;A1000001;AUSGELAGERT;07'), row('1002;A1000002;Versendet;07', 3)];
    const table = { header: HEADER, names: [], headings: [], rows };
    const read = readShipmentFile(table, { columns, words, carrier: 'GLS' });
    expect(read.map(({ report: { status }, issues }) => [status !== undefined, issues])).toEqual([
      [true, []],
      [false, []],
    ]);
    const [unknown] = readShipmentFile(table, { columns, carrier: '07' });
    expect(unknown).toMatchObject({ report: { status: 'AUSGELAGERT' }, issues: [] });
  });

  const columns = { order: 0, tracking: 1, status: 2, carrier: 3 };
  const read = (cells: string, keepsStatus = false) => {
    const table = { header: HEADER, names: ['dhl.csv'], headings: [], rows: [row(cells)] };
    const [{ report, issues } = NOTHING] = readShipmentFile(table, { columns, keepsStatus });
    return [report, issues.map(({ path, code }) => `${path} ${code}`)];
  };

  it('says of each row that the order has left the house, and of which parcels', () => {
    expect(read('1001;003404 34;;')).toEqual([
      { external_order_id: '1001', status: 'geliefert', tracking_numbers: ['003404 34'] },
      [],
    ]);
    expect(read('1001;A00001, A00002\nA3;zugestellt;DHL')).toEqual([
      {
        external_order_id: '1001',
        status: 'geliefert',
        tracking_numbers: ['A00001', 'A00002', 'A3'],
        carrier: 'DHL',
      },
      [],
    ]);
    expect(read('1001;A1;angekündigt;')[0]).toEqual({ external_order_id: '1001', tracking_numbers: ['A1'] });
    expect(read('1001;A1;;', true)[0]).toEqual({ external_order_id: '1001', tracking_numbers: ['A1'] });
  });

  it('never cancels an order because its label was cancelled', () => {
    const [report, issues] = read('1001;A1;storniert;');
    expect(report).not.toHaveProperty('status');
    expect(issues).toEqual(['status noShipment']);
    expect(read('1001;A1;seltsam;')).toEqual([
      { external_order_id: '1001', status: 'seltsam', tracking_numbers: ['A1'] },
      [],
    ]);
    expect(read('1001;A1;seltsam;', true)).toEqual([
      { external_order_id: '1001', tracking_numbers: ['A1'] },
      ['status unknownErpStatus'],
    ]);
    expect(read('1001;1,23457E+13;;')[0]).toMatchObject({ tracking_numbers: ['1,23457E+13'] });
    expect(read('1001;="00340434161";;')[0]).toMatchObject({ tracking_numbers: ['00340434161'] });
    expect(read('1001;00340434161 00340434162;;')[0]).toMatchObject({
      tracking_numbers: ['00340434161', '00340434162'],
    });
    expect(read('1001;;;')[1]).toEqual(['tracking_numbers required']);
  });
});

describe('a file of stock', () => {
  it('has its columns, whatever the unit in brackets', () => {
    expect(stock('Art.-Nr.;Bestand (Stk.);Lager;Lagerplatz').columns).toEqual({
      product: 0,
      onHand: 1,
      warehouse: 2,
      position: 3,
    });
  });

  it('is not read from what is left after reservations', () => {
    expect(stock('SKU;Verfügbarer Bestand').questions).toEqual([
      { field: 'onHand', code: 'available', columns: [1] },
    ]);
  });

  const columns = { product: 0, onHand: 1, position: 2 };
  const read = (cells: string, line = 2) => readStock(row(cells, line), { columns, warehouse: 'Hamburg' });

  it('holds whole pieces; what may be a thousand or a fraction is asked', () => {
    expect(read('A;12,00;').report.on_hand).toBe(12);
    expect(read('A;0;').report.on_hand).toBe(0);
    expect(read('A;1.234;').issues).toEqual([
      { path: 'on_hand', code: 'thousandsOrDecimal', params: { decimal: '1,234', thousands: '1234' } },
    ]);
    expect(read('A;;').issues).toEqual([{ path: 'on_hand', code: 'required' }]);
  });

  it('is refused for a place that is named twice, and for a whole beside a place of it', () => {
    const rows = [read('A;1;X', 2), read('B;2;', 3), read('A;3;x', 4), read('C;4;', 5), read('C;5;Y', 6)];
    expect(refuseRepeated(rows).map(({ issues }) => issues)).toEqual([
      [{ path: 'product_number', code: 'repeatedStock', params: { line: 4 } }],
      [],
      [{ path: 'product_number', code: 'repeatedStock', params: { line: 2 } }],
      [{ path: 'position', code: 'wholeAndPlace' }],
      [{ path: 'position', code: 'wholeAndPlace' }],
    ]);
    expect(refuseRepeated([read('A;1;', 2), read('a;3;', 3)]).map(({ issues }) => issues)).toEqual([
      [{ path: 'product_number', code: 'repeatedStock', params: { line: 3 } }],
      [{ path: 'product_number', code: 'repeatedStock', params: { line: 2 } }],
    ]);
  });
});

it('takes the warehouse of a file of stock for the one that is said where the ERP calls it otherwise', () => {
  const words = vocabularyOf([
    { id: 1, kind: 'warehouse', word: 'HH1', meaning: 'Hauptlager', place: '', isWritten: false },
  ]);
  const rows = [row('T-1;4;HH1'), row('T-2;4;HH2', 3)];
  const table = { header: ['SKU', 'Bestand', 'Lager'], names: [], headings: [], rows };
  const options = { columns: { product: 0, onHand: 1, warehouse: 2 }, warehouse: 'Hauptlager' };
  const codes = readStockFile(table, { ...options, words }).map(({ issues }) => issues[0]?.code);
  expect(codes).toEqual([undefined, 'contradicted']);
});
