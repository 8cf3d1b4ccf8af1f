import { expect, it } from 'vitest';
import { numberAndName } from './number-and-name.js';

it.each([
  ['NW1050 Tee, lose', 'NW1050', 'Tee, lose'],
  ['NW1050 - Tee', 'NW1050', 'Tee'],
  ['NW1050: Tee', 'NW1050', 'Tee'],
  ['NW-1050 (Tee 250 g)', 'NW-1050', 'Tee 250 g'],
])('%s is the number %s with the name %s', (text, id, name) => {
  expect(numberAndName(text)).toEqual({ id, name });
});

it.each(['NW1050', 'Tee 250 g', 'Tee', '', 'NW1050 2'])('%j is no number with a name', (text) => {
  expect(numberAndName(text)).toBeNull();
});
