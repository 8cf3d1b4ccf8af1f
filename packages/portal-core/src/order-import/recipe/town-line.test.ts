import { expect, it } from 'vitest';
import { splitTownLine } from './town-line.js';

it.each([
  ['Leipzig (04109)', '04109', 'Leipzig'],
  ['Hamburg - 20095', '20095', 'Hamburg'],
  ['Hamburg, 20095', '20095', 'Hamburg'],
  ['Hamburg 20095', '20095', 'Hamburg'],
  ['Frankfurt (Oder) 15230', '15230', 'Frankfurt (Oder)'],
  ['20095 - Hamburg', '20095', 'Hamburg'],
])('%s is a post code and a town', (text, postalCode, town) => {
  expect(splitTownLine(text)).toEqual({ postalCode, town });
});
