import { describe, expect, it } from 'vitest';
import { PRODUCT_EXPORT_COLUMNS } from '../../products/index.js';
import { isInGrams, readProductRow, refuseRepeatedProducts } from './product-rows.js';
import { findReportColumns } from './report-columns.js';
import { PRODUCT_FILE_FIELDS } from './report-words.js';

const understood = (header: readonly string[]) =>
  findReportColumns(header, PRODUCT_FILE_FIELDS, { needed: ['product'], chosen: {} });
const columns = { product: 0, name: 1, ean: 2, price: 3, merchant: 4 };
const read = (cells: string, more: object = {}, line = 2) =>
  readProductRow({ line, cells: cells.split(';') }, { columns, ...more });

describe('a file of products', () => {
  it.each(['de', 'en'] as const)('of an export in %s has its columns', (language) => {
    const header = PRODUCT_EXPORT_COLUMNS.map((column) => column.header[language]);
    const named = Object.entries(understood(header).columns).map(([field, at]) => [
      field,
      PRODUCT_EXPORT_COLUMNS[at]?.name,
    ]);
    expect(understood(header).questions).toEqual([]);
    expect(Object.fromEntries(named)).toEqual({
      product: 'product_id',
      name: 'name',
      ean: 'ean',
      price: 'price',
      unit: 'unit',
      weight: 'weight',
      customsNumber: 'customs_number',
      shopName: 'shop_name',
      status: 'status',
      merchant: 'merchant',
    });
  });

  it('says nothing by a blank cell, unless blank cells empty their fields', () => {
    expect(read('A;Tasse;;4,50;').report).toEqual({ product_number: 'A', name: 'Tasse', price: '4,50' });
    expect(read('A;Tasse;;4,50;', { blankClears: true }).report).toEqual({
      product_number: 'A',
      name: 'Tasse',
      ean: '',
      price: '4,50',
    });
  });

  it('knows merchants by their numbers and their names', () => {
    const merchants = new Map([['nordwind', 2]]);
    expect(read('A;;;;Nordwind', { merchants }).report.merchant_erp_id).toBe(2);
    expect(read('A;;;;7', { merchants }).report.merchant_erp_id).toBe(7);
    expect(read('A;;;;', { merchantErpId: 3 }).report.merchant_erp_id).toBe(3);
    expect(read('A;;;;Südwind', { merchants, merchantErpId: 3 }).issues).toEqual([
      { path: 'merchant_erp_id', code: 'unknownMerchant' },
    ]);
  });

  it('is refused where a spreadsheet shortened a number, and keeps what it hides', () => {
    expect(read('A;;4,00638E+12;;').issues).toEqual([{ path: 'ean', code: 'scientificNumber' }]);
    expect(read(`="007";'=Summe;'0040;;`).report).toEqual({
      product_number: '007',
      name: '=Summe',
      ean: '0040',
    });
    expect(read(`A;'＝SUMME;;;`).report.name).toBe('＝SUMME');
    expect(read(`A;''=so geschrieben;;;`).report.name).toBe("'=so geschrieben");
    expect([isInGrams('Gewicht (g)'), isInGrams('Gewicht (kg)'), isInGrams('Weight in grams')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('is refused for a product that it names twice, both rows', () => {
    const rows = refuseRepeatedProducts([
      read('A;x;;;', {}, 2),
      read('B;x;;;', {}, 3),
      read('a;y;;;', {}, 4),
    ]);
    expect(rows.map(({ issues }) => issues.map(({ code, params }) => [code, params?.['line']]))).toEqual([
      [['repeatedProduct', 4]],
      [],
      [['repeatedProduct', 2]],
    ]);
  });
});
