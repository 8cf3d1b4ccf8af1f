import { expect, it } from 'vitest';
import { createNews } from './news.js';

const FIRST = [
  ['A-1', '', 'Haupt'],
  ['A-2', '', 'Haupt'],
  ['A-3', '', 'Haupt'],
  ['A-4', '', 'Haupt'],
  ['A-5', '', 'Haupt'],
];

it('the first value of a column that was blank is news, and the same value again is none', () => {
  const isNews = createNews(FIRST);
  expect(
    [
      ['B-1', '', 'Haupt'],
      ['B-2', 'NW1003', 'Haupt'],
      ['B-3', 'NW1003', 'Haupt'],
    ].map(isNews),
  ).toEqual([false, true, false]);
});

it('a new value in a column that had few is news, blank ones and missing cells included', () => {
  const isNews = createNews(FIRST);
  expect([['B-1', '', 'Extern'], ['B-2'], ['B-3', '', '']].map(isNews)).toEqual([true, true, false]);
});

it('a column is no longer watched once its values are as many as those of ordinary content', () => {
  const isNews = createNews(FIRST);
  const found = Array.from({ length: 1000 }, (_, at) => isNews([`B-${at}`, `Weg ${at}`, 'Haupt']));
  expect(found.filter(Boolean)).toHaveLength(8);
});
