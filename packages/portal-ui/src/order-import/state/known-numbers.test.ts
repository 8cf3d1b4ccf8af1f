import { expect, test } from 'vitest';
import { knownNumbers } from './known-numbers.js';

const isKnown = (id: string) => ['NW1050', 'NW1070', 'A/1'].includes(id);

test.each<[string[], number, number]>([
  [['NW1050', 'NW1070'], 2, 2],
  [['NW1050, NW1070'], 2, 2],
  [['NW1050\nNW1070', 'NW1070'], 2, 2],
  [['NW1050 | XX'], 1, 2],
  [['A/1'], 1, 1],
  [['B/1', 'B/2'], 0, 2],
  [['XX', 'YY'], 0, 2],
])('counts the product numbers of %j', (texts, known, all) => {
  expect(knownNumbers(texts, isKnown)).toEqual({ known, all });
});
