import { describe, expect, it } from 'vitest';
import type { ImportMapping } from '../order-import.types.js';
import { hasTooFewColumns, missingFields, validateMapping } from './mapping.rules.js';

describe('the rules of a mapping', () => {
  const columns = {
    external_order_id: 0,
    date: 1,
    salutation: 2,
    first_address_line: 3,
    street: 4,
    postal_code: 5,
    city: 6,
    country: 7,
    product_id: 8,
    quantity: 9,
  };
  const mapping: ImportMapping = { mode: 'new-line', columns };
  const without = (...fields: (keyof typeof columns)[]): ImportMapping => ({
    mode: 'new-line',
    columns: Object.fromEntries(
      Object.entries(columns).filter(([field]) => !fields.includes(field as 'date')),
    ),
  });

  it('needs every field of its mode', () => {
    expect(missingFields(mapping)).toEqual([]);
    expect(missingFields({ ...mapping, mode: 'comma' })).toEqual(['product_id_and_quantity']);
    for (const field of Object.keys(columns) as (keyof typeof columns)[])
      expect(missingFields(without(field))).toEqual([field]);
    expect(validateMapping(without('city'))).toEqual([
      { path: 'mapping', code: 'mappingIncomplete', params: { fields: 'city' } },
    ]);
  });

  it('takes a constant, a company, and a Packstation or Postfiliale in their place', () => {
    expect(missingFields({ ...without('country'), constants: { country: 'DE' } })).toEqual([]);
    const company = without('salutation', 'first_address_line');
    expect(missingFields({ ...company, columns: { ...company.columns, company: 10 } })).toEqual([]);
    const street = without('street');
    expect(
      missingFields({ ...street, columns: { ...street.columns, post_number: 10, pack_station: 11 } }),
    ).toEqual([]);
    expect(
      missingFields({ ...street, columns: { ...street.columns, post_number: 10, post_filiale: 11 } }),
    ).toEqual([]);
    expect(missingFields({ ...street, columns: { ...street.columns, pack_station: 11 } })).toEqual([
      'street',
    ]);
  });

  it('sees when a file has too few columns to be mapped', () => {
    expect(hasTooFewColumns(['a', 'b', 'c'], mapping)).toBe(true);
    expect(hasTooFewColumns(Object.keys(columns), mapping)).toBe(false);
  });
});
