import { expect, test } from 'vitest';
import { namesOtherArticle } from './other-article.js';

test.each(['+1 NW1002', 'auch nw1002', 'NW1002 dazu', 'lieber NW1003!', 'NW1001 und NW1002'])(
  '%s names another article than NW1001',
  (text) => expect(namesOtherArticle(text, ['NW1001'])).toBe(true),
);

test.each(['NW1001 bitte als Geschenk', 'nw1001', 'Rechnung RE2026001', 'Tor 1002', '1002', 'DHL', ''])(
  '%s names no other article than NW1001',
  (text) => expect(namesOtherArticle(text, ['NW1001'])).toBe(false),
);

test('all articles of a list in a cell are the row’s own', () => {
  expect(namesOtherArticle('NW1002 als Geschenk', ['2x NW1001, 1x NW1002'])).toBe(false);
  expect(namesOtherArticle('NW1003 dazu', ['2x NW1001, 1x NW1002'])).toBe(true);
});

test('a number of digits alone is no article in a remark', () => {
  expect(namesOtherArticle('Tel. 4712', ['4711'])).toBe(false);
});
