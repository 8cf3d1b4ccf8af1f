import { expect, it } from 'vitest';
import { inDigits } from './number-words.js';

it.each([
  ['zwei', '2'],
  ['Eine', '1'],
  ['zwölf', '12'],
  ['dreimal', '3'],
  ['drei Stück', '3 Stück'],
  ['two pcs', '2 pcs'],
  ['Zwei Kartons', '2 Kartons'],
])('%s is %s', (text, digits) => expect(inDigits(text)).toBe(digits));

it.each(['', '2', 'einige', 'zweite', 'paar', 'keine', 'ein-zwei', 'zwanzig', 'achtung', 'Einheit'])(
  '%j is left as it is',
  (text) => expect(inDigits(text)).toBe(text),
);
