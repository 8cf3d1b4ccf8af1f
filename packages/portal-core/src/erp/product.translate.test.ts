import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_PRODUCT, type Product, PRODUCT_STATUSES } from '../products/index.js';
import type { ErpProduct } from '../erp-records/index.js';
import { parseFind, PRODUCT_FIND_OPTIONS } from './find.parse.js';
import { PRODUCT_FIND_FIELDS } from './find.fields.js';
import { productFilterToFind } from './product-filter.find.js';
import {
  draftFromErp,
  draftToErp,
  productFieldOf,
  productFromErp,
  productToErp,
} from './product.translate.js';

const word = fc.stringMatching(/^[\wäöüß€-]{0,12}$/);
const units = fc.integer({ min: 0, max: 999_999_999 });

describe('a product', () => {
  it('is the same product both ways, to the cent and the gram', () => {
    const stock = fc.record({ available: fc.integer({ min: -99, max: 99 }), reserved: fc.nat(99) });
    const product: fc.Arbitrary<Product> = fc.record({
      recordId: word,
      modId: word,
      id: word,
      name: word,
      ean: word,
      priceCents: units,
      unit: word,
      weightGrams: units,
      customsNumber: word,
      barcode: word,
      shopName: word,
      merchantErpId: fc.nat(99),
      merchantName: word,
      status: fc.constantFrom(...PRODUCT_STATUSES),
      stock: stock.map((one) => ({ ...one, total: one.available + one.reserved })),
    });
    fc.assert(
      fc.property(product, (value) => {
        const record = JSON.parse(JSON.stringify(productToErp(value))) as ErpProduct;
        expect(productFromErp(record)).toEqual(value);
      }),
    );
  });

  it('a product with missing or odd fields of the ERP is read as far as possible', () => {
    const record = { recordId: '1', modId: '2', fieldData: { VK: '12,50', Status: ' AKTIV ' } };
    expect(productFromErp(record as unknown as ErpProduct)).toMatchObject({
      priceCents: 1250,
      status: 'aktiv',
      name: '',
      stock: { available: 0, reserved: 0, total: 0 },
    });
  });
});

describe('a draft', () => {
  it('is the same draft both ways, with the EAN as barcode', () => {
    const draft = { ...EMPTY_PRODUCT, id: 'A', ean: '4006381333931', price: '1,50' };
    expect(draftToErp(draft)).toMatchObject({ Nr_Artikel: 'A', VK: '1,50', ZZN_Barcode: '4006381333931' });
    expect(draftFromErp(draftToErp(draft), EMPTY_PRODUCT)).toEqual(draft);
    expect(draftFromErp({ VK: 1.5 }, draft)).toEqual({ ...draft, price: '1.5' });
  });

  it('knows where its fields stand on the wire', () => {
    expect(productFieldOf.path('price')).toBe('product.product.VK');
    expect(productFieldOf.draft('product.product.VK')).toBe('price');
    expect(productFieldOf.draft('product.product.Farbe')).toBeNull();
  });
});

describe('a filter of products', () => {
  it('becomes a find the server reads', () => {
    const find = productFilterToFind(
      { stock: 'out', status: 'aktiv', forecastRisk: '1', productId: 'A*1', name: 'Tee...' },
      { column: 'total', direction: 'descending' },
      { limit: 50, offset: 51 },
    );
    expect(find).toEqual({
      query: [
        {
          'ARTIKE::Nr_Artikel': '*A\\*1*',
          'ARTIKE::Artikelname': '*Tee\\.\\.\\.*',
          'ARTIKE::Status': '==aktiv',
          'ARTIKE::Lagerstand_verfuegbar_gesamt': '<=0',
        },
        { forecastRisk: '1' },
      ],
      sort: [{ fieldName: 'ARTIKE::Lagerstand_gesamt', sortOrder: 'descend' }],
      limit: 50,
      offset: 51,
    });
    expect(parseFind(find, PRODUCT_FIND_FIELDS, PRODUCT_FIND_OPTIONS)).toMatchObject({
      ok: true,
      value: { options: { forecastRisk: '1' }, alternatives: [{ criteria: [{}, {}, {}, {}] }] },
    });
  });

  it('a product filter without criteria becomes a find without criteria', () => {
    expect(productFilterToFind({ name: ' ' })).toEqual({
      sort: [{ fieldName: 'ARTIKE::Nr_Artikel', sortOrder: 'ascend' }],
    });
  });
});
