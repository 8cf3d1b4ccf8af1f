import { expect, it } from 'vitest';
import { haveNothingInCommon } from './unlike-names.js';

it.each([
  ['Sanddornsaft 330 ml', 'Teekanne'],
  ['Ostfriesische Teemischung 250 g', 'Teekanne'],
  ['Kapitänsbecher „Moin“ 0,4 l', 'Lampe Eiche'],
  ['Sanddornsaft 330 ml', 'Tee 330 ml'],
])('%s and %s have nothing in common', (own, told) => {
  expect(haveNothingInCommon(own, told)).toBe(true);
});

it.each([
  ['Sanddornsaft 330 ml', 'Saft'],
  ['Frühstücksbrettchen „Leuchtturm“', 'Brett'],
  ['Strickmütze „Docker“ anthrazit', 'MUETZEN, grau'],
  ['Kapitänsbecher „Moin“ 0,4 l', 'Moin'],
  ['Teemischung', 'Temischung'],
  ['Friesennerz', 'Regenjacke Friesland'],
])('%s and %s may be one', (own, told) => {
  expect(haveNothingInCommon(own, told)).toBe(false);
});

it.each(['', '-', 'L', '43', 'NW-1060', 'KBR-0815', '4012345678901', '330 ml'])(
  '%j is no name that could differ',
  (told) => {
    expect(haveNothingInCommon('Sanddornsaft 330 ml', told)).toBe(false);
  },
);
