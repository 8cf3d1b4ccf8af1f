import { expect, it } from 'vitest';
import { isNumberOtherwise } from './number-otherwise.js';

it.each([
  ['WEB-1001', '1001'],
  ['70.191', '70191'],
  ['A–1', 'A-1'],
  ['FÜ-12', 'FUE-12'],
  ['1001 ', '1001'],
  ['DR-4-1', 'DR-4'],
  ['1001/2', '1001'],
  ['4000123412341234', '4000123412341230'],
])('%s and %s are one number', (one, other) => {
  expect(isNumberOtherwise(one, other)).toBe(true);
  expect(isNumberOtherwise(other, one)).toBe(true);
});

it.each([
  ['A-1', 'B-1'],
  ['GS-26-000001', 'AB-000001'],
  ['1001', '1002'],
  ['10011', '1001'],
  ['DR-14', 'DR-1'],
  ['4000123412341234', '4000123412341235'],
  ['Anna', 'Berg'],
])('%s and %s are two numbers', (one, other) => {
  expect(isNumberOtherwise(one, other)).toBe(false);
  expect(isNumberOtherwise(other, one)).toBe(false);
});
