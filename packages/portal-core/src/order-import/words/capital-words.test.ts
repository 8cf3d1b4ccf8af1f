import fc from 'fast-check';
import { expect, test } from 'vitest';
import { capitalWords, isCapitalStreet } from './capital-words.js';

test.each([
  ['Eva', 1],
  ['Eva Kern', 2],
  ['Eva Kern-Groß', 2],
  ['Mehmet Yılmaz', 2],
  ['EVA KERN', 2],
])('the text %s is capitalised words', (text, words) => {
  expect(capitalWords(text)).toBe(words);
});

test.each([
  '',
  ' Eva',
  'Eva ',
  'Eva  Kern',
  'Eva - Kern',
  'Eva von Kern',
  'Eva 2',
  'Eva, Kern',
  'Eva & Jan',
  'Eva×Jan',
])('the text "%s" is something else', (text) => {
  expect(capitalWords(text)).toBe(0);
});

test.each(['Ring 3', 'Alte Gasse 7a', 'Marktstr. 12'])('the street %s is words and a number', (text) => {
  expect(isCapitalStreet(text)).toBe(true);
});

test.each(['Ring', 'Ring 3 5', 'Ring 3-5', 'Ring 3ab', 'am Ring 3', 'Ring a', '3', ' 3'])(
  'the street "%s" is something else',
  (text) => {
    expect(isCapitalStreet(text)).toBe(false);
  },
);

test('capitalised words have no digits, signs or words in small letters', () => {
  const signs = fc.constantFrom(...'AbcÄöß 1-.,(&'.split(''));
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 12 }), (all) => {
      const text = all.join('');
      fc.pre(capitalWords(text) > 0);
      expect(text).toMatch(/^\p{Lu}\p{L}*(?:[ -]\p{Lu}\p{L}*)*$/u);
    }),
  );
});
