import { expect, it } from 'vitest';
import { createTranslator } from '../../i18n/index.js';
import { textOfFound } from './text-of-found.js';

it.each([
  ['verrechnet', 'Invoiced'],
  ['on hold', 'On hold'],
  ['price, customsNumber', 'Sales price, Customs tariff number'],
  ['903', '903'],
  ['', ''],
])('what a record is now is said in the language of the reader: %j', (found, text) => {
  expect(textOfFound(found, createTranslator('en'))).toBe(text);
});
