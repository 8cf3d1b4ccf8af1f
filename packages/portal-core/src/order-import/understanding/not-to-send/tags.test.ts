import { expect, it } from 'vitest';
import { forbidsAsTag } from './tags.js';

it.each([
  'partially shipped',
  'teilweise geliefert',
  'teilweise versendet',
  'partially_fulfilled',
  'DONOTSHIP',
  'merge',
  'combine',
  'reshipment',
  'split-shipment',
  'problem',
  'address issue',
  'delay',
  'verzögert',
  'high risk',
  'returned',
  'returns',
  'refunded',
  'hold',
])('the tag “%s” keeps its order from being sent as it stands', (tag) =>
  expect(forbidsAsTag(tag)).toBe(true),
);

it.each([
  'Angebot',
  'Offer',
  'Credit',
  'return customer',
  'returns ok',
  'shipped-free',
  'Partner',
  'vip',
  'low risk',
])('the tag “%s” only sorts its order', (tag) => expect(forbidsAsTag(tag)).toBe(false));
