import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  completeAddress,
  imageSource,
  linkTarget,
  mediaNameOf,
  mediaNamesIn,
  picturePasses,
} from './addresses.js';
import { RICH_TEXT_ATTRIBUTES, RICH_TEXT_TAGS } from './allow-list.js';
import { canonicalHtml } from './canonical-html.js';
import { isBlankHtml, plainTextOf } from './plain-text.js';

const TAGS = [
  'p',
  'h2',
  'ul',
  'ol',
  'li',
  'blockquote',
  'b',
  'i',
  'u',
  's',
  'a href="https://a.b"',
  'div',
  'span',
  'td',
  'script',
];
const part = fc.oneof(
  fc.constantFrom(...TAGS).map((tag) => `<${tag}>`),
  fc.constantFrom(...TAGS).map((tag) => `</${tag.split(' ')[0]}>`),
  fc.constantFrom(
    '<br>',
    ' ',
    '\n',
    'a',
    'b c',
    '&nbsp;',
    '&amp;',
    '<',
    '<p align="center">',
    '<ol start="3">',
  ),
);

describe('the canonical form', () => {
  it('cleaning rich text twice gives the same as cleaning it once', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
        const once = canonicalHtml(parts.join(''));
        expect(canonicalHtml(once)).toBe(once);
      }),
      { numRuns: 3000 },
    );
  });

  it('keeps every word outside of what is dropped', () => {
    fc.assert(
      fc.property(
        fc.array(
          part.filter((each) => !each.includes('script')),
          { maxLength: 40 },
        ),
        (parts) => {
          const letters = (html: string) =>
            html.replace(/<[^>]*>|&nbsp;|&amp;|&lt;|\s/g, '').replace(/[^abc]/g, '');
          const html = parts.filter((each) => each !== '<').join('');
          expect(letters(canonicalHtml(html))).toBe(letters(html));
        },
      ),
    );
  });

  it.each([
    ['hello', 'hello'],
    ['<p>a<p>b', '<p>a</p><p>b</p>'],
    ['a<div>b</div>c', '<p>a</p><p>b</p><p>c</p>'],
    ['<b>x<p>y</p></b>', '<p><strong>x</strong></p><p><strong>y</strong></p>'],
    [
      '<ul>x<li>a<ul><li>b</ul><li>c</ul>',
      '<ul><li>x</li><li><p>a</p><ul><li>b</li></ul></li><li>c</li></ul>',
    ],
    ['<li>a</li>', '<p>a</p>'],
    ['<div align=center><div>a</div></div>', '<p align="center">a</p>'],
    ['<i>1<b>2</b></i><b>3</b>', '<em>1</em><strong><em>2</em>3</strong>'],
    ['<p> a \n b </p>\n<p></p>', '<p>a b</p><p></p>'],
    ['<ol start="1"><li>a</ol><ol start="x"><li>b</ol>', '<ol><li>a</li></ol><ol><li>b</li></ol>'],
  ])('of %j is %j', (html, clean) => {
    expect(canonicalHtml(html)).toBe(clean);
  });

  it('takes time that grows with the length alone, also of lists without items', () => {
    const begun = process.cpuUsage();
    canonicalHtml('<ul>x'.repeat(30_000));
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(6000);
  });

  it('is never deeper than a page can bear', () => {
    const deep = canonicalHtml(`${'<blockquote><ul><li>'.repeat(5000)}a`);
    expect(deep).toContain('a');
    expect(deep.match(/<blockquote>/g)!.length).toBeLessThan(13);
  });
});

describe('an address', () => {
  it.each([
    ['https://a.example', 'https://a.example'],
    [' HTTP://a.example ', 'HTTP://a.example'],
    ['ftp://a', 'ftp://a'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['tel:+43 1', null],
    ['/downloads', '/downloads'],
    ['', null],
    ['#top', null],
    ['//a.example', null],
    ['/\\a.example', null],
    ['javascript:alert(1)', null],
    ['java\nscript:alert(1)', null],
    ['https:', null],
    ['data:text/html,x', null],
  ])('%j may lead to %j', (address, target) => {
    expect(linkTarget(address)).toBe(target);
  });

  it('typed without its scheme gets it', () => {
    expect(completeAddress(' kontor.example/hilfe ')).toBe('https://kontor.example/hilfe');
    expect(completeAddress('a@kontor.example')).toBe('mailto:a@kontor.example');
    expect(completeAddress('https://kontor.example')).toBe('https://kontor.example');
    expect(completeAddress('javascript:alert(1)')).toBe('javascript:alert(1)');
  });

  it('of a picture is one of the portal', () => {
    expect(imageSource('/media/a-1.png')).toBe('/api/media/a-1.png');
    for (const foreign of [
      'https://a.example/a.png',
      'a.png',
      '/api/media/../a.png',
      '/api/media/a.svg',
      'data:image/png,x',
    ])
      expect(imageSource(foreign)).toBeNull();
    expect(mediaNameOf('/api/media/a.pdf')).toBe('a.pdf');
    expect(mediaNameOf('https://a.example/api/media/a.pdf')).toBeNull();
  });

  it('of a picture loses its pass when the text is cleaned, and shows it where it is read', () => {
    const signed = '/api/media/a-1.png?pass=1764000000.m2.x-_y';
    const html = `<p><img src="${signed}" alt="Karton"> <a href="/api/media/b.pdf">Brief</a></p>`;
    expect(canonicalHtml(html)).toBe(html.replace('?pass=1764000000.m2.x-_y', ''));
    expect([...picturePasses(html)]).toEqual([['/api/media/a-1.png', signed]]);
    expect(mediaNamesIn(html)).toEqual(['a-1.png', 'b.pdf']);
    expect(imageSource('/api/media/a.png?pass=1"onerror=')).toBeNull();
  });
});

describe('the words of HTML', () => {
  it('the words of HTML are one line for each block', () => {
    expect(plainTextOf('<h1>A</h1><p>b <b>c</b><br>d</p><ul><li>e</li><li>f&amp;g</li></ul>')).toBe(
      'A\nb c\nd\ne\nf&g',
    );
  });

  it.each([
    ['', true],
    ['<p></p>', true],
    ['<p>&nbsp; <br></p><ul><li></li></ul>', true],
    ['<p>\u200b</p>', true],
    ['<script>a</script>', true],
    ['<p>.</p>', false],
    ['<p><img src="/api/media/a.png"></p>', false],
    ['<img src="https://a.example/a.png">', true],
  ])('%j is blank: %j', (html, isBlank) => {
    expect(isBlankHtml(html)).toBe(isBlank);
  });
});

it('rich text has attributes for known tags only', () => {
  for (const tag of Object.keys(RICH_TEXT_ATTRIBUTES)) expect(RICH_TEXT_TAGS).toContain(tag);
});
