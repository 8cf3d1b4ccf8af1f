import { expect, it } from 'vitest';
import { priceText, weightText } from './product-amounts.js';

it.each([
  ['5,00 €', '5,00'],
  ['EUR 12.90', '12.90'],
  ['1.290,50', '1290,50'],
  ['1,290.50', '1290,50'],
  ["1'290.50", '1290,50'],
  ['1 290', '1290'],
  ['1.290', '1.290'],
  ['5,00 CHF', '5,00 CHF'],
  ['-3', '-3'],
  ['', ''],
])('a price is read without its sign and its marks of thousands: %s', (text, price) => {
  expect(priceText(text)).toBe(price);
});

it.each([
  ['350', true, '0.35'],
  ['350', false, '350'],
  ['1200', true, '1.2'],
  ['1.200,0', true, '1.2'],
  ['1000', true, '1'],
  ['12,5', true, '0.0125'],
  ['350 g', false, '0.35'],
  ['0,35 kg', true, '0,35'],
  ['1.200', true, null],
  ['1.200', false, '1.200'],
  ['2 lbs', false, '2 lbs'],
  ['', true, ''],
])('a weight is read in kilograms: %s, in grams %s', (text, isInGrams, weight) => {
  expect(weightText(text, isInGrams)).toBe(weight);
});
