import { expect, it } from 'vitest';
import { numberAndName } from './number-and-name.js';

it.each([
  ['NW1050 Tee, lose', 'NW1050', 'Tee, lose'],
  ['NW1050 - Tee', 'NW1050', 'Tee'],
  ['NW1050: Tee', 'NW1050', 'Tee'],
  ['NW-1050 (Tee 250 g)', 'NW-1050', 'Tee 250 g'],
  ['[NW1050] Tee', 'NW1050', 'Tee'],
  ['Tee, lose (NW1050)', 'NW1050', 'Tee, lose'],
  ['Tee 250 g [NW-1050]', 'NW-1050', 'Tee 250 g'],
  ['Tee (Art.-Nr. NW1050)', 'NW1050', 'Tee'],
  ['Tee - NW1050', 'NW1050', 'Tee'],
  ['Tee, Art.-Nr.: NW1050', 'NW1050', 'Tee'],
  ['Becher „Moin“ 0,4 l SKU NW1070', 'NW1070', 'Becher „Moin“ 0,4 l'],
])('%s is the number %s with the name %s', (text, id, name) => {
  expect(numberAndName(text)).toEqual({ id, name });
});

it.each(['NW1050', 'Tee 250 g', 'Tee', '', 'NW1050 2', 'Tee NW1050', 'Tee (lose)'])(
  '%j is no number with a name',
  (text) => {
    expect(numberAndName(text)).toBeNull();
  },
);

it('leaves a text that is too long for a number with a name', () => {
  expect(numberAndName(`Tee${', '.repeat(4000)}(NW1050)`)).toBeNull();
});
