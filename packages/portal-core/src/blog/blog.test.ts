import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blogPreview } from './blog-preview.js';
import { validateBlogPost } from './blog.rules.js';
import { blogUrlOf } from './blog-url.js';

describe('the url of a post', () => {
  it.each([
    ['  Neue Öffnungszeiten für Straße und Tor  ', 'Neue-Oeffnungszeiten-fuer-Strasse-und-Tor'],
    ['Cut-off: 14 Uhr', 'Cut-off-14-Uhr'],
    ['Was ist neu?', 'Was-ist-neu'],
    ['U\u0308bersicht Änderungen', 'Uebersicht-Aenderungen'],
    ['Café & Crème', 'Cafe-Creme'],
    ['..', ''],
    ['???', ''],
  ])('%j is %s', (text, url) => {
    expect(blogUrlOf(text)).toBe(url);
  });

  it('a url made of any text holds only letters an address may, and stays the same when made again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const url = blogUrlOf(text);
        expect(url).toMatch(/^[A-Za-z0-9_-]*$/);
        expect(blogUrlOf(url)).toBe(url);
      }),
    );
  });
});

describe('the preview of a post', () => {
  it('the preview of a post is its text, without images and formatting', () => {
    const html = '<h2>Halle 3</h2><p>Inventur<img src="/api/media/x.png" alt="Tor"> &amp; Umbau</p>';
    expect(blogPreview(html)).toBe('Halle 3 Inventur & Umbau');
  });

  it('the preview of a post ends after 100 characters', () => {
    expect(blogPreview(`<p>${'x'.repeat(100)}</p>`)).toBe('x'.repeat(100));
    expect(blogPreview(`<p>${'x'.repeat(101)}</p>`)).toBe(`${'x'.repeat(100)}...`);
    expect(blogPreview(`<p>${'😀'.repeat(101)}</p>`)).toBe(`${'😀'.repeat(100)}...`);
  });
});

describe('a post', () => {
  const post = { name: 'Neu', content: '<p>Hallo</p>', url: 'Neu', thumbnail: 'a.png' };
  const issues = (change: Partial<typeof post>) =>
    validateBlogPost({ ...post, ...change }).map(({ path, code }) => `${path} ${code}`);

  it('a post with name, content, url and thumbnail is complete', () => {
    expect(issues({})).toEqual([]);
    expect(issues({ name: ' ', content: '<p> </p>', url: '!', thumbnail: '' })).toEqual([
      'name required',
      'content required',
      'url required',
      'thumbnail required',
    ]);
  });

  it('a post refuses a thumbnail that is no image', () => {
    expect(issues({ thumbnail: 'preise.pdf' })).toEqual(['thumbnail notAnImage']);
  });

  it('a post refuses a name or url of more than 100 letters', () => {
    expect(issues({ name: 'x'.repeat(100), url: 'x'.repeat(100) })).toEqual([]);
    expect(issues({ name: 'x'.repeat(101), url: 'x'.repeat(101) })).toEqual([
      'name maxLength',
      'url maxLength',
    ]);
  });
});
