import { expect, it } from 'vitest';
import { understand } from './understand.js';

/** The header of the column that feeds a field. */
function sourceOf(
  field: 'company' | 'first_address_line' | 'post_number',
  header: string,
  row: string,
): string {
  const names = header.split(';');
  const source = understand(names, [row.split(';')]).mapping.columns[field];
  return typeof source === 'number' ? (names[source] ?? '') : '';
}

const PLACE = 'Address 1;City;Zip Code;Country;SKU;Quantity';
const RING = 'Ring 3;Kiel;24103;DE;NW1;2';

it('the retailer is the company of an order, as Faire calls it', () => {
  const header = `Order Number;Order Date;Retailer Name;Ship To Name;${PLACE}`;
  const row = `BH3;2026-11-24;La Petite Épicerie;Marie Dubois;${RING}`;
  expect(sourceOf('company', header, row)).toBe('Retailer Name');
  expect(sourceOf('first_address_line', header, row)).toBe('Ship To Name');
});

it('the provider of the shipping is no recipient', () => {
  const header = `Order ID;Created Time;Shipping Provider Name;Recipient;${PLACE}`;
  expect(sourceOf('first_address_line', header, `57;2026-11-24;GoExpress;Mila Kunz;${RING}`)).toBe(
    'Recipient',
  );
});

it('the number of a customer of the Packstation is read from the meta data of a shop', () => {
  const header = `Order ID;Order Date;Name;meta:_shipping_dhl_postnum;${PLACE}`;
  const row = '55;2026-11-24;Malte Krohn;98765432;Packstation 112;Kiel;24103;DE;NW1;2';
  expect(sourceOf('post_number', header, row)).toBe('meta:_shipping_dhl_postnum');
});

const PERSON = ['Bestellnummer', 'Datum', 'Anrede', 'Name', 'Straße', 'PLZ', 'Ort', 'Land', 'Menge'];
const ORDER = ['B-1', '20.11.2026', 'Frau', 'Ute Heide', 'Ring 3', '24103', 'Kiel', 'DE', '2'];

it.each(['Artikelmodell', 'Produkt-Modell', 'Variantennr.', 'Varianten-Nr', 'Variationsnummer'])(
  '%s is the number of the article, and one of two beside the article’s own',
  (name) => {
    const alone = understand([...PERSON, name], [[...ORDER, 'NW1']]);
    expect([alone.mapping.columns.product_id, alone.questions]).toEqual([9, []]);
    const both = understand([...PERSON, name, 'Artikelnr.'], [[...ORDER, '1', 'NW1']]);
    expect(both.mapping.columns.product_id).toBe(10);
    expect(both.questions.map(({ id }) => id)).toEqual(['choice:product_id:11/10']);
  },
);
