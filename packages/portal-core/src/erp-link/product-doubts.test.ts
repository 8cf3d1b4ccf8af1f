import { expect, it } from 'vitest';
import { EMPTY_PRODUCT, parseProduct } from '../products/index.js';
import { doubtsOfProduct } from './product-doubts.js';

const parsed = parseProduct({
  ...EMPTY_PRODUCT,
  id: 'T1',
  name: 'Tasse',
  ean: '4711',
  price: '12.90',
  unit: 'Stk',
  weight: '0.35',
});
const product = parsed.ok ? parsed.value : null;
const doubts = (said: object, known = product) =>
  doubtsOfProduct(known, { product_number: 'T1', ...said }).map(({ path, code }) => `${path} ${code}`);

it.each(['4006381333930', '4006380000000', '4006381333931, 4006381333948'])('the EAN %s is none', (ean) => {
  expect(doubts({ ean })).toEqual(['ean notAnEan']);
  expect(doubts({ ean }, null)).toEqual(['ean notAnEan']);
});

it('an EAN with its check digit, one of the house, and the one that is known are in no doubt', () => {
  expect(['4006381333931', '4711', 'HAUS-7', '96385074'].flatMap((ean) => doubts({ ean }))).toEqual([]);
  const known = product && { ...product, ean: '4006381333930' };
  expect(doubts({ ean: '4006381333930' }, known)).toEqual([]);
});

it('0 is no price and no weight where another one is known', () => {
  expect(doubts({ price: '0,00', weight: 0 })).toEqual(['price zeroSaid', 'weight zeroSaid']);
  const free = product && { ...product, priceCents: 0, weightGrams: 0 };
  expect(doubts({ price: '0.00', weight: '0,000' }, free)).toEqual([]);
  expect(doubts({ price: '0' }, null)).toEqual([]);
});

it('kilograms that are a thousand times the weight, or suddenly a heavy load, sound like grams', () => {
  expect(doubts({ weight: '350' })).toEqual(['weight weightInGrams']);
  expect(doubts({ weight: '80' }, null)).toEqual(['weight weightInGrams']);
  const heavy = product && { ...product, weightGrams: 350_000 };
  expect(doubts({ weight: '400' }, heavy)).toEqual([]);
});
