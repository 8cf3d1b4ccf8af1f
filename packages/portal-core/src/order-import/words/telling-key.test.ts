import { expect, it } from 'vitest';
import { readProductsAndQuantities } from '../recipe/products-and-quantities.js';
import { speaksAgainst } from './telling-key.js';

it.each([
  ['status', 'cancelled'],
  ['fulfillment_status', 'fulfilled'],
  ['orderItemStatus', 'REFUNDED'],
  ['state', 'storniert'],
  ['is_cancelled', '1'],
  ['cancelled_at', '2026-11-19'],
  ['storniert', 'ja'],
  ['shipped', 'true'],
  ['geliefert', '1'],
  ['refunded_amount', '10.00'],
  ['qty_refunded', '1'],
  ['quantityCancelled', '1'],
  ['retourniert', '1'],
  ['fehlmenge', '1'],
  ['backorder_quantity', '2'],
  ['fulfillable_quantity', '0'],
  ['current_quantity', '1'],
])('of two pieces, %s %s says that they are not to be sent so', (key, value) =>
  expect(speaksAgainst(key, value, 2)).toBe(true),
);

it.each([
  ['status', 'paid'],
  ['fulfillment_status', 'unfulfilled'],
  ['state', 'Bayern'],
  ['tax_status', 'taxable'],
  ['cancelled', 'false'],
  ['qty_refunded', '0'],
  ['fulfillable_quantity', '2'],
  ['open', '2'],
  ['variant', 'Rot / M'],
  ['vat', '19'],
  ['shipping_cost', '4.90'],
  ['return_policy', '14 days'],
  ['requires_shipping', 'true'],
  ['shipped_from', 'Lager'],
  ['delivery_date', '2026-12-01'],
  ['remaining_stock', '3'],
])('of two pieces, %s %s says nothing against sending them', (key, value) =>
  expect(speaksAgainst(key, value, 2)).toBe(false),
);

it('an item that says it is not to be sent keeps its cell from being read', () => {
  const read = (more: object) =>
    readProductsAndQuantities(JSON.stringify([{ sku: 'NW1050', quantity: 2, ...more }])).ok;
  expect(read({ price: '12.00', cancelled: false })).toBe(true);
  expect(read({ cancelled: true })).toBe(false);
  expect(readProductsAndQuantities('name:Tee|sku:NW1050|quantity:2|refunded:1').ok).toBe(false);
});
