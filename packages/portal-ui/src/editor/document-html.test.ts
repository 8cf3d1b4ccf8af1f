import fc from 'fast-check';
import { canonicalHtml } from '@kontor/portal-core/rich-text';
import { expect, it } from 'vitest';
import { GOOD_SAMPLES, OFFICE_SAMPLES } from '../../../../tests/files/rich-text-samples.js';
import { documentOf, htmlOf } from './document-html.js';

const isBlocks = (html: string) => /^<(?:p|h\d|ul|ol|blockquote)\b/.test(html);

it.each([...GOOD_SAMPLES, ...OFFICE_SAMPLES].filter(({ clean }) => isBlocks(clean)))(
  'gives $name back as it came',
  ({ clean }) => {
    const document = documentOf(clean);
    document.check();
    expect(htmlOf(document)).toBe(clean);
  },
);

it('makes a paragraph of words alone, and nothing of nothing', () => {
  expect(htmlOf(documentOf('hello <b>you</b>'))).toBe('<p>hello <strong>you</strong></p>');
  expect(htmlOf(documentOf(''))).toBe('');
  expect(htmlOf(documentOf('<p></p>'))).toBe('');
});

const TAGS = ['p', 'h3', 'ul', 'ol', 'li', 'blockquote', 'b', 'i', 'u', 's', 'a href="https://a.b"'];
const part = fc.oneof(
  fc.constantFrom(...TAGS).map((tag) => `<${tag}>`),
  fc.constantFrom(...TAGS).map((tag) => `</${tag.split(' ')[0]}>`),
  fc.constantFrom('<br>', 'a', ' b c', '<p align="justify">', '<ol start="3">'),
);

it('the editor gives any clean text back as it came, and its document is valid', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
      const clean = canonicalHtml(parts.join(''));
      fc.pre(
        isBlocks(clean) &&
          clean !== '<p></p>' &&
          !/^<p [^>]*><\/p>$/.test(clean) &&
          !/^<h3><\/h3>$/.test(clean),
      );
      const document = documentOf(clean);
      document.check();
      expect(htmlOf(document)).toBe(clean);
    }),
    { numRuns: 1000 },
  );
});
