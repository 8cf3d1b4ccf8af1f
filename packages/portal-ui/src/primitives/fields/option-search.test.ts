import { expect, it } from 'vitest';
import { labelMatches } from './option-search.js';

it.each(['öst', 'ost', 'oest', 'OSTERR', ' reich '])('finds Österreich by "%s"', (typed) => {
  expect(labelMatches('Österreich', typed)).toBe(true);
});

it('finds Weiß by "weiss" and everything by nothing', () => {
  expect(labelMatches('Weiß', 'weiss')).toBe(true);
  expect(labelMatches('Weiß', '')).toBe(true);
});

it('a search among options does not find what is not there', () => {
  expect(labelMatches('Österreich', 'schweiz')).toBe(false);
});
