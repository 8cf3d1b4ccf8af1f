import { describe, expect, it } from 'vitest';
import { foldedReports } from '../stock-report.rules.js';
import { validateErpWord } from './erp-word.rules.js';
import { unknownBy } from './unknown-by.rules.js';
import type { ErpWord, ErpWordInput } from './erp-word.types.js';
import { vocabularyOf } from './erp-vocabulary.js';

const WAREHOUSES = ['Lager Hamburg-Billbrook', 'Lager Wien'];
const aWord = (fields: Partial<ErpWordInput> = {}): ErpWord => ({
  id: 1,
  kind: 'status',
  word: 'Ausgelagert',
  meaning: 'geliefert',
  place: '',
  isWritten: false,
  ...fields,
});

describe('a word of the ERP', () => {
  const codes = (fields: Partial<ErpWordInput>) => {
    const { id: _, ...word } = aWord(fields);
    return validateErpWord(word, WAREHOUSES).map(({ path, code }) => `${path} ${code}`);
  };

  it('means a status, any carrier, a warehouse that is there, or a position', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ meaning: 'none' })).toEqual([]);
    expect(codes({ kind: 'delivery_status', word: 'WE gebucht', meaning: 'DONE' })).toEqual([]);
    expect(codes({ kind: 'carrier', word: '07', meaning: 'DHL' })).toEqual([]);
    expect(codes({ kind: 'warehouse', word: 'HH1', meaning: 'Lager Wien', place: 'Halle 2' })).toEqual([]);
    expect(codes({ kind: 'position', word: '01-02', meaning: 'A-01', place: 'Lager Wien' })).toEqual([]);
  });

  it('is refused with the field that breaks a rule', () => {
    expect(codes({ word: ' ' })).toEqual(['word required']);
    expect(codes({ meaning: '' })).toEqual(['meaning required']);
    expect(codes({ word: 'x'.repeat(101) })).toEqual(['word maxLength']);
    expect(codes({ meaning: 'Versandfertig' })).toEqual(['meaning unknownErpStatus']);
    expect(codes({ kind: 'delivery_status', meaning: 'geliefert' })).toEqual([
      'meaning unknownDeliveryStatus',
    ]);
    expect(codes({ kind: 'warehouse', meaning: 'Lager Rom' })).toEqual(['meaning unknownWarehouse']);
    expect(codes({ kind: 'position', meaning: 'A-01', place: 'Lager Rom' })).toEqual([
      'place unknownWarehouse',
    ]);
    expect(codes({ place: 'Lager Wien' })).toEqual(['place unknownField']);
  });
});

describe('a record that was refused', () => {
  const place = (...codes: readonly string[]) => unknownBy(codes.map((code) => ({ code })));

  it('says a word without a meaning where that alone is wrong', () => {
    expect(place('unknownErpStatus')).toEqual({ kind: 'status', field: 'status' });
    expect(place('unknownDeliveryStatus')).toEqual({ kind: 'delivery_status', field: 'status' });
    expect(place('unknownWarehouse')).toEqual({ kind: 'warehouse', field: 'warehouse' });
    expect([place(), place('unknownOrder'), place('unknownErpStatus', 'required')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('reports in words of the ERP', () => {
  it('go before the usual words, in any case, and once', () => {
    const words = [
      aWord(),
      aWord({ word: 'versendet', meaning: 'none' }),
      aWord({ word: 'Geliefert', meaning: 'verrechnet' }),
    ];
    const { statusOf, ofOrder } = vocabularyOf(words);
    expect(['AUSGELAGERT ', 'versendet', 'geliefert', 'Storno', 'Unfug'].map(statusOf)).toEqual([
      'geliefert',
      'none',
      'verrechnet',
      'storniert',
      null,
    ]);
    expect(ofOrder({ order_id: 1, status: 'ausgelagert' }).status).toBe('geliefert');
    expect(ofOrder({ order_id: 1, status: 'versendet' }).status).toBeNull();
    expect(ofOrder({ order_id: 1, status: 'Unfug' }).status).toBe('Unfug');
    expect(ofOrder({ order_id: 1 })).toEqual({ order_id: 1 });
  });

  it('name carriers and statuses of deliveries', () => {
    const { ofOrder, ofInbound } = vocabularyOf([
      aWord({ kind: 'carrier', word: '07', meaning: 'DHL' }),
      aWord({ kind: 'delivery_status', word: 'WE gebucht', meaning: 'DONE' }),
    ]);
    expect(ofOrder({ order_id: 1, carrier: '07' }).carrier).toBe('DHL');
    expect(ofOrder({ order_id: 1, carrier: '08' }).carrier).toBe('08');
    expect(ofInbound({ delivery_id: 1, status: 'we gebucht' }).status).toBe('DONE');
  });

  it('are written where one is chosen for it, else Kontor’s own', () => {
    const { written } = vocabularyOf([
      aWord({ word: 'Neu angelegt', meaning: 'offen', isWritten: true }),
      aWord({ word: 'Versandfertig', meaning: 'offen' }),
    ]);
    expect(written('status', 'offen')).toBe('Neu angelegt');
    expect(written('status', 'storniert')).toBe('storniert');
    expect(written('carrier', 'offen')).toBe('offen');
  });

  it('name warehouses, and positions as they are called there', () => {
    const { ofStock } = vocabularyOf([
      aWord({ kind: 'warehouse', word: 'HH1', meaning: 'Lager Hamburg-Billbrook' }),
      aWord({ kind: 'warehouse', word: 'HH2', meaning: 'Lager Hamburg-Billbrook', place: 'Halle 2' }),
      aWord({ kind: 'position', word: '01-02', meaning: 'A-01' }),
      aWord({ kind: 'position', word: '01-02', meaning: 'W-01', place: 'Lager Wien' }),
    ]);
    const place = (warehouse: string, position?: string) => {
      const report = ofStock({
        product_number: 'TASSE',
        warehouse,
        on_hand: 1,
        ...(position !== undefined && { position }),
      });
      return [report.warehouse, report.position];
    };
    expect(place('hh1')).toEqual(['Lager Hamburg-Billbrook', undefined]);
    expect(place('HH2')).toEqual(['Lager Hamburg-Billbrook', 'Halle 2']);
    expect(place('HH2', '01-02')).toEqual(['Lager Hamburg-Billbrook', 'A-01']);
    expect(place('Lager Wien', '01-02')).toEqual(['Lager Wien', 'W-01']);
    expect(place('Lager Wien', '09-09')).toEqual(['Lager Wien', '09-09']);
  });

  it('are refused where two places of the ERP are one in Kontor', () => {
    const { ofStock } = vocabularyOf([
      aWord({ kind: 'warehouse', word: 'HH1', meaning: 'Lager Wien' }),
      aWord({ kind: 'warehouse', word: 'HH2', meaning: 'Lager Wien' }),
    ]);
    const said = ['HH1', 'HH2', 'hh1', 'Lager Rom'].map((warehouse, at) => ({
      product_number: at === 2 ? 'KANNE' : 'TASSE',
      warehouse,
      on_hand: 1,
    }));
    expect([...foldedReports(said, said.map(ofStock))]).toEqual([0, 1]);
  });
});
