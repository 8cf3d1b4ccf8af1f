import { expect, it } from 'vitest';
import { publicCmsCode, publicCmsLanguage } from './cms-block.types.js';

it('a public block has a code in each language, the plain one in German', () => {
  expect([publicCmsCode('terms', 'de'), publicCmsCode('terms', 'en')]).toEqual(['terms', 'terms.en']);
});

it('the code tells the language of a public block', () => {
  const codes = ['login', 'imprint.en', 'terms.fr', 'terms.de', 'secret', ''];
  expect(codes.map(publicCmsLanguage)).toEqual(['de', 'en', null, null, null, null]);
});
