import { describe, expect, it } from 'vitest';
import { ALL_MAPPED, DEFAULT_MAPPING } from './default-mapping.js';
import { examineLayout, layoutsOf } from './examine-layout.js';
import { readMapping, type FileMakerMapping } from './mapping.js';
import { sourcesOf } from './read-sources.js';
import { stockOf } from './read-stock.js';

const mapping = ALL_MAPPED.stock!;
const read = (fieldData: Readonly<Record<string, unknown>>, of = mapping) =>
  stockOf(of, { recordId: '1', modId: '0', fieldData });
const PLACE = { Nr_Artikel: 'NW-1', ID_MANDAN: 2, ZZN_Lager: 'Hamburg', Lagerplatz: 'A-1', Lagerstand: 0 };

describe('the stock that a record says', () => {
  it('is all that lies on a place, none included', () => {
    expect(read(PLACE)).toEqual({
      product_number: 'NW-1',
      merchant_erp_id: 2,
      warehouse: 'Hamburg',
      position: 'A-1',
      on_hand: 0,
    });
  });

  it('is that of the whole warehouse without a place', () => {
    const whole = { ...mapping, fields: { ...mapping.fields, place: null } };
    expect([read({ ...PLACE, Lagerplatz: '' })?.position, read(PLACE, whole)?.position]).toEqual([
      null,
      null,
    ]);
  });

  it('says nothing without a product or a count', () => {
    expect([read({ ...PLACE, Lagerstand: '' }), read({ ...PLACE, Nr_Artikel: ' ' })]).toEqual([null, null]);
    expect(read({ ...PLACE, Lagerstand: '12 Stück' })?.on_hand).toBeNaN();
  });
});

describe('what is read of a file', () => {
  const given = (text: unknown): FileMakerMapping => {
    const result = readMapping(text);
    return result.ok ? result.value : DEFAULT_MAPPING;
  };

  it('is orders alone, and stock after them where the mapping names it', () => {
    expect(sourcesOf(DEFAULT_MAPPING).map(({ record }) => record)).toEqual(['order']);
    const sources = sourcesOf(given({ stock: { layout: 'Bestand', fields: { place: null } } }));
    expect(sources.map(({ record, layout }) => `${record} ${layout}`)).toEqual([
      'order api_AUFTRA',
      'stock Bestand',
    ]);
  });

  it('is looked for on its layout, where fields may be calculated', () => {
    const looked = layoutsOf(given({ stock: {} })).find(({ record }) => record === 'stock')!;
    const field = (name: string, result: string) => ({ name, type: 'calculation', result });
    const { flaws } = examineLayout(looked, {
      fields: [
        field('Nr_Artikel', 'number'),
        field('ID_MANDAN', 'number'),
        field('ZZN_Lager', 'text'),
        field('Lagerplatz', 'text'),
        field('Lagerstand', 'number'),
      ],
      portals: {},
    });
    expect(flaws.map(({ flaw, field: name }) => `${flaw} ${name}`)).toEqual([
      'wrongKind Nr_Artikel',
      'fieldMissing ZZN_Geaendert_am',
    ]);
  });
});
