import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RICH_TEXT_SAMPLES } from '../../../../tests/files/rich-text-samples.js';
import { cleanHtml } from './clean-html.js';

it.each(RICH_TEXT_SAMPLES)('cleaning keeps of $name what may be kept', ({ html, clean }) => {
  expect(cleanHtml(html)).toBe(clean);
  expect(cleanHtml(clean)).toBe(clean);
});

const piece = fc.oneof(
  fc.constantFrom(...RICH_TEXT_SAMPLES.flatMap(({ html }) => html.match(/<[^>]*>?|[^<]+/g) ?? [])),
  fc.string({ maxLength: 5 }),
  fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '&',
    '&#x3c;',
    '<!--',
    '-->',
    ']]>',
    '</',
    '/>',
    '\u0000',
    '<p',
    ' style="',
    '<a href="',
  ),
);

it('of pieces put together anyhow is clean, and stays as it is when it is cleaned again', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const clean = cleanHtml(pieces.join(''));
      expect(cleanHtml(clean)).toBe(clean);
      const tags = clean.match(/<[^>]*>/g) ?? [];
      for (const tag of tags) expect(tag).toMatch(KNOWN_TAG);
    }),
    { numRuns: 2000 },
  );
});

const KNOWN_TAG =
  /^<(?:\/?(?:ul|li|blockquote|strong|em|s|u)|\/(?:p|h[1-6]|a|ol)|(?:p|h[1-6])(?: align="(?:center|right|justify)")?|ol(?: start="\d+")?|br|a href="(?:(?:https?|ftp|mailto|tel):|\/(?![/\\]))[^"<>\s]*"|img src="\/api\/media\/[\w-]+\.(?:png|jpe?g)" alt="[^"<>]*")>$/i;

it.each(['<blockquote>', '<ul><li>', '<b>', '<p ', '<a "', '<!--', '<div><p>', '&#'])(
  'cleaning takes no more than its share longer for four times as many %s, which are deep, long or never closed',
  (part) => {
    const microseconds = (times: number) => {
      const begun = process.cpuUsage();
      cleanHtml(part.repeat(times));
      return process.cpuUsage(begun).user;
    };
    const best = (times: number) => Math.min(...[1, 2, 3].map(() => microseconds(times)));
    // Four times is linear, sixteen times would be every piece beside every other; below 50 ms the clock is too coarse to tell.
    expect(best(20_000)).toBeLessThan(10 * best(5_000) + 50_000);
  },
);
