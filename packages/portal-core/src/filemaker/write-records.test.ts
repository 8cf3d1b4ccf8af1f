import { describe, expect, it } from 'vitest';
import type { Delivery } from '../deliveries/index.js';
import type { ErpInbound, ErpProduct } from '../erp-records/index.js';
import { ALL_MAPPED } from './default-mapping.js';
import { bookedRows, deliveryRecord } from './write-delivery.js';
import { productChange, productRecord, recordsOfNumber } from './write-product.js';

const PRODUCTS = ALL_MAPPED.products!;
const DELIVERIES = ALL_MAPPED.deliveries!;

const product: ErpProduct = {
  recordId: '5',
  modId: '0',
  fieldData: {
    Nr_Artikel: 'NW-1',
    Artikelname: 'Kanne',
    Nr_EAN: '4006381333931',
    VK: 4.9,
    Einheit: 'Stk',
    Artikelgewicht: 0.25,
    Zolltarifnummer: '',
    ZZN_Barcode: '4006381333931',
    ZZN_Shopname: '',
    ID_MANDAN: 2,
    Mandant_Bezeichnung: 'Nordwind',
    Lagerstand_verfuegbar_gesamt: 7,
    Status: 'aktiv',
  },
  portalData: {},
  stock: { available: 7, reserved: 0, total: 7 },
};

describe('the record of a product', () => {
  it('has what the mapping has a place for, amounts as numbers, and no stock', () => {
    const { fieldData } = productRecord(
      { ...PRODUCTS, fields: { ...PRODUCTS.fields, shopName: null } },
      product,
    );
    expect(fieldData).toMatchObject({ Nr_Artikel: 'NW-1', ID_MANDAN: 2, VK: 4.9, Artikelgewicht: 0.25 });
    expect(Object.keys(fieldData)).not.toContain('ZZN_Shopname');
    expect(Object.keys(fieldData)).not.toContain('Lagerstand_verfuegbar_gesamt');
  });

  it('is changed where Kontor changed it and it differs; the same number in other letters does not', () => {
    const there = { Artikelname: 'Alt', VK: '4.90', Nr_EAN: '1', ZZN_Barcode: '1' };
    const change = (changed: object) => productChange(PRODUCTS, there, product, { ...changed });
    expect(change({ price_cents: '490' })).toEqual({});
    expect(change({ ean: '' })).toEqual({ Nr_EAN: '4006381333931', ZZN_Barcode: '4006381333931' });
    expect(change({ something: '1' })).toEqual({});
  });

  it('that is new in Kontor says all it has of one that is there, and empties nothing', () => {
    const there = { Artikelname: 'Alt', Zolltarifnummer: '6911' };
    const written = productChange(PRODUCTS, there, product, {});
    expect(written).toMatchObject({ Artikelname: 'Kanne', VK: 4.9 });
    expect(Object.keys(written)).not.toContain('Zolltarifnummer');
  });

  it('is one whose number is the same in any case, accents not left out', () => {
    const records = ['nw-1', 'ñw-1', 'NW-10'].map((Nr_Artikel, at) => ({
      recordId: String(at),
      modId: '0',
      fieldData: { Nr_Artikel },
    }));
    expect(recordsOfNumber(PRODUCTS, records, 'NW-1').map(({ recordId }) => recordId)).toEqual(['0']);
  });
});

const row = (Position: number, Menge_gebucht: number, ZZN_Grund = '') => ({
  Position,
  Nr_Artikel: `NW-${Position}`,
  Artikelname: 'Kanne',
  Nr_EAN: '',
  Menge_bestellt: 10,
  Menge_gebucht,
  ZZN_Grund,
});
const inboundOf = (...rows: ReturnType<typeof row>[]): ErpInbound => ({
  recordId: '70001',
  modId: '0',
  fieldData: { ID_Intendo: 70_001, ID_MANDAN: 2, 'LAGER::Bezeichnung': 'Hamburg' },
  portalData: { BESPOS_BESTEL_SL: rows },
  delivery_id: 12,
});
const there = (recordId: string, position: string | number, booked: string | number) => ({
  recordId,
  fieldData: {
    'BESPOS_BESTEL_SL::Position': position,
    'BESPOS_BESTEL_SL::Menge_gebucht': booked,
    'BESPOS_BESTEL_SL::ZZN_Grund': '',
  },
});

describe('the record of an inbound order', () => {
  it('arrives on the day of the house, and its remark has FileMaker’s ends of lines', () => {
    const delivery = {
      id: 12,
      delivery_datetime: '2026-11-28T23:30:00.000Z',
      warehouse: 'Hamburg',
      note: 'Rampe 2\nBitte anrufen',
    } as Delivery;
    const told = { delivery, inbound: inboundOf(row(1, 0)) };
    const { fieldData, portalData } = deliveryRecord(DELIVERIES, told, 'Europe/Berlin');
    expect(fieldData).toMatchObject({
      ZZN_Kontor_ID: '12',
      ID_Intendo: 70_001,
      ZZN_Liefertag: '11/29/2026',
      ZZN_Notiz: 'Rampe 2\rBitte anrufen',
    });
    expect(portalData['BESPOS_BESTEL_SL']).toHaveLength(1);
  });

  it('is written where a booked quantity differs, row by row, and gets the positions that it lacks', () => {
    const rows = bookedRows(
      DELIVERIES,
      [there('8', '1', '7'), there('9', 2, 0)],
      inboundOf(row(1, 7), row(2, 4, 'Bruch'), row(3, 0)),
    );
    expect(rows).toEqual([
      { recordId: '9', 'BESPOS_BESTEL_SL::Menge_gebucht': 4, 'BESPOS_BESTEL_SL::ZZN_Grund': 'Bruch' },
      expect.objectContaining({ 'BESPOS_BESTEL_SL::Position': 3, 'BESPOS_BESTEL_SL::Menge_bestellt': 10 }),
    ]);
  });
});
