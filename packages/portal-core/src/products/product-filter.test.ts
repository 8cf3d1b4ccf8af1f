import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { narrowedFilter, productFilter, RISK_FILTERS, STOCK_FILTERS } from './product-filter.js';
import { PRODUCT_STATUSES } from './product.fields.js';

const { fromSearch: productFilterFromSearch, toSearch: productFilterToSearch } = productFilter;

const text = fc.stringMatching(/^[\wäß€&=+%-]{1,10}$/);
const filter = fc.record(
  {
    stock: fc.constantFrom(...STOCK_FILTERS),
    status: fc.constantFrom(...PRODUCT_STATUSES),
    forecastRisk: fc.constantFrom(...RISK_FILTERS),
    productId: text,
    name: text,
  },
  { requiredKeys: [] },
);

describe('a filter of products', () => {
  it('a product filter survives the URL', () => {
    fc.assert(
      fc.property(filter, (value) => {
        const url = new URLSearchParams(productFilterToSearch(value)).toString();
        expect(productFilterFromSearch(Object.fromEntries(new URLSearchParams(url)))).toEqual(value);
      }),
    );
  });

  it('leaves out what it cannot read', () => {
    const search = { stock: 'some', status: 'active', forecastRisk: '2', name: { a: 1 }, other: '1' };
    expect(productFilterFromSearch(search)).toEqual({});
    expect(productFilterFromSearch({ productId: 1001 })).toEqual({ productId: '1001' });
  });
});

describe('the account of a user', () => {
  const everyone = { display_only_stock_products: false, products_status: '' } as const;
  const onlyStock = { ...everyone, display_only_stock_products: true };

  it('narrows nothing unless it says so', () => {
    expect(narrowedFilter({ status: 'inaktiv' }, everyone)).toEqual({ status: 'inaktiv' });
  });

  it('asks for what is in stock while no number, name or stock is asked for', () => {
    expect(narrowedFilter({}, onlyStock)).toEqual({ stock: 'in' });
    expect(narrowedFilter({ forecastRisk: '1' }, onlyStock)).toEqual({ forecastRisk: '1', stock: 'in' });
    for (const asked of [{ productId: 'NW' }, { name: 'Tee' }, { stock: 'out' as const }])
      expect(narrowedFilter(asked, onlyStock)).toEqual(asked);
  });

  it('an account with a product status narrows the product filter to it', () => {
    expect(narrowedFilter({ status: 'inaktiv' }, { ...everyone, products_status: 'active' })).toEqual({
      status: 'aktiv',
    });
    expect(narrowedFilter({}, { ...everyone, products_status: 'inactive' })).toEqual({ status: 'inaktiv' });
  });
});
