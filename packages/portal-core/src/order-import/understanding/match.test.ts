import { describe, expect, it } from 'vitest';
import { ORDER_EXPORT_COLUMNS } from '../export-columns.js';
import { matchHeader, type MatchOptions } from './match.js';
import { hasTooFewColumns, missingFields, validateMapping } from '../recipe/mapping.rules.js';
import type { ImportMapping } from '../order-import.types.js';
import { applyProfile, profileFromMapping } from '../recipe/profile.js';

/** The fields found, as `field: header`. */
function found(header: string[], samples: string[][] = [], options?: MatchOptions) {
  const { matches, mapping } = matchHeader(header, samples, options);
  return { mode: mapping.mode, ...Object.fromEntries(matches.map((m) => [m.field, header[m.column]])) };
}

describe('matchHeader', () => {
  it('knows the headers of a German shop', () => {
    const header = [
      'Bestellnr.',
      'Bestelldatum',
      'Anrede',
      'Firma',
      'Name',
      'Straße/Hausnr.',
      'PLZ',
      'Ort',
      'Land',
      'E-Mail-Adresse',
      'Artikelnr.',
      'Menge',
    ];
    expect(found(header)).toEqual({
      mode: 'new-line',
      external_order_id: 'Bestellnr.',
      date: 'Bestelldatum',
      salutation: 'Anrede',
      company: 'Firma',
      first_address_line: 'Name',
      street: 'Straße/Hausnr.',
      postal_code: 'PLZ',
      city: 'Ort',
      country: 'Land',
      email: 'E-Mail-Adresse',
      product_id: 'Artikelnr.',
      quantity: 'Menge',
    });
  });

  it.each([
    [
      'Shopify',
      [
        'Name',
        'Email',
        'Created at',
        'Lineitem quantity',
        'Lineitem name',
        'Lineitem sku',
        'Shipping Name',
        'Shipping Street',
        'Shipping Address1',
        'Shipping Address2',
        'Shipping Company',
        'Shipping City',
        'Shipping Zip',
        'Shipping Country',
      ],
      {
        external_order_id: 'Name',
        first_address_line: 'Shipping Name',
        postal_code: 'Shipping Zip',
        product_id: 'Lineitem sku',
        quantity: 'Lineitem quantity',
        company: 'Shipping Company',
      },
    ],
    [
      'WooCommerce',
      [
        'Order Number',
        'Order Date',
        'Company (Shipping)',
        'Last Name (Shipping)',
        'Address 1&2 (Shipping)',
        'City (Shipping)',
        'Postcode (Shipping)',
        'Country Code (Shipping)',
        'SKU',
        'Quantity (- Refund)',
        'Email (Billing)',
      ],
      {
        external_order_id: 'Order Number',
        street: 'Address 1&2 (Shipping)',
        postal_code: 'Postcode (Shipping)',
        quantity: 'Quantity (- Refund)',
      },
    ],
    [
      'Amazon',
      [
        'order-id',
        'purchase-date',
        'buyer-email',
        'buyer-name',
        'sku',
        'product-name',
        'quantity-purchased',
        'recipient-name',
        'ship-address-1',
        'ship-address-2',
        'ship-city',
        'ship-postal-code',
        'ship-country',
      ],
      {
        external_order_id: 'order-id',
        first_address_line: 'recipient-name',
        street: 'ship-address-1',
        quantity: 'quantity-purchased',
      },
    ],
    [
      'eBay',
      [
        'Order number',
        'Sale date',
        'Post to name',
        'Post to address 1',
        'Post to city',
        'Post to postcode',
        'Post to country',
        'Custom label',
        'Quantity',
        'Buyer email',
      ],
      { external_order_id: 'Order number', first_address_line: 'Post to name', product_id: 'Custom label' },
    ],
    [
      'Etsy',
      [
        'Sale Date',
        'Order ID',
        'Full Name',
        'Street 1',
        'Street 2',
        'Ship City',
        'Ship Zipcode',
        'Ship Country',
        'SKU',
        'Quantity',
      ],
      { first_address_line: 'Full Name', street: 'Street 1', postal_code: 'Ship Zipcode' },
    ],
  ])('knows the headers of %s', (_, header, expected) =>
    expect(found(header)).toMatchObject({ mode: 'new-line', ...expected }),
  );

  it.each(['de', 'en'] as const)('maps every header of the %s export back to its field', (language) => {
    const header = ORDER_EXPORT_COLUMNS.map((column) => column.header[language]);
    const { mapping } = matchHeader([...header, 'line', 'error'], []);
    const expected = ORDER_EXPORT_COLUMNS.flatMap(({ field }, index) =>
      field === null ? [] : [[field, index]],
    );
    expect(mapping).toEqual({ mode: 'comma', columns: Object.fromEntries(expected) });
    expect(missingFields(mapping)).toEqual([]);
  });

  it('forgives a typing error, and says so', () => {
    const { matches } = matchHeader(['Bestelnummer', 'Postleizahl'], []);
    expect(matches.map(({ field, reason }) => [field, reason])).toEqual([
      ['external_order_id', 'similar'],
      ['postal_code', 'similar'],
    ]);
  });

  it('looks at the values where the header says nothing', () => {
    const samples = [
      ['a@b.de', '80331', 'Deutschland', '13.11.2026', '3', 'ART-7', 'Herr'],
      ['c@d.de', '50667', 'AT', '14.11.2026', '12', 'ART-9', 'Frau'],
    ];
    const header = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
    expect(found(header, samples, { isKnownProduct: (id) => id.startsWith('ART-') })).toEqual({
      mode: 'new-line',
      email: 'A',
      postal_code: 'B',
      country: 'C',
      date: 'D',
      quantity: 'E',
      product_id: 'F',
      salutation: 'G',
    });
  });

  it('uses no column for two fields and no field for two columns', () => {
    const { matches } = matchHeader(['Name', 'Name', 'Empfänger', 'Bestellnr.', 'Order ID'], []);
    expect(matches.map(({ column }) => column)).toEqual([3, 0]);
  });
});

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

describe('a profile', () => {
  const header = ['Bestellnr.', 'Datum', 'PLZ'];
  const mapping: ImportMapping = {
    mode: 'comma',
    columns: { external_order_id: 0, postal_code: 2 },
    constants: { country: 'DE' },
  };

  it('finds its columns where they have moved to', () => {
    const profile = profileFromMapping(mapping, header, {
      encoding: 'utf-8',
      delimiter: ';',
      hasHeader: true,
      dateOrder: 'dmy',
    });
    expect(profile).toEqual({
      mode: 'comma',
      columns: { external_order_id: 'Bestellnr.', postal_code: 'PLZ' },
      constants: { country: 'DE' },
      encoding: 'utf-8',
      delimiter: ';',
      dateOrder: 'dmy',
    });
    expect(applyProfile(profile, header)).toMatchObject({ mapping, missing: [] });
    expect(applyProfile(profile, ['plz', 'Extra', 'Bestellnr.'])).toMatchObject({
      mapping: { ...mapping, columns: { external_order_id: 2, postal_code: 0 } },
      matches: [
        { reason: 'profile', confidence: 1 },
        { reason: 'profile', confidence: 0.95 },
      ],
    });
  });

  it('names the columns a file lacks', () => {
    expect(applyProfile(profileFromMapping(mapping, header), ['PLZ']).missing).toEqual(['external_order_id']);
  });
});
