import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftOfProduct, EMPTY_PRODUCT, parseProduct, validateProduct } from './product.rules.js';
import { PRODUCT_STATUSES } from './product.fields.js';
import type { Product, ProductDraft } from './product.types.js';

const aDraft = (different: Partial<ProductDraft> = {}): ProductDraft => ({
  ...EMPTY_PRODUCT,
  id: 'NW1053',
  name: 'Teekanne',
  price: '64,90',
  unit: 'Stk',
  weight: '1.25',
  ...different,
});
const broken = (different: Partial<ProductDraft>) => validateProduct(aDraft(different));

describe('the product form', () => {
  it('needs number, name, price, unit and weight, and tells all of them at once', () => {
    expect(validateProduct(aDraft())).toEqual([]);
    expect(
      validateProduct(EMPTY_PRODUCT)
        .map(({ path, code }) => `${path} ${code}`)
        .sort(),
    ).toEqual(['id required', 'name required', 'price required', 'unit required', 'weight required']);
  });

  it('takes names of 2 to 255 characters and other texts of at most 100', () => {
    expect(broken({ name: 'x' })).toEqual([{ path: 'name', code: 'minLength', params: { min: 2 } }]);
    expect(broken({ name: 'x'.repeat(255) })).toEqual([]);
    expect(broken({ name: 'x'.repeat(256) })).toEqual([
      { path: 'name', code: 'maxLength', params: { max: 255 } },
    ]);
    for (const path of ['id', 'ean', 'unit', 'customsNumber', 'shopName'] as const) {
      expect(broken({ [path]: '1'.repeat(100) })).toEqual([]);
      expect(broken({ [path]: '1'.repeat(101) })).toEqual([
        { path, code: 'maxLength', params: { max: 100 } },
      ]);
    }
  });

  it('takes prices to the cent and weights to the gram', () => {
    expect(broken({ price: '12', weight: '0,250' })).toEqual([]);
    for (const path of ['price', 'weight'] as const)
      for (const text of ['zwölf', '1.234,50', '-1', '1,', '1 000'])
        expect(broken({ [path]: text })).toEqual([{ path, code: 'numbersOnly' }]);
    expect(broken({ price: '1.500' })).toEqual([{ path: 'price', code: 'maxDecimals', params: { max: 2 } }]);
    expect(broken({ weight: '1.5005' })).toEqual([
      { path: 'weight', code: 'maxDecimals', params: { max: 3 } },
    ]);
    expect(broken({ price: '10000000' })).toEqual([
      { path: 'price', code: 'max', params: { max: 9_999_999 } },
    ]);
  });

  it('takes customs numbers of digits with any number of groups', () => {
    for (const customsNumber of ['', '69111000', '6911.10.00', '6911,10.00,1'])
      expect(broken({ customsNumber })).toEqual([]);
    for (const customsNumber of ['6911 10', '6911.', '.6911', '6911..10', '69a'])
      expect(broken({ customsNumber })).toEqual([{ path: 'customsNumber', code: 'numbersOnly' }]);
  });

  it('a product refuses a status other than active and inactive', () => {
    expect(broken({ status: 'inaktiv' })).toEqual([]);
    expect(broken({ status: 'weg' })).toEqual([{ path: 'status', code: 'invalidValue' }]);
  });

  it('copies the EAN to the barcode and cleans its texts', () => {
    expect(parseProduct(aDraft({ ean: ' 4061478102487\t', name: ' Tee\nkanne ' }))).toMatchObject({
      ok: true,
      value: { ean: '4061478102487', barcode: '4061478102487', name: 'Tee kanne', priceCents: 6490 },
    });
  });

  it('gives a stored product back as it was', () => {
    const word = fc.stringMatching(/^[\wäß]{2,20}$/);
    const units = fc.integer({ min: 0, max: 999_999_900 });
    const product = fc.record({
      id: word,
      name: word,
      ean: word,
      priceCents: units,
      unit: word,
      weightGrams: units,
      customsNumber: fc.constantFrom('', '6911.10'),
      shopName: word,
      status: fc.constantFrom(...PRODUCT_STATUSES),
    });
    fc.assert(
      fc.property(product, fc.constantFrom('.' as const, ',' as const), (value, point) => {
        const draft = draftOfProduct(value as Product, point);
        expect(parseProduct(draft)).toEqual({ ok: true, value: { ...value, barcode: value.ean } });
      }),
    );
  });
});
