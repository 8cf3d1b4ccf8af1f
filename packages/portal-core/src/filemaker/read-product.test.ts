import { describe, expect, it } from 'vitest';
import { ALL_MAPPED, DEFAULT_MAPPING } from './default-mapping.js';
import { readMapping } from './mapping.js';
import { productOf } from './read-product.js';
import { sourcesOf } from './read-sources.js';

const read = (fieldData: Readonly<Record<string, unknown>>) =>
  productOf(ALL_MAPPED.products!, { recordId: '1', modId: '0', fieldData });

describe('the product that a record says', () => {
  it('has its amounts as numbers, so that a decimal point is none of a thousand', () => {
    expect(read({ Nr_Artikel: 'NW-1', ID_MANDAN: 2, VK: '4.9', Artikelgewicht: 1.234 })).toMatchObject({
      product_number: 'NW-1',
      merchant_erp_id: 2,
      price: 4.9,
      weight: 1.234,
    });
    expect(read({ Nr_Artikel: 'NW-1', VK: '4,90' })?.price).toBe('4,90');
  });

  it('says nothing by what is empty there, and is none without a number', () => {
    expect(read({ Nr_Artikel: 'NW-1', Artikelname: ' ', VK: '', Nr_EAN: '' })).toMatchObject({
      name: null,
      price: null,
      ean: null,
    });
    expect(read({ Nr_Artikel: '', Artikelname: 'Kanne' })).toBeNull();
  });

  it('is read where the mapping names its timestamp, before stock', () => {
    const read = (products: object) => {
      const mapping = readMapping({ products, stock: {} });
      return sourcesOf(mapping.ok ? mapping.value : DEFAULT_MAPPING).map(({ record }) => record);
    };
    expect(read({})).toEqual(['order', 'stock']);
    expect(read({ fields: { changedAt: 'ZZN_Geaendert_am' } })).toEqual(['order', 'product', 'stock']);
  });
});
